import type { Rng } from '../../core/rng.ts';
import { fileOf, other, type Piece, type Position, rowOf, type Side, sideOf } from './board.ts';

export interface Move {
  readonly from: number;
  readonly to: number;
  /** What a pawn turns into on the last rank, in lower case. */
  readonly promotion?: 'q' | 'r' | 'b' | 'n';
}

type Step = readonly [down: number, right: number];

const STRAIGHT: readonly Step[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];
const DIAGONAL: readonly Step[] = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
];
const ALL: readonly Step[] = [...STRAIGHT, ...DIAGONAL];
const JUMPS: readonly Step[] = [
  [-2, -1],
  [-2, 1],
  [-1, -2],
  [-1, 2],
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
];
const PROMOTIONS = ['q', 'r', 'b', 'n'] as const;

/** For every square, the squares along each direction, nearest first, up to the edge or the reach. */
const raysOf = (steps: readonly Step[], reach: number): readonly (readonly (readonly number[])[])[] =>
  Array.from({ length: 64 }, (_, square) =>
    steps
      .map(([down, right]) => {
        const ray: number[] = [];
        let [row, file] = [rowOf(square) + down, fileOf(square) + right];
        while (ray.length < reach && row >= 0 && row < 8 && file >= 0 && file < 8) {
          ray.push(row * 8 + file);
          row += down;
          file += right;
        }
        return ray;
      })
      .filter((ray) => ray.length > 0),
  );

const RAYS = {
  n: /* @__PURE__ */ raysOf(JUMPS, 1),
  b: /* @__PURE__ */ raysOf(DIAGONAL, 7),
  r: /* @__PURE__ */ raysOf(STRAIGHT, 7),
  q: /* @__PURE__ */ raysOf(ALL, 7),
  k: /* @__PURE__ */ raysOf(ALL, 1),
} as const;

/** King and rook squares of each castling right: where the king passes and what must be empty. */
const CASTLES = {
  K: { side: 'w', king: 60, rook: 63, kingTo: 62, rookTo: 61, between: [61, 62] },
  Q: { side: 'w', king: 60, rook: 56, kingTo: 58, rookTo: 59, between: [57, 58, 59] },
  k: { side: 'b', king: 4, rook: 7, kingTo: 6, rookTo: 5, between: [5, 6] },
  q: { side: 'b', king: 4, rook: 0, kingTo: 2, rookTo: 3, between: [1, 2, 3] },
} as const;

const kindOf = (piece: Piece): string => piece.toLowerCase();
const forward = (side: Side): number => (side === 'w' ? -8 : 8);

/** The squares from which pieces of a side attack a square, pinned ones included, in board order. */
export function attackersOf({ squares }: Pick<Position, 'squares'>, target: number, by: Side): number[] {
  const found: number[] = [];
  const own = (kind: string): string => (by === 'w' ? kind.toUpperCase() : kind);
  const look = (rays: readonly (readonly number[])[], ...kinds: string[]): void => {
    const wanted = kinds.map(own);
    for (const ray of rays) {
      const hit = ray.find((square) => squares[square] !== '');
      if (hit !== undefined && wanted.includes(squares[hit]!)) found.push(hit);
    }
  };
  look(RAYS.n[target]!, 'n');
  look(RAYS.k[target]!, 'k');
  look(RAYS.b[target]!, 'b', 'q');
  look(RAYS.r[target]!, 'r', 'q');
  for (const side of [-1, 1]) {
    const square = target - forward(by) + side;
    if (Math.abs(fileOf(square) - fileOf(target)) === 1 && squares[square] === own('p')) found.push(square);
  }
  return found.sort((a, b) => a - b);
}

/** Whether the king of a side is attacked. */
export function isInCheck(position: Pick<Position, 'squares'>, side: Side): boolean {
  const king = position.squares.indexOf(side === 'w' ? 'K' : 'k');
  return king >= 0 && attackersOf(position, king, other(side)).length > 0;
}

/** Every legal move of the side to move. */
export const legalMoves = (position: Position): Move[] =>
  candidateMoves(position).filter((move) => isSafe(position, move));

/** One legal move, every one as likely as the others; `undefined` when there is none. */
export function randomMove(position: Position, rng: Rng): Move | undefined {
  const untried = candidateMoves(position);
  while (untried.length > 0) {
    const drawn = rng.below(untried.length);
    const move = untried[drawn]!;
    if (isSafe(position, move)) return move;
    untried[drawn] = untried.at(-1)!;
    untried.pop();
  }
  return undefined;
}

const hasLegalMove = (position: Position): boolean => candidateMoves(position).some((move) => isSafe(position, move));

