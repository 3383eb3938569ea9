import type { Cell, Dot } from '../../grid/cell.ts';
import { bounds, cellsOf, mergedMap } from '../../grid/patch.ts';
import { neighbors } from '../../grid/shapes.ts';
import type { PythonSet } from '../../python-set.ts';
import type { Draw } from '../draw.ts';

interface Extent {
  readonly tall: number;
  readonly wide: number;
}

/** Whether the bounds of the cells have the size. */
export function spans(cells: PythonSet<Cell>, { tall, wide }: Extent): boolean {
  const { height, width } = bounds(cells);
  return height === tall && width === wide;
}

/** Adds neighbouring cells until there are so many, and then until their bounds have the size. */
export function growToSpan(
  draw: Draw,
  cells: PythonSet<Cell>,
  within: PythonSet<Cell>,
  count: number,
  extent: Extent,
  around = neighbors,
): void {
  const vicinity = new Vicinity(around);
  for (const cell of cells) vicinity.add(cell);
  while (cells.size < count || !spans(cells, extent)) {
    const next = draw.choice(vicinity.among(within.difference(cells), cells));
    cells.add(next);
    vicinity.add(next);
  }
}

/**
 * The neighbours of cells that become more and more. Once they outnumber the free cells, which ones are free and near
 * can be told without putting the neighbours into CPython's order, which is slow.
 */
export class Vicinity {
  private readonly near = new Set<Cell>();
  private readonly around: (cell: Cell) => PythonSet<Cell>;

  constructor(around = neighbors) {
    this.around = around;
  }

  add(cell: Cell): void {
    for (const neighbor of this.around(cell)) this.near.add(neighbor);
  }

  /** The free cells next to the chosen ones, all of which must have been added. */
  among(free: PythonSet<Cell>, chosen: PythonSet<Cell> | PythonSet<Dot>): PythonSet<Cell> {
    if (this.near.size > free.size) return free.filter((cell) => this.near.has(cell));
    return free.intersection(mergedMap(cellsOf(chosen), this.around));
  }
}
