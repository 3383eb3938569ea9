import { Grid } from '../grid/grid.ts';
import type { Board } from './board-format.ts';

export interface Pair<Shown = Grid> {
  readonly input: Shown;
  readonly output: Shown;
}

/** Pairs to learn from and pairs to solve. */
export interface ArcTask<Shown = Grid> {
  readonly train: readonly Pair<Shown>[];
  readonly test: readonly Pair<Shown>[];
}

/** A task by its id; made or looked up when it is wanted. */
export interface Entry {
  readonly id: string;
  readonly task: () => ArcTask;
}

/** The tasks to practise with and those to be examined with, each in the order of their ids. */
export interface Collection {
  readonly train: readonly Entry[];
  readonly eval: readonly Entry[];
}

const LONGEST_SIDE = 30;
const COLORS = 10;

/** The public format: `{ train: { id: task }, eval: { id: task } }`, a task being `{ train: [pair], test: [pair] }`. */
export function parseCollection(text: string): Collection {
  const file: unknown = JSON.parse(text);
  return { train: entriesOf(file, 'train'), eval: entriesOf(file, 'eval') };
}

function entriesOf(file: unknown, half: 'train' | 'eval'): Entry[] {
  const tasks = isObject(file) ? file[half] : undefined;
  if (!isObject(tasks)) throw new TypeError(`arc1.json: ${half} must be an object of tasks by id`);
  return Object.entries(tasks)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, task]) => {
      if (!isTask(task)) throw new TypeError(`arc1.json: ${half}.${id} is no task with train and test pairs of boards`);
      const grids = { train: task.train.map(gridsOf), test: task.test.map(gridsOf) };
      return { id, task: () => grids };
    });
}

const gridsOf = ({ input, output }: Pair<Board>): Pair => ({
  input: Grid.fromRows(input),
  output: Grid.fromRows(output),
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTask = (value: unknown): value is ArcTask<Board> =>
  isObject(value) && arePairs(value['train']) && arePairs(value['test']);

const arePairs = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((pair) => isObject(pair) && isBoard(pair['input']) && isBoard(pair['output']));

const isSide = (length: number): boolean => length >= 1 && length <= LONGEST_SIDE;
const isColor = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < COLORS;

const isBoard = (value: unknown): boolean =>
  Array.isArray(value) &&
  isSide(value.length) &&
  value.every((row) => Array.isArray(row) && row.length === value[0].length && row.every(isColor)) &&
  isSide(value[0].length);