/** Whether a move leaves its own king out of check. */
const isSafe = (position: Position, move: Move): boolean => !isInCheck(play(position, move), position.turn);

/** Moves as the pieces go, castling checked in full, the own king's safety afterwards not yet. */
function candidateMoves(position: Position): Move[] {
  const { squares, turn } = position;
  const moves: Move[] = [];
  for (let from = 0; from < 64; from++) {
    const piece = squares[from]!;
    if (sideOf(piece) !== turn) continue;
    const kind = kindOf(piece);
    if (kind === 'p') addPawnMoves(position, from, moves);
    else {
      for (const ray of RAYS[kind as keyof typeof RAYS][from]!) {
        for (const to of ray) {
          const owner = sideOf(squares[to]!);
          if (owner !== turn) moves.push({ from, to });
          if (owner !== undefined) break;
        }
      }
    }
  }
  for (const right of position.castling) {
    const castle = CASTLES[right as keyof typeof CASTLES];
    if (castle?.side === turn && canCastle(position, castle)) moves.push({ from: castle.king, to: castle.kingTo });
  }
  return moves;
}

function addPawnMoves({ squares, turn, enPassant }: Position, from: number, moves: Move[]): void {
  const ahead = from + forward(turn);
  const add = (to: number): void => {
    if (rowOf(to) % 7 === 0) for (const promotion of PROMOTIONS) moves.push({ from, to, promotion });
    else moves.push({ from, to });
  };
  if (squares[ahead] === '') {
    add(ahead);
    const isHome = rowOf(from) === (turn === 'w' ? 6 : 1);
    if (isHome && squares[ahead + forward(turn)] === '') moves.push({ from, to: ahead + forward(turn) });
  }
  for (const side of [-1, 1]) {
    const to = ahead + side;
    if (Math.abs(fileOf(to) - fileOf(from)) !== 1) continue;
    if (to === enPassant || sideOf(squares[to] ?? '') === other(turn)) add(to);
  }
}

function canCastle(
  position: Position,
  { side, king, rook, kingTo, between }: (typeof CASTLES)['K' | 'Q' | 'k' | 'q'],
): boolean {
  const { squares } = position;
  if (kindOf(squares[king]!) !== 'k' || kindOf(squares[rook]!) !== 'r') return false;
  if (between.some((square) => squares[square] !== '')) return false;
  const path = [king, (king + kingTo) / 2, kingTo];
  return path.every((square) => attackersOf(position, square, other(side)).length === 0);
}

/** The position after a move, which is taken to be one that the piece can make. */
export function play(position: Position, { from, to, promotion }: Move): Position {
  const { turn } = position;
  const squares = [...position.squares];
  const piece = squares[from]!;
  const isPawn = kindOf(piece) === 'p';
  const isCapture = squares[to] !== '';
  squares[to] = promotion ? ((turn === 'w' ? promotion.toUpperCase() : promotion) as Piece) : piece;
  squares[from] = '';
  if (isPawn && to === position.enPassant) squares[to - forward(turn)] = '';
  if (kindOf(piece) === 'k' && Math.abs(from - to) === 2) {
    const castle = Object.values(CASTLES).find((one) => one.king === from && one.kingTo === to);
    if (castle) {
      squares[castle.rookTo] = squares[castle.rook]!;
      squares[castle.rook] = '';
    }
  }
  return {
    squares,
    turn: other(turn),
    castling: position.castling && rightsAfter(position.castling, from, to),
    enPassant: isPawn && Math.abs(from - to) === 16 ? (from + to) / 2 : -1,
    halfMoves: isPawn || isCapture ? 0 : position.halfMoves + 1,
    fullMoves: position.fullMoves + (turn === 'b' ? 1 : 0),
  };
}

/** A right is lost when its king or rook moves, or the rook is taken. */
const rightsAfter = (castling: string, from: number, to: number): string =>
  Array.from(castling)
    .filter((right) => {
      const { king, rook } = CASTLES[right as keyof typeof CASTLES];
      return ![king, rook].includes(from as never) && to !== rook;
    })
    .join('');

export type Status = 'checkmate' | 'stalemate' | 'check' | 'none';

export function statusOf(position: Position): Status {
  const canMove = hasLegalMove(position);
  if (isInCheck(position, position.turn)) return canMove ? 'check' : 'checkmate';
  return canMove ? 'none' : 'stalemate';
}

/** The legal moves after which the other side is checkmated. */
export const matingMoves = (position: Position): Move[] =>
  candidateMoves(position).filter((move) => {
    const next = play(position, move);
    return isInCheck(next, next.turn) && !isInCheck(next, position.turn) && !hasLegalMove(next);
  });
