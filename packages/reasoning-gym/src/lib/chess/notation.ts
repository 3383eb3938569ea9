import { fileOf, type Position, squareName } from './board.ts';
import { legalMoves, type Move, play, statusOf } from './moves.ts';

/** `e2e4`, `e7e8q`. */
export const uci = ({ from, to, promotion }: Move): string => `${squareName(from)}${squareName(to)}${promotion ?? ''}`;

/** Standard algebraic notation: `Nbd7`, `exd5`, `O-O`, `e8=Q#`. */
export function san(position: Position, move: Move): string {
  const status = statusOf(play(position, move));
  const suffix = status === 'checkmate' ? '#' : status === 'check' ? '+' : '';
  return `${bareSan(position, move, shortestOrigin(position, move))}${suffix}`;
}

/** Every way in which people write a move: UCI, and algebraic with as much of the origin as they like. */
export function spellings(position: Position, move: Move): string[] {
  const name = squareName(move.from);
  const origins = [shortestOrigin(position, move), name[0]!, name[1]!, name];
  const isUnambiguous = (origin: string): boolean =>
    rivals(position, move).every(({ from }) => !matches(squareName(from), origin));
  return [uci(move), ...origins.filter(isUnambiguous).map((origin) => bareSan(position, move, origin))].map(
    plainSpelling,
  );
}

/** A move as written, without what carries no information: captures, checks, comments, the sign of promotion. */
export const plainSpelling = (text: string): string =>
  text
    .trim()
    .replace(/^\d+\s*\.+\s*/, '')
    .replace(/[\s+#!?x=.:-]/g, '')
    .replace(/^000?$/, (zeros) => 'O'.repeat(zeros.length))
    .replace(/^[a-h][1-8][a-h][1-8][QRBN]$/, (move) => move.toLowerCase());

function bareSan({ squares }: Position, { from, to, promotion }: Move, origin: string): string {
  const piece = squares[from]!.toUpperCase();
  if (piece === 'K' && Math.abs(from - to) === 2) return to > from ? 'O-O' : 'O-O-O';
  const isPawn = piece === 'P';
  const isCapture = squares[to] !== '' || (isPawn && fileOf(from) !== fileOf(to));
  const letter = isPawn ? '' : piece;
  const start = isPawn && isCapture && origin === '' ? squareName(from)[0]! : origin;
  return `${letter}${start}${isCapture ? 'x' : ''}${squareName(to)}${promotion ? `=${promotion.toUpperCase()}` : ''}`;
}

/** Other moves of a like piece to the same square, which a spelling has to tell apart. */
const rivals = (position: Position, { from, to }: Move): Move[] =>
  legalMoves(position).filter(
    (move) => move.to === to && move.from !== from && position.squares[move.from] === position.squares[from],
  );

function shortestOrigin(position: Position, move: Move): string {
  if (position.squares[move.from]!.toUpperCase() === 'P') return '';
  const others = rivals(position, move).map(({ from }) => squareName(from));
  if (others.length === 0) return '';
  const name = squareName(move.from);
  return [name[0]!, name[1]!].find((origin) => others.every((rival) => !matches(rival, origin))) ?? name;
}

const matches = (square: string, origin: string): boolean => square.includes(origin);
