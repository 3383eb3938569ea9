import { at } from '../../grid/cell.ts';
import { Grid } from '../../grid/grid.ts';
import { backdrop, line, outbox } from '../../grid/shapes.ts';
import type { Draw } from '../draw.ts';
import { COLORS, without, strewn } from '../scenes.ts';
import { mirrored, type Task, turned } from '../task.ts';

/** Cells that face the rectangle draw a line up to it. */
const linesToRectangle: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [tall, wide] = [draw.scaled(2, Math.floor(height / 2)), draw.scaled(2, Math.floor(width / 2))];
  const place = at(draw.between(0, height - tall), draw.between(0, width - wide));
  const ground = draw.choice(COLORS);
  const color = draw.choice(without(COLORS, ground));
  const noiseColor = draw.choice(without(COLORS, ground, color));
  const body = backdrop([place, place.moved(tall - 1, wide - 1)]);
  const plain = Grid.filled(ground, height, width).fill(color, body);
  const free = plain.cells().difference(backdrop(outbox(body)));
  const noise = draw.sample(free, draw.scaled(0, Math.max(1, Math.floor(free.size / 4))));
  const input = plain.fill(noiseColor, noise);
  let output = input;
  for (const cell of noise) {
    const isBeside = cell.i >= place.i && cell.i < place.i + tall;
    const isAboveOrBelow = cell.j >= place.j && cell.j < place.j + wide;
    if (isBeside) output = output.fill(noiseColor, line(cell, at(cell.i, place.j)));
    else if (isAboveOrBelow) output = output.fill(noiseColor, line(cell, at(place.i, cell.j)));
  }
  return { input, output: output.fill(color, body) };
};

/** Where a bar begins that leaves a margin on both sides, rather off the middle. */
function barStart(draw: Draw, length: number, thickness: number): number {
  const middle = Math.floor(length / 2);
  const offset = draw.scaled(1, middle);
  const start = draw.choice([middle - offset, middle + offset]);
  return Math.min(Math.max(1, start), length - thickness - 1);
}

/** Of the four fields beside the cross, the one with the mark. */
const markedField: Task = (draw) => {
  const [height, width] = [draw.scaled(3, 30), draw.scaled(3, 30)];
  const ground = draw.choice(COLORS);
  const barColor = draw.choice(without(COLORS, ground));
  const markColor = draw.choice(without(COLORS, ground, barColor));
  const rows = draw.fewOrMany(0, Math.floor((height - 2) / 2), height - 2);
  const columns = draw.fewOrMany(0, Math.floor((width - 2) / 2), width - 2);
  const [top, left] = [barStart(draw, height, rows), barStart(draw, width, columns)];
  const cross = Grid.from(height, width, (i, j) =>
    (i >= top && i < top + rows) || (j >= left && j < left + columns) ? barColor : ground,
  );
  const [tall, wide] = [draw.between(1, top), draw.between(1, left)];
  const place = at(draw.between(0, top - tall), draw.between(0, left - wide));
  const input = cross.fill(markColor, backdrop([place, place.moved(tall - 1, wide - 1)]));
  return turned(draw, { input, output: input.crop(0, 0, top, left) });
};

/** Three strokes, each beginning where the one before ends; start and end are two cells long. */
function drawBentPath(draw: Draw, height: number, width: number) {
  if (draw.coin()) {
    const [tall, wide] = [draw.scaled(5, height - 2), draw.scaled(3, width - 2)];
    const [top, left] = [draw.between(1, height - tall - 1), draw.between(1, width - wide - 1)];
    const [bottom, right] = [top + tall - 1, left + wide - 1];
    const bend = draw.between(top + 2, bottom - 2);
    return {
      start: [at(bottom, left), at(bottom - 1, left)],
      end: [at(top, right), at(top + 1, right)],
      stops: [at(bend - 1, left), at(bend, right + 1)],
      path: line(at(bottom, left), at(bend, left)).union(
        line(at(bend, left), at(bend, right)),
        line(at(bend, right), at(top + 2, right)),
      ),
    };
  }
  const [tall, wide] = [draw.scaled(3, height - 2), draw.scaled(3, width - 2)];
  const [top, left] = [draw.between(1, height - tall - 1), draw.between(1, width - wide - 1)];
  const [bottom, right] = [top + tall - 1, left + wide - 1];
  const isStartMoved = draw.coin();
  const moved = draw.between(left, right - 2);
  const [from, to] = isStartMoved ? [moved, left] : [left, moved];
  return {
    start: [at(top, from), at(top, from + 1)],
    end: [at(bottom, to), at(bottom, to + 1)],
    stops: [at(top, right + 1), at(bottom + 1, right)],
    path: line(at(top, from + 2), at(top, right)).union(
      line(at(top, right), at(bottom, right)),
      line(at(bottom, to + 2), at(bottom, right)),
    ),
  };
}

/** Start and end are joined by a path that runs straight on and bends only where it is stopped. */
const bentPath: Task = (draw) => {
  const [height, width] = [draw.scaled(10, 30), draw.scaled(10, 30)];
  const [ground, color] = draw.sample(without(COLORS, 2, 3), 2);
  const { start, end, stops, path } = drawBentPath(draw, height, width);
  const ends = Grid.filled(ground, height, width).fill(3, start).fill(2, end).fill(color, stops);
  const joined = ends.fill(3, path);
  const free = joined.cellsOfColor(ground);
  const noise = draw.sample(free, draw.scaled(0, Math.floor(free.size / 2)));
  return mirrored(draw, { input: ends.fill(color, noise), output: joined.fill(color, noise) });
};

/** The first of three copies that lie side by side. */
const oneOfThree: Task = (draw) => {
  const [height, width] = [draw.scaled(1, 30), draw.scaled(1, 10)];
  const ground = draw.choice(COLORS);
  const colors = draw.sample(without(COLORS, ground), draw.scaled(1, Math.min(9, height * width)));
  const output = strewn(draw, Grid.filled(ground, height, width), colors);
  return { input: output.beside(output).beside(output), output };
};

export const tasks: Readonly<Record<string, Task>> = {
  '2c608aff': linesToRectangle,
  '2dc579da': markedField,
  '2dd70a9a': bentPath,
  '2dee498d': oneOfThree,
};
