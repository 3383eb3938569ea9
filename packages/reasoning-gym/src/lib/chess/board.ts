/** A piece as FEN writes it, upper case for White, or '' for an empty square. */
export type Piece = '' | 'P' | 'N' | 'B' | 'R' | 'Q' | 'K' | 'p' | 'n' | 'b' | 'r' | 'q' | 'k';
export type Side = 'w' | 'b';

/**
 * Everything that decides which moves are legal. Squares number 0 (a8) to 63 (h1), in the order of a FEN, so that a
 * position prints as it is stored. Never changed in place.
 */
export interface Position {
  readonly squares: readonly Piece[];
  readonly turn: Side;
  /** The rights that are left, out of `KQkq`. */
  readonly castling: string;
  /** The square behind a pawn that has just advanced two, or -1. */
  readonly enPassant: number;
  readonly halfMoves: number;
  readonly fullMoves: number;
}

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export const fileOf = (square: number): number => square & 7;
export const rowOf = (square: number): number => square >> 3;
export const other = (side: Side): Side => (side === 'w' ? 'b' : 'w');

/** The side a piece belongs to; `undefined` for an empty square. */
export const sideOf = (piece: Piece): Side | undefined => (piece === '' ? undefined : piece >= 'a' ? 'b' : 'w');

/** `e4` for square 36. */
export const squareName = (square: number): string => `${'abcdefgh'[fileOf(square)]}${8 - rowOf(square)}`;

/** Square 36 for `e4`. */
export const squareAt = (name: string): number => (8 - Number(name[1])) * 8 + (name.charCodeAt(0) - 97);

const PIECES = 'PNBRQKpnbrqk';

export function parseFen(fen: string): Position {
  const [placement = '', turn, castling = '-', enPassant = '-', half = '0', full = '1'] = fen.trim().split(/\s+/);
  const rows = placement.split('/').map((row) => row.replace(/[1-8]/g, (gap) => '.'.repeat(Number(gap))));
  const cells = rows.join('');
  if (rows.length !== 8 || rows.some((row) => row.length !== 8) || (turn !== 'w' && turn !== 'b')) {
    throw new RangeError(`not a position: ${fen}`);
  }
  return {
    squares: Array.from(cells, (cell) => (PIECES.includes(cell) ? (cell as Piece) : '')),
    turn,
    castling: castling === '-' ? '' : castling,
    enPassant: /^[a-h][36]$/.test(enPassant) ? squareAt(enPassant) : -1,
    halfMoves: Number(half),
    fullMoves: Number(full),
  };
}

export function showFen({ squares, turn, castling, enPassant, halfMoves, fullMoves }: Position): string {
  const rows = rowsOf(squares).map((row) =>
    row
      .map((piece) => piece || ' ')
      .join('')
      .replace(/ +/g, (gap) => String(gap.length)),
  );
  return `${rows.join('/')} ${turn} ${castling || '-'} ${enPassant < 0 ? '-' : squareName(enPassant)} ${halfMoves} ${fullMoves}`;
}

/** A diagram with files and ranks at its edges. */
export function showBoard({ squares }: Position): string {
  const rows = rowsOf(squares).map((row, i) => `${8 - i} ${row.map((piece) => piece || '.').join(' ')}`);
  return [...rows, '  a b c d e f g h'].join('\n');
}

const rowsOf = (squares: readonly Piece[]): Piece[][] =>
  Array.from({ length: 8 }, (_, row) => squares.slice(row * 8, row * 8 + 8));
