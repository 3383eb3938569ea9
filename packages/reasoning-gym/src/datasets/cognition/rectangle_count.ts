import { defineDataset } from '../../core/define.ts';
import { int } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { parseIntText } from '../../lib/python-int.ts';

const ATTEMPTS = 100_000;
const GLYPHS = ' #█';
const SHARE_FOR_CLOSE = 0.8;
const TOO_FAR = 5;

export default defineDataset({
  name: 'rectangle_count',
  category: 'cognition',
  about: 'Count the outlines of rectangles that cross each other.',

  config: {
    max_rectangles: int(10, { about: 'most rectangles drawn', floor: 1, ceiling: 10_000, levels: [5, 10, 15, 20, 25] }),
    width: int(80, { about: 'columns of the drawing', floor: 10, ceiling: 1000 }),
    height: int(80, { about: 'rows of the drawing', floor: 10, ceiling: 1000 }),
  },

  generate({ config: { max_rectangles, width, height }, rng }) {
    const wanted = rng.randint(1, max_rectangles);
    const { layers, drawn } = draw(wanted, width, height, rng);
    const puzzle = show(layers, width);
    return {
      question:
        "Each rectangle below is an outline of '#', at least three cells wide and three cells high; a cell where two " +
        `outlines meet shows '█' instead, and no cell belongs to more than two.\n\n\`\`\`\n${puzzle}\`\`\`\n\n` +
        'How many rectangles were drawn? Reply with the number alone.',
      answer: String(drawn),
      metadata: { puzzle, solution: drawn, num_rectangles: wanted },
    };
  },

  /** A count that is off by less than five earns a part. */
  score(answer, { answer: oracle }) {
    const distance = Math.abs((parseIntText(answer) ?? Number.POSITIVE_INFINITY) - Number(oracle));
    if (distance === 0) return 1;
    return distance < TOO_FAR ? SHARE_FOR_CLOSE * (1 - distance / TOO_FAR) : 0;
  },
});

function show(layers: Uint8Array, width: number): string {
  let text = '';
  for (let start = 0; start < layers.length; start += width) {
    const codes: number[] = [];
    for (let i = start; i < start + width; i++) codes.push(GLYPHS.charCodeAt(layers[i]!));
    text += `${String.fromCharCode(...codes)}\n`;
  }
  return text;
}

/** How many outlines run through each cell; fewer rectangles than wanted where the room does not suffice. */
function draw(wanted: number, width: number, height: number, rng: Rng): { layers: Uint8Array; drawn: number } {
  const layers = new Uint8Array(width * height);
  let drawn = 0;
  for (let tries = 0; tries < ATTEMPTS && drawn < wanted; tries++) {
    const left = rng.randint(0, width - 3);
    const right = rng.randint(left + 2, width - 1);
    const top = rng.randint(0, height - 3);
    const bottom = rng.randint(top + 2, height - 1);
    const cells = outline(left, right, top, bottom, width);
    if (cells.some((cell) => layers[cell] === 2)) continue;
    for (const cell of cells) layers[cell]! += 1;
    drawn += 1;
  }
  return { layers, drawn };
}

function outline(left: number, right: number, top: number, bottom: number, width: number): number[] {
  const cells: number[] = [];
  for (let column = left; column <= right; column++) cells.push(top * width + column, bottom * width + column);
  for (let row = top + 1; row < bottom; row++) cells.push(row * width + left, row * width + right);
  return cells;
}
