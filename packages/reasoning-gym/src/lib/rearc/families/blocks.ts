import { placeSome, without, drawBlock } from '../scenes.ts';
import type { Cell } from '../../grid/cell.ts';
import { rectangle } from '../../grid/shapes.ts';
import type { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';

/** Places for blocks of three to seven cells a side, none on another, and no two of one colour. */
export function placeBlocks(
  draw: Draw,
  height: number,
  width: number,
  wanted: number,
  colors: readonly number[],
  place: (block: PythonSet<Cell>, color: number) => void,
): void {
  let unused = colors;
  let free = rectangle(height, width);
  placeSome(wanted, 4 * wanted + 1, () => {
    if (unused.length === 0 || free.size === 0) return false;
    const [tall, wide] = [draw.between(3, 7), draw.between(3, 7)];
    const block = drawBlock(draw, free, { height, width }, tall, wide);
    if (!block) return false;
    const color = draw.choice(unused);
    if (!block.isSubsetOf(free)) return false;
    unused = without(unused, color);
    free = free.difference(block);
    place(block, color);
    return true;
  });
}
