import { at, type Cell, type Dot, ORIGIN } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { occurrences } from '../../grid/objects.ts';
import { bounds, cellsOf, normalized, recolored, shifted } from '../../grid/patch.ts';
import { range } from '../../grid/range.ts';
import { corners, line, neighbors, outbox, rectangle, sideNeighbors } from '../../grid/shapes.ts';
import { merged, PythonSet } from '../../python-set.ts';
import { growBy, growToSpan } from '../growth.ts';
import { COLORS, inAnyOf, placeSome, without, strewn } from '../scenes.ts';
import { mirrored, type Task } from '../task.ts';

/** The shape is drawn around each of the single cells. */
const shapeAroundCells: Task = (draw) => {
  const [height, width] = [draw.scaled(8, 30), draw.scaled(8, 30)];
  const up = draw.scaled(0, 2);
  const aside = draw.scaled(up > 0 ? 0 : 1, 2);
  const [tall, wide] = [2 * up + 1, 2 * aside + 1];
  const middle = at(up, aside);
  const within = rectangle(tall, wide).filter((cell) => cell !== middle);
  const cells = PythonSet.of(middle);
  const size = draw.scaled(Math.max(tall, wide), tall * wide);
  growToSpan(draw, cells, within, size, { tall, wide }, sideNeighbors);
  const [ground, mark] = draw.sample(COLORS, 2);
  const shape = inAnyOf(draw, draw.sample(without(COLORS, ground, mark), draw.scaled(1, 8)), cells);
  const shown = shifted(shape, at(draw.between(0, height - tall), draw.between(0, width - wide)));
  let input = Grid.filled(ground, height, width).paint(shown);
  let output = input;
  let free = input
    .cells()
    .difference(cellsOf(shown))
    .difference(merged(cellsOf(shown).values().map(neighbors)));
  const count = draw.scaled(1, Math.floor((height * width) / (2 * size)));
  placeSome(count, 4 * count + 1, () => {
    if (free.size === 0) return false;
    const place = draw.choice(free);
    const taken = shifted(cells, place);
    if (!taken.isSubsetOf(free)) return false;
    input = input.fill(mark, [place.plus(middle)]);
    output = output.paint(shifted(shape, place));
    free = free.difference(taken).difference(merged(taken.values().map(sideNeighbors)));
    return true;
  });
  return { input, output };
};

/** Of four small grids, the one that is not like the others. */
const oddOneOut: Task = (draw) => {
  const [height, width] = [draw.scaled(1, 14), draw.scaled(1, 14)];
  const area = height * width;
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(1, Math.min(9, area)));
  const common = strewn(draw, Grid.filled(ground, height, width), colors);
  let odd = common;
  for (const cell of draw.sample(common.cells(), area - draw.scaled(0, area - 1))) {
    odd = odd.fill(draw.choice(without([...colors, ground], odd.at(cell.i, cell.j))), [cell]);
  }
  const places = [ORIGIN, at(height + 1, width + 1), at(height + 1, 0), at(0, width + 1)];
  const placeOfOdd = draw.choice(places);
  const input = places.reduce(
    (grid, place) => grid.paint(shifted((place === placeOfOdd ? odd : common).dots(), place)),
    Grid.filled(ground, 2 * height + 1, 2 * width + 1),
  );
  return { input, output: odd };
};

/** Every black rectangle as large as the framed one gets a frame, too. */
const framesLikeTheFirst: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [tall, wide] = [draw.between(2, Math.floor(height / 4)), draw.between(2, Math.floor(width / 4))];
  const frameColor = draw.choice(range(1, 10));
  const colors = draw.sample(without(COLORS, 0, frameColor), draw.scaled(1, 8));
  let free = rectangle(height, width);
  let input = Grid.filled(0, height, width).paint(inAnyOf(draw, colors, free));
  input = input.fill(0, draw.sample(free, draw.scaled(0, Math.floor((height * width) / 2))));
  const hole = rectangle(tall, wide);
  const chanceHoles = occurrences(input, recolored(hole, 0));
  const closing = chanceHoles.map((place) => draw.choice(shifted(hole, place)));
  input = input.paint(inAnyOf(draw, colors, closing));
  let output = input;
  let isFirst = true;
  const closedSides = (place: Cell): Dot[] =>
    sidesAround(place, tall, wide).map((side) => {
      const color = draw.choice(colors);
      return draw.choice(side).in(color);
    });
  const count = draw.scaled(2, Math.floor((height * width) / ((tall + 2) * (wide + 2))));
  const hasRoom = ({ i, j }: Cell): boolean => i <= height - tall && j <= width - wide;
  let places = free.filter(hasRoom);
  placeSome(count, 5 * count, () => {
    if (places.size === 0) return false;
    const place = draw.choice(places);
    const placed = shifted(hole, place);
    const frame = outbox(placed);
    if (!frame.isSubsetOf(free)) return false;
    free = free.difference(frame);
    places = free.filter(hasRoom);
    input = input.fill(0, placed);
    output = output.fill(0, placed).fill(frameColor, frame);
    // A hole without a frame does not go on beyond its sides.
    input = isFirst ? input.fill(frameColor, frame) : input.paint(closedSides(place));
    isFirst = false;
    return true;
  });
  return { input, output };
};

