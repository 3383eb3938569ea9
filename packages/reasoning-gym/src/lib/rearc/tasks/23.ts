import { attempt } from '../../attempt.ts';
import { at, type Cell, type Dot } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { byColor } from '../../grid/objects.ts';
import { bounds, colorOf, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import type { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';
import { COLORS, without } from '../scenes.ts';
import { type Task } from '../task.ts';

/** A path from the left edge to a column, never to the left. */
function drawPath(draw: Draw, height: number, width: number): Cell[] {
  const path = [at(draw.between(0, height - 1), 0)];
  // The start does not count as taken until the path comes back to it.
  const taken = new Set<Cell>();
  for (;;) {
    const last = path.at(-1)!;
    if (last.j === width - 1 && draw.choice([true, false, false])) return path;
    const options = [last.moved(1, 0), last.moved(-1, 0)].filter(
      (cell) => cell.i >= 0 && cell.i < height && !taken.has(cell),
    );
    if (last.j < width - 1) options.push(last.moved(0, 1));
    if (options.length === 0) return path;
    const next = draw.choice(options);
    path.push(next);
    taken.add(next);
  }
}

/** A path in pieces, each at least three cells long and two columns wide, that begin with a step to the right. */
function cutPath(path: readonly Cell[]): Cell[][] {
  const pieces: Cell[][] = [];
  let piece: Cell[] = [];
  path.forEach((cell, index) => {
    if (piece.length > 2 && bounds(piece).width > 1 && path[index - 1] === cell.moved(0, -1)) {
      pieces.push(piece);
      piece = [];
    }
    piece.push(cell);
  });
  pieces.at(-1)!.push(...piece);
  return pieces;
}

/** Pieces of a path that lie apart are put together at their marked ends. */
const joinedPath: Task = (draw) => {
  const { input, path, ground } = attempt('path of several pieces', () => {
    const [height, width] = [draw.scaled(5, 30), draw.scaled(6, 20)];
    const [ground, endColor] = draw.sample(COLORS, 2);
    const colors = draw.sample(without(COLORS, ground, endColor), draw.scaled(1, 8));
    let pieces = cutPath(drawPath(draw, height, width));
    if (pieces.length < 2) return undefined;
    for (let surplus = pieces.length - draw.scaled(2, pieces.length); surplus > 0; surplus--) {
      const index = draw.between(0, pieces.length - 2);
      pieces = pieces.toSpliced(index, 2, pieces.slice(index, index + 2).flat());
    }
    const whole = pieces.map((piece) => {
      const color = draw.choice(colors);
      return piece.map((cell) => cell.in(color));
    });
    const marked = whole.map((dots, index): Dot[] => {
      const [first, last] = [dots[0]!, dots.at(-1)!];
      return [
        index > 0 ? first.cell.in(endColor) : first,
        ...dots.slice(1, -1),
        index < whole.length - 1 ? last.cell.in(endColor) : last,
      ];
    });
    const gaps = marked.slice(1).map(() => 1);
    const fullWidth = draw.scaled(width, 30);
    for (let surplus = fullWidth - width - marked.length - 1; surplus > 0; surplus--) {
      gaps[draw.between(0, gaps.length - 1)]! += 1;
    }
    let left = 0;
    const apart = marked.map((dots, index) => {
      const around = bounds(dots);
      left += gaps[index - 1] ?? 0;
      const top = index === 0 ? around.top : draw.between(0, height - around.height);
      const moved = dots.map((dot) => dot.moved(top - around.top, left - around.left));
      left += around.width;
      return moved;
    });
    return {
      input: Grid.filled(ground, height, fullWidth).paint(apart.flat()),
      path: Grid.filled(ground, height, 30).paint(whole.flat()),
      ground,
    };
  });
  // The output is as narrow as it can be without fewer coloured cells than the input has.
  const { height, width } = input;
  const colored = height * width - input.count(input.mostCommonColor());
  const upTo = (columns: number): Grid => path.crop(0, 0, height, columns);
  let columns = path.width;
  while (height * (columns - 1) - upTo(columns - 1).count(ground) >= colored) columns -= 1;
  return { input, output: upTo(columns) };
};

/** Every dot becomes a row and a column; where those of both colours cross, there is a mark. */
const crossedLines: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(without(COLORS, 2));
  const firstColor = draw.choice(without(COLORS, 2, ground));
  const secondColor = draw.choice(without(COLORS, 2, ground, firstColor));
  const most = Math.floor((height * width) / 4);
  const [firstCount, secondCount] = [draw.scaled(1, most), draw.scaled(1, most)];
  const cells = rectangle(height, width).values();
  const first = draw.sample(cells, firstCount);
  const second = draw.sample(without(cells, ...first), secondCount);
  const isOnLine = (dots: readonly Cell[]): ((i: number, j: number) => boolean) => {
    const rows = new Set(dots.map(({ i }) => i));
    const columns = new Set(dots.map(({ j }) => j));
    return (i, j) => rows.has(i) || columns.has(j);
  };
  const [isOnFirst, isOnSecond] = [isOnLine(first), isOnLine(second)];
  const lines = Grid.from(height, width, (i, j) => {
    if (isOnFirst(i, j)) return isOnSecond(i, j) ? 2 : firstColor;
    return isOnSecond(i, j) ? secondColor : ground;
  });
  return {
    input: Grid.filled(ground, height, width).fill(firstColor, first).fill(secondColor, second),
    output: lines.fill(firstColor, first).fill(secondColor, second),
  };
};

/** Whether cells of a colour lead from one patch to another, without diagonal steps. */
function areConnected(grid: Grid, color: number, from: PythonSet<Cell>, to: PythonSet<Cell>): boolean {
  const seen = new Set<Cell>();
  const queue = [...from];
  for (const cell of queue) {
    for (const next of sideNeighbors(cell)) {
      if (to.has(next) && seen.has(cell)) return true;
      if (seen.has(next) || !grid.holds(next) || grid.at(next.i, next.j) !== color) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return false;
}

/** One cell that tells whether the two squares are connected. */
const connection: Task = (draw) =>
  attempt('grid of three colours', () => {
    const [height, width] = [draw.scaled(6, 30), draw.scaled(6, 30)];
    const places = rectangle(height - 1, width - 1).values();
    const drawPlaces = (): [Cell, Cell] => {
      const first = draw.choice(places);
      return [first, draw.choice(without(places, first))];
    };
    let [first, second] = drawPlaces();
    const nearest = draw.scaled(3, Math.min(height, width) - 3);
    while (Math.abs(first.i - second.i) + Math.abs(first.j - second.j) <= nearest) [first, second] = drawPlaces();
    const [color, squareColor] = draw.sample(range(1, 10), 2);
    const [from, to] = [shifted(rectangle(2, 2), first), shifted(rectangle(2, 2), second)];
    const squares = Grid.filled(0, height, width).fill(squareColor, from).fill(squareColor, to);
    const free = squares.cellsOfColor(0);
    const count = draw.scaled(Math.trunc(0.25 * free.size), Math.trunc(0.75 * free.size));
    let input = squares.fill(color, draw.sample(free, count));
    const shouldConnect = draw.coin();
    const [before, after] = shouldConnect ? [0, color] : [color, 0];
    while (areConnected(input, color, from, to) !== shouldConnect && input.count(before) > 0) {
      input = input.fill(after, [draw.choice(input.cellsOfColor(before))]);
    }
    const output = Grid.filled(shouldConnect ? color : 0, 1, 1);
    return input.palette().size === 3 ? { input, output } : undefined;
  });

/** The colour of the smallest complete rectangle; of several, the one that the set of colours has first. */
function smallestRectangle(grid: Grid): number {
  const areaOf = (dots: PythonSet<Dot>): number => bounds(dots).height * bounds(dots).width;
  const [smallest] = [...byColor(grid).filter((dots) => dots.size === areaOf(dots))].toSorted(
    (a, b) => areaOf(a) - areaOf(b),
  );
  return colorOf(smallest!);
}

/** The smallest of the rectangles, cut out. */
const smallestOfAll: Task = (draw) => {
  const [height, width] = [draw.scaled(5, 30), draw.scaled(5, 30)];
  const ground = draw.choice(COLORS);
  let colors = without(COLORS, ground);
  let input = Grid.filled(ground, height, width);
  let output = input;
  let [tall, wide] = [draw.scaled(2, height - 1), draw.scaled(2, width - 1)];
  for (let count = draw.scaled(1, 8); count > 0 && tall > 0 && wide > 0; count--) {
    const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
    const color = draw.choice(colors);
    colors = without(colors, color);
    const next = input.fill(color, backdrop([place, place.moved(tall - 1, wide - 1)]));
    if (smallestRectangle(next) !== color) break;
    input = next;
    output = Grid.filled(color, tall, wide);
    tall = draw.scaled(Math.max(0, tall - 4), tall - 1);
    wide = draw.scaled(Math.max(0, wide - 4), wide - 1);
  }
  return { input, output };
};

export const tasks: Readonly<Record<string, Task>> = {
  '234bbc79': joinedPath,
  '23581191': crossedLines,
  '239be575': connection,
  '23b5c85d': smallestOfAll,
};
