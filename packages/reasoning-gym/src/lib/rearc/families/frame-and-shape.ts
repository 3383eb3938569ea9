import { growToSpan } from '../growth.ts';
import { at, type Cell } from '../../grid/cell.ts';
import type { Grid } from '../../grid/grid.ts';
import { shifted } from '../../grid/patch.ts';
import { rectangle } from '../../grid/shapes.ts';
import { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';

/** A scene, and how large a frame may lie in it besides the shape that fits into it. */
export interface FrameSizes {
  readonly height: number;
  readonly width: number;
  readonly tall: number;
  readonly wide: number;
}

export function drawFrameSizes(draw: Draw): FrameSizes {
  const [height, width] = [draw.scaled(12, 30), draw.scaled(12, 30)];
  const [tall, wide] = [draw.scaled(4, Math.floor(height / 2) - 2), draw.scaled(4, Math.floor(width / 2) - 2)];
  return { height, width, tall, wide };
}

/** A shape that just fits into the frame, from the origin. */
export function drawFittingShape(draw: Draw, { tall, wide }: FrameSizes): PythonSet<Cell> {
  const inside = rectangle(tall - 2, wide - 2);
  const shape = PythonSet.of(draw.choice(inside));
  const count = draw.scaled(1, Math.floor(inside.size / 2));
  growToSpan(draw, shape, inside, count, { tall: tall - 2, wide: wide - 2 });
  return shape;
}

/** Lays a frame into the upper part of a scene, and finds a place for the shape below it. */
export function placeFrame(draw: Draw, scene: Grid, frame: Grid): { readonly framed: Grid; readonly place: Cell } {
  const top = draw.between(0, scene.height - 2 * frame.height + 2);
  const left = draw.between(0, scene.width - frame.width);
  const placed = shifted(frame.dots(), at(top, left));
  const places = scene
    .cells()
    .difference(placed.map(({ cell }) => cell))
    .filter(
      ({ i, j }) =>
        top + frame.height <= i && i <= scene.height - frame.height + 2 && j <= scene.width - frame.width + 2,
    );
  return { framed: scene.paint(placed), place: draw.choice(places) };
}
