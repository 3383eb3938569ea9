import { at, type Cell, DOWN, UP } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { bounds, shifted } from '../../grid/patch.ts';
import { fullColumn, fullRow, rectangle } from '../../grid/shapes.ts';
import { COLORS, without } from '../scenes.ts';
import type { Task } from '../task.ts';

interface Piece {
  readonly cells: readonly Cell[];
  readonly color: number;
  /** Where another piece of this colour may not lie, seen from this one. */
  readonly forbidden: readonly Cell[];
}

const SQUARE: Piece = {
  cells: rectangle(2, 2).values(),
  color: 8,
  forbidden: [at(-2, 0), at(2, 0), at(0, 2), at(0, -2)],
};
const LEVEL: Piece = { cells: [at(0, 0), at(0, 1), at(0, 2)], color: 2, forbidden: [at(0, 3), at(0, -3)] };
const UPRIGHT: Piece = { cells: [at(0, 0), at(1, 0), at(2, 0)], color: 2, forbidden: [DOWN, UP] };

/** Squares of four and lines of three, packed together in one colour, are told apart. */
const squaresAndLines: Task = (draw) => {
  const [height, width] = [draw.scaled(8, 30), draw.scaled(8, 30)];
  const [ground, color] = draw.sample(without(COLORS, 2, 8), 2);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let free = input.cells();
  const forbidden = { [SQUARE.color]: new Set<Cell>(), [LEVEL.color]: new Set<Cell>() };
  for (let count = draw.scaled(2, Math.floor((height * width) / 10)); count > 0; count--) {
    const straight = draw.choice([LEVEL, UPRIGHT]);
    const piece = draw.choice([SQUARE, straight]);
    const { height: tall, width: wide } = bounds(piece.cells);
    const isFree = (place: Cell): boolean => piece.cells.every((cell) => free.has(cell.plus(place)));
    const isForbidden = forbidden[piece.color]!;
    const places = free
      .filter((place) => place.i <= height - tall && place.j <= width - wide && isFree(place))
      .filter((place) => !isForbidden.has(place));
    if (places.size === 0) break;
    const place = draw.choice(places);
    for (const step of piece.forbidden) isForbidden.add(place.plus(step));
    const placed = shifted(piece.cells, place);
    input = input.fill(color, placed);
    output = output.fill(piece.color, placed);
    free = free.difference(placed);
  }
  return { input, output };
};

/** Red dots become columns, then blue and green ones rows. */
const dotsToLines: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  let input = Grid.filled(draw.choice(without(COLORS, 1, 2, 3)), height, width);
  let output = input;
  let free = input.cells().values();
  const rows = new Set<number>();
  const columns = new Set<number>();
  for (const color of [2, 1, 3]) {
    const isRed = color === 2;
    for (let count = draw.scaled(1, isRed ? width : Math.floor(height / 2)); count > 0; count--) {
      const cell = draw.choice(free.filter(({ i, j }) => (isRed ? !columns.has(j) : !rows.has(i))));
      if (isRed) columns.add(cell.j);
      else rows.add(cell.i);
      input = input.fill(color, [cell]);
      output = output.fill(color, isRed ? fullColumn(cell.j) : fullRow(cell.i));
      free = without(free, cell);
    }
  }
  return { input, output };
};

export const tasks: Readonly<Record<string, Task>> = {
  '150deff5': squaresAndLines,
  '178fcbfb': dotsToLines,
};
