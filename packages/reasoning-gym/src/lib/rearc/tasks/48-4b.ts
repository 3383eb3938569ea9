import { at, type Cell } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { center, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { backdrop, rectangle } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import { growDots } from '../growth.ts';
import { COLORS, inAnyOf, placeSome, without } from '../scenes.ts';
import { changed, perhapsTransposed, type Task, turned } from '../task.ts';
import { markedFigure } from '../families/marked-figure.ts';
import { mirroredCorner } from '../families/mirrored-corner.ts';

/** A pattern of tiles, each column of them moved on against the one before; what is hidden is restored. */
const hiddenTiles: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [tall, wide] = [draw.scaled(2, Math.floor(height / 2) - 1), draw.scaled(2, Math.floor(width / 2) - 1)];
  const cover = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, cover), draw.scaled(2, 9));
  const tile = inAnyOf(draw, colors, rectangle(tall, wide));
  const offset = draw.between(1, tall - 1);
  const across = Math.floor(width / wide) + 1;
  const tiles = range(Math.ceil((height + offset * across) / tall)).flatMap((a) =>
    range(across).map((b) => shifted(tile, at(tall * a - offset * b, wide * b))),
  );
  const output = tiles.reduce((grid, placed) => grid.paint(placed), Grid.filled(-1, height, width));
  const wholeTiles = tiles.map((placed) => placed.values()).filter((dots) => dots.every((dot) => output.holds(dot)));
  const count = draw.scaled(1, Math.floor((height * width) / 20));
  let input = output;
  placeSome(count, 5 * count, () => {
    const [rows, columns] = [draw.between(2, 6), draw.between(2, 6)];
    const place = at(draw.between(0, height - rows), draw.between(0, width - columns));
    const covered = input.fill(cover, backdrop([place, place.moved(rows - 1, columns - 1)]));
    const isOpen = (colorsOfLine: readonly number[]): boolean => !colorsOfLine.includes(cover);
    const isFine =
      wholeTiles.some((dots) => dots.every(({ i, j }) => covered.at(i, j) !== cover)) &&
      covered.rows().filter(isOpen).length >= 2 &&
      covered.transpose().rows().filter(isOpen).length >= 2;
    if (isFine) input = covered;
    return isFine;
  });
  return turned(draw, { input, output });
};

/** Cells beside one of four dots are mirrored to the other three, around a centre that has neither row nor column. */
const cornersAroundPoint: Task = (draw) => {
  const { dotColor, ...pair } = mirroredCorner(draw, 31, { cells: 4, side: 2 });
  const middle = center(pair.input.cellsOfColor(dotColor));
  return changed(pair, (grid) =>
    Grid.from(grid.height - 1, grid.width - 1, (i, j) => grid.at(i < middle.i ? i : i + 1, j < middle.j ? j : j + 1)),
  );
};

/** What is on the left is mirrored to the right. */
const mirroredHalf: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 14)];
  const palette = without(COLORS, 0);
  const ground = draw.choice(palette);
  const colors = draw.sample(without(palette, ground), draw.scaled(1, 8));
  const count = draw.scaled(2, height * width - 1);
  const within = rectangle(height, width);
  const middle = Math.floor(height / 2);
  const firstColor = draw.choice(colors);
  const first = draw.choice(within.filter(({ i }) => i < middle));
  const secondColor = draw.choice(colors);
  const second = draw.choice(within.filter(({ i }) => i > middle));
  const figure = PythonSet.of(first.in(firstColor), second.in(secondColor));
  growDots(draw, figure, count - 2, within, colors);
  const plain = Grid.filled(ground, height, width);
  const rows = plain.paint(figure).rows();
  const half = Grid.fromRows(
    rows.map((row) => [...row.filter((color) => color !== ground), ...row.filter((color) => color === ground)]),
  );
  const left = draw.coin() ? half : half.beside(Grid.filled(ground, height, 1));
  const pair = { input: left.beside(plain), output: left.beside(half.flipColumns()) };
  const sides = draw.coin() ? changed(pair, (grid) => grid.flipColumns()) : pair;
  return draw.coin() ? changed(sides, (grid) => grid.flipRows()) : sides;
};

/** The outermost cells are repeated all around, with black corners. */
const repeatedEdge: Task = (draw) => {
  const [height, width] = [draw.scaled(2, 28), draw.scaled(2, 28)];
  const colors = draw.sample(COLORS, draw.scaled(1, 10));
  const input = Grid.filled(-1, height, width).paint(inAnyOf(draw, colors, rectangle(height, width)));
  const inside = (index: number, length: number): number => Math.min(Math.max(index - 1, 0), length - 1);
  const output = Grid.from(height + 2, width + 2, (i, j) => {
    const isCorner = (i === 0 || i === height + 1) && (j === 0 || j === width + 1);
    return isCorner ? 0 : input.at(inside(i, height), inside(j, width));
  });
  return { input, output };
};

/** The order of the stripes, one cell for each. */
const stripeOrder: Task = (draw) => {
  const [height, width] = [draw.scaled(4, 30), draw.scaled(6, 30)];
  const colors = draw.sample(COLORS, draw.scaled(2, Math.floor(width / 3)));
  const columns = colors.flatMap((color) => [color, color, color]);
  while (columns.length < width) {
    const index = draw.between(0, columns.length - 1);
    columns.splice(index, 0, columns[index]!);
  }
  const rows = range(height).map(() => [...columns]);
  const disturbances = draw.scaled(0, 3 * height * colors.length);
  for (let k = 0; k < disturbances; k++) {
    const seams: Cell[] = [];
    rows.forEach((row, i) => {
      for (let j = 0; j < width - 3; j++) {
        if (row[j] === row[j + 1] && row[j + 2] === row[j + 3]) seams.push(at(i, j));
      }
    });
    if (seams.length === 0) break;
    const { i, j } = draw.choice(seams);
    const row = rows[i]!;
    if (draw.coin()) row[j + 1] = row[j + 2]!;
    else row[j + 2] = row[j]!;
  }
  return perhapsTransposed(draw, { input: Grid.fromRows(rows), output: Grid.fromRows([colors]) });
};

export const tasks: Readonly<Record<string, Task>> = {
  '484b58aa': hiddenTiles,
  '48d8fb45': markedFigure('without'),
  '4938f0c2': cornersAroundPoint,
  '496994bd': mirroredHalf,
  '49d1d64f': repeatedEdge,
  '4be741c5': stripeOrder,
};