/** The shape between the four corners, enlarged so that its marks fall on theirs. */
const enlargedBetweenCorners: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const within = rectangle(draw.scaled(2, Math.floor(height / 5)), draw.scaled(2, Math.floor(width / 5)));
  const [ground, cornerColor, firstMark, secondMark, color] = draw.sample(COLORS, 5);
  const grown = PythonSet.of(draw.choice(within));
  const size = draw.fewOrMany(0, Math.floor(within.size / 2), within.size, 3);
  growBy(draw, size - 1, { cells: grown, room: within });
  const cells = normalized(grown);
  const { height: tall, width: wide } = bounds(cells);
  const first = draw.choice(cells);
  const second = draw.choice(without(cells.values(), first));
  const plain = cells.difference(PythonSet.of(first, second));
  const shape = recolored(plain, color).union(PythonSet.of(first.in(firstMark), second.in(secondMark)));
  const down = draw.scaled(1, Math.floor((height - tall - 4) / tall));
  const right = draw.scaled(1, Math.floor((width - wide - 4) / wide));
  const place = at(draw.between(0, 2), draw.between(0, 2));
  const frameTall = draw.scaled(down * tall + 2, height - tall - 2);
  const frameWide = draw.scaled(right * wide + 2, width);
  const corner = at(draw.between(place.i + tall, height - frameTall), draw.between(0, width - frameWide));
  const frame = corners([corner, corner.moved(frameTall - 1, frameWide - 1)]);
  const scene = Grid.filled(ground, height, width).paint(shifted(shape, place)).fill(cornerColor, frame);
  const large = scene.crop(place.i, place.j, tall, wide).stretch(down, right);
  const largePlace = at(
    draw.between(corner.i + 1, corner.i + frameTall - 1 - large.height),
    draw.between(corner.j + 1, corner.j + frameWide - 1 - large.width),
  );
  const placed = shifted(large.dots(), largePlace);
  const output = scene.paint(placed).cropTo(frame);
  let input = scene.paint(placed.filter((dot) => dot.color === firstMark || dot.color === secondMark));
  if (draw.coin() && shape.size > 3) {
    const { i, j } = draw.choice(cellsOf(shape.filter((dot) => dot.color === color)));
    input = input.fill(color, shifted(rectangle(down, right), largePlace.moved(i * down, j * right)));
  }
  return mirrored(draw, { input, output });
};

/** The input, and below it its reflection. */
const reflectedBelow: Task = (draw) => {
  const [height, width] = [draw.scaled(1, 15), draw.scaled(1, 30)];
  const ground = Grid.filled(draw.choice(COLORS), height, width);
  const input = strewn(draw, ground, draw.sample(COLORS, draw.scaled(0, Math.min(9, height * width))));
  return { input, output: input.above(input.flipRows()) };
};

/** The cells just outside each side of a rectangle. */
const sidesAround = ({ i, j }: Cell, tall: number, wide: number): PythonSet<Cell>[] => [
  line(at(i - 1, j), at(i - 1, j + wide - 1)),
  line(at(i + tall, j), at(i + tall, j + wide - 1)),
  line(at(i, j - 1), at(i + tall - 1, j - 1)),
  line(at(i, j + wide), at(i + tall - 1, j + wide)),
];

export const tasks: Readonly<Record<string, Task>> = {
  '88a10436': shapeAroundCells,
  '88a62173': oddOneOut,
  '890034e9': framesLikeTheFirst,
  '8a004b2b': enlargedBetweenCorners,
  '8be77c9e': reflectedBelow,
};
