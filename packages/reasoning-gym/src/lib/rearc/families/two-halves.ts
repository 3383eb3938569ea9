import { Grid } from '../../grid/grid.ts';
import type { Draw } from '../draw.ts';
import { COLORS, without } from '../scenes.ts';
import { perhapsTransposed, type Task } from '../task.ts';

interface HalvesKind {
  /** The colour of the cells that pass. */
  readonly mark: number;
  /** Whether a line lies between the halves. */
  readonly hasBar?: boolean;
  readonly isMarked: (inFirst: boolean, inSecond: boolean) => boolean;
}

/** Where neither half has a coloured cell. */
export const NEITHER = (inFirst: boolean, inSecond: boolean): boolean => !inFirst && !inSecond;

/** The input has two halves; the output tells, cell by cell, where they fulfil a condition together. */
export const combinedHalves =
  ({ mark, hasBar = false, isMarked }: HalvesKind): Task =>
  (draw: Draw) => {
    const [height, width] = [draw.scaled(2, 30), draw.scaled(2, 14)];
    const area = height * width;
    const used = [mark];
    const drawColor = (): number => {
      const color = draw.choice(without(COLORS, ...used));
      used.push(color);
      return color;
    };
    const blank = Grid.filled(drawColor(), height, width);
    const bar = hasBar ? Grid.filled(drawColor(), height, 1) : Grid.filled(0, height, 0);
    const [firstColor, secondColor] = [drawColor(), drawColor()];
    const half = Math.floor(area / 2);
    const [firstFew, secondFew] = [draw.scaled(0, half), draw.scaled(0, half)];
    const clamp = (count: number): number => Math.min(Math.max(1, count), area - 1);
    const firstCount = clamp(draw.choice([firstFew, area - firstFew]));
    // The reference takes the first number here, too.
    const secondCount = clamp(draw.choice([firstFew, area - secondFew]));
    const first = new Set(draw.sample(blank.cells(), firstCount));
    const second = new Set(draw.sample(blank.cells(), secondCount));
    const marked = blank.cells().filter((cell) => isMarked(first.has(cell), second.has(cell)));
    return perhapsTransposed(draw, {
      input: blank.fill(firstColor, first).beside(bar).beside(blank.fill(secondColor, second)),
      output: blank.fill(mark, marked),
    });
  };
