import { Grid } from '../../grid/grid.ts';

/** The grid in the place of each of its own cells of a colour; all else is black. */
export function atOwnCells(grid: Grid, color: number): Grid {
  const { height, width } = grid;
  return Grid.from(height ** 2, width ** 2, (i, j) =>
    grid.at(Math.floor(i / height), Math.floor(j / width)) === color ? grid.at(i % height, j % width) : 0,
  );
}
