import { defineDataset } from '../../core/define.ts';
import { flag, int, range } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { type Cube, isSolved, parseTurn, shareInPlace, showFace, solvedCube, turn } from '../../lib/rubiks-cube.ts';
import { solve } from '../../lib/rubiks-solver.ts';

const FACES = ['L', 'R', 'D', 'U', 'B', 'F'] as const;
const MOST_MOVES = 5_000;
const TERMINAL_COLORS: Readonly<Record<string, number>> = { R: 196, O: 208, W: 231, Y: 226, B: 33, G: 40 };

export default defineDataset({
  name: 'rubiks_cube',
  category: 'cognition',
  about: 'Solve a scrambled cube by turning its faces.',

  config: {
    scramble_steps: range(3, 10, {
      about: 'random moves that scramble the cube',
      floor: 1,
      ceiling: 1_000,
      levels: [3, 10, 25, 50, 100],
      interval: true,
    }),
    cube_size: int(3, { about: 'pieces along an edge', floor: 2, ceiling: 7, levels: [3, 4, 5, 6, 7] }),
    remove_ansi: flag(true, { about: 'letters only; otherwise colored by terminal escape codes' }),
  },
  difficulty: ({ cube_size, scramble_steps: { min, max } }) => ({ cube_size, scramble_steps: [min, max] }),

  generate({ config: { cube_size: size, scramble_steps, remove_ansi }, rng }) {
    const steps = rng.between(scramble_steps);
    const scramble = Array.from({ length: steps }, () => randomMove(size, rng));
    const cube = solvedCube(size);
    for (const move of scramble) turn(cube, parseTurn(move, size)!);
    return {
      question:
        `This is a ${size}x${size}x${size} Rubik's cube, unfolded: the upper face U on top, then the faces L, F, R and B side by ` +
        `side, then the lower face D. Letters are colors.\n\n${drawing(cube, !remove_ansi)}\n\n` +
        'Solve it, so that each face has a single color. U, D, L, R, F and B turn that face a quarter clockwise, as seen from ' +
        `outside; with ' they turn it back.${size > 3 ? DEEPER : ''} Reply with the moves alone, separated by blanks, such as: R U' F F`,
      answer: null,
      metadata: {
        cube_size: size,
        scramble_steps: steps,
        scramble_moves: scramble.join(' '),
        example_correct_answer: size === 3 ? solve(cube).join(' ') : '',
      },
    };
  },

  /** Short of a solution, the share of stickers in place counts. */
  score(answer, { metadata }) {
    const cube = solvedCube(metadata.cube_size);
    const scramble = replay(cube, metadata.scramble_moves);
    const made = replay(cube, answer);
    if (scramble === undefined || made === undefined) return 0.01;
    if (isSolved(cube)) return 1;
    return made === 0 ? 0.01 : Math.max(0.05, shareInPlace(cube));
  },
});

const DEEPER =
  ' A number in front means the layer at that depth alone (2R is the one next to R); w means all layers down to that depth ' +
  '(3Rw is three of them, Rw is two).';

function randomMove(size: number, rng: Rng): string {
  const face = rng.choice(FACES);
  const isBack = rng.choice([false, true]);
  const isWide = size > 3 && rng.choice([false, true]);
  const depth = size > 3 ? rng.randint(1, Math.floor(size / 2)) : 1;
  const isPlain = depth === (isWide ? 2 : 1);
  return `${isPlain ? '' : depth}${face}${isWide ? 'w' : ''}${isBack ? "'" : ''}`;
}

function drawing(cube: Cube, isColored: boolean): string {
  const letter = (color: string): string =>
    isColored ? `\u001b[48;5;${TERMINAL_COLORS[color]};38;5;16m${color}\u001b[0m` : color;
  const rows = (face: (typeof FACES)[number]): string[] => showFace(cube, face).map((row) => row.map(letter).join(' '));
  const margin = ' '.repeat(2 * cube.size + 1);
  const [left, front, right, back] = (['L', 'F', 'R', 'B'] as const).map(rows) as [
    string[],
    string[],
    string[],
    string[],
  ];
  return [
    ...rows('U').map((row) => margin + row),
    ...left.map((row, i) => [row, front[i], right[i], back[i]].join('  ')),
    ...rows('D').map((row) => margin + row),
  ].join('\n');
}

/** Makes the moves of a text and counts them, or gives up on one that the cube does not have. */
function replay(cube: Cube, text: string): number | undefined {
  let [words, count] = [0, 0];
  for (const [word] of text.matchAll(/\S+/g)) {
    words += 1;
    const move = parseTurn(word, cube.size);
    if (words > MOST_MOVES || (!move && !/^\d/.test(word))) return undefined;
    if (!move) continue;
    turn(cube, move);
    count += 1;
  }
  return count;
}
