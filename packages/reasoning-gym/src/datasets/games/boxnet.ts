import { defineDataset } from '../../core/define.ts';
import { range, texts } from '../../core/fields.ts';
import { isRecord, parseJson } from '../../lib/json-text.ts';
import { floatRepr } from '../../lib/python-text.ts';

/** What lies in each square, squares being named by their centres: `0.5_1.5` is row 1, column 2. */
type Field = Readonly<Record<string, readonly string[]>>;
type Point = readonly [row: number, column: number];

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** What a readable plan earns that delivers nothing. */
const EFFORT = 0.05;
const LONGEST_PLAN = 200_000;

export default defineDataset({
  name: 'boxnet',
  category: 'games',
  about: 'Direct a team of agents that pass coloured boxes to their targets.',

  config: {
    row_num: range(1, 4, { about: 'rows of the field', floor: 1, ceiling: 50, levels: LEVELS, interval: true }),
    column_num: range(2, 4, { about: 'columns of the field', floor: 1, ceiling: 50, levels: LEVELS, interval: true }),
    box_num: range(1, 1, { about: 'boxes of each colour', floor: 1, ceiling: 100, levels: LEVELS, interval: true }),
    colour_list: texts(['red', 'blue', 'green'], { about: 'colours of boxes and targets', most: 50 }),
  },

  generate({ config, rng }) {
    const rows = rng.between(config.row_num);
    const columns = rng.between(config.column_num);
    const field: Record<string, string[]> = {};
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) field[`${row}.5_${column}.5`] = [];
    }
    const squares = Object.values(field);
    for (const colour of config.colour_list) {
      for (let left = rng.between(config.box_num); left > 0; left--) {
        const box = rng.choice(squares);
        const target = rng.choice(squares);
        box.push(`box_${colour}`);
        target.push(`target_${colour}`);
      }
    }
    return {
      question: ask(rows, columns, field),
      answer: null,
      metadata: { row_num: rows, column_num: columns, initial_state: field },
    };
  },

  /** The share of boxes delivered; orders that make no sense are not carried out. */
  score(answer, { metadata: { initial_state: start } }) {
    const plan = answer.length > LONGEST_PLAN ? undefined : parseJson(answer);
    const steps = typeof plan === 'object' && plan !== null ? Object.values(plan) : [undefined];
    if (!steps.every(isRecord)) return 0;
    const boxes = countBoxes(start);
    return Math.max(EFFORT, (boxes - countBoxes(carryOut(steps, start))) / boxes);
  },
});

function ask(rows: number, columns: number, field: Field): string {
  const squares = Object.entries(field).map(
    ([name, things]) =>
      `square[${name.replace('_', ', ')}]: ${things.length > 0 ? [...things].sort().join(', ') : 'nothing'}`,
  );
  return (
    `A field has ${rows} row${rows > 1 ? 's' : ''} and ${columns} column${columns > 1 ? 's' : ''} of squares, each named by the row and column of its centre. ` +
    'In every square stands one agent, and it reaches only what lies in its own square. The squares hold:\n\n' +
    `${squares.join('\n')}\n\n` +
    'Bring every box to a target of its colour. At each step an agent may do one of two things:\n' +
    '- "move(box_C, square[R, K])" hands a box of colour C to the square directly above, below, left or right;\n' +
    '- "move(box_C, target_C)" puts a box on a target of its colour in the same square, and both are gone.\n\n' +
    'Plan as few steps as you can. Reply with a JSON list that has one object for each step, in which the acting agents are the keys ' +
    'and their moves the values, like this:\n' +
    '[{"Agent[0.5, 0.5]": "move(box_pink, square[0.5, 1.5])"}, {"Agent[0.5, 1.5]": "move(box_pink, target_pink)"}]'
  );
}

function countBoxes(field: Field): number {
  let count = 0;
  for (const things of Object.values(field)) for (const thing of things) if (thing.startsWith('box_')) count += 1;
  return count;
}

function carryOut(steps: readonly Readonly<Record<string, unknown>>[], start: Field): Field {
  const field = new Map(Object.entries(start).map(([name, things]) => [name, [...things]]));
  for (const step of steps) {
    const orders = new Map<string, { readonly from: Point; readonly box: string; readonly to: string }>();
    for (const [agent, action] of Object.entries(step)) {
      const from = pointIn(agent);
      const move = typeof action === 'string' ? readMove(action) : undefined;
      if (from && move) orders.set(squareName(from), { from, ...move });
    }
    for (const [name, { from, box, to }] of orders) {
      const here = field.get(name);
      if (!box.startsWith('box_') || !here?.includes(box)) continue;
      if (to === `target_${box.slice(4)}` && here.includes(to)) {
        here.splice(here.indexOf(box), 1);
        here.splice(here.indexOf(to), 1);
      } else if (to.includes('square')) {
        const there = neighbour(from, to, field);
        if (there) there.push(...here.splice(here.indexOf(box), 1));
      }
    }
  }
  return Object.fromEntries(field);
}

/** `move(thing, place)`, whatever follows it. */
function readMove(action: string): { readonly box: string; readonly to: string } | undefined {
  if (!action.startsWith('move(')) return undefined;
  const comma = action.search(/,\s/);
  const end = action.indexOf(')', comma);
  if (comma < 0 || end < 0) return undefined;
  const to = action.slice(comma + 2, end);
  return to.includes('\n') ? undefined : { box: action.slice(5, comma), to };
}

function neighbour(from: Point, to: string, field: ReadonlyMap<string, string[]>): string[] | undefined {
  const point = pointIn(to);
  const isNext = point && Math.abs(from[0] - point[0]) + Math.abs(from[1] - point[1]) === 1;
  return isNext ? field.get(squareName(point)) : undefined;
}

function pointIn(text: string): Point | undefined {
  const [row, column] = text.match(/\d+\.?\d*/g) ?? [];
  return row !== undefined && column !== undefined ? [Number(row), Number(column)] : undefined;
}

const squareName = ([row, column]: Point): string => `${floatRepr(row)}_${floatRepr(column)}`;
