/** A board of Conway's Game of Life whose edges meet, row by row: 1 for a living cell. */
export interface LifeBoard {
  readonly rows: number;
  readonly cols: number;
  readonly cells: Uint8Array;
}

export const emptyBoard = (rows: number, cols: number): LifeBoard => ({
  rows,
  cols,
  cells: new Uint8Array(rows * cols),
});

/** The board some generations later. */
export function evolve(board: LifeBoard, generations: number): LifeBoard {
  let current = board;
  for (let i = 0; i < generations; i++) current = nextGeneration(current);
  return current;
}

function nextGeneration({ rows, cols, cells }: LifeBoard): LifeBoard {
  const next = emptyBoard(rows, cols);
  const sums = new Uint8Array(cols);
  for (let row = 0; row < rows; row++) {
    const here = row * cols;
    const above = (row === 0 ? rows - 1 : row - 1) * cols;
    const below = (row === rows - 1 ? 0 : row + 1) * cols;
    for (let col = 0; col < cols; col++) sums[col] = cells[above + col]! + cells[here + col]! + cells[below + col]!;
    for (let col = 0; col < cols; col++) {
      const block = sums[col === 0 ? cols - 1 : col - 1]! + sums[col]! + sums[col === cols - 1 ? 0 : col + 1]!;
      if (block === 3 || (block === 4 && cells[here + col] === 1)) next.cells[here + col] = 1;
    }
  }
  return next;
}

export const rowsOf = ({ rows, cols, cells }: LifeBoard): number[][] =>
  Array.from({ length: rows }, (_, row) => Array.from(cells.subarray(row * cols, (row + 1) * cols)));
