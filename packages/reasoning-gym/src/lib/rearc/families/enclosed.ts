import type { Cell } from '../../grid/cell.ts';
import type { Grid } from '../../grid/grid.ts';
import { isAtEdge } from '../../grid/objects.ts';
import { sideNeighbors } from '../../grid/shapes.ts';

/** The cells of a colour that do not hang together, side by side, with any at the edge. Not in any special order. */
export function enclosed(grid: Grid, color: number): ReadonlySet<Cell> {
  const left = new Set(grid.cellsOfColor(color));
  const open = [...left].filter((cell) => isAtEdge([cell], grid));
  for (const cell of open) left.delete(cell);
  for (let cell = open.pop(); cell; cell = open.pop()) {
    for (const next of sideNeighbors(cell)) if (left.delete(next)) open.push(next);
  }
  return left;
}
