import { describe, expect, test } from 'vitest';
import { type Position, parseFen, START, showFen } from './board.ts';
import { attackersOf, legalMoves, matingMoves, play, statusOf } from './moves.ts';
import { plainSpelling, san, spellings, uci } from './notation.ts';

/** The number of move sequences of a length: the standard proof of a move generator. */
function perft(position: Position, depth: number): number {
  const moves = legalMoves(position);
  if (depth === 1) return moves.length;
  return moves.reduce((total, move) => total + perft(play(position, move), depth - 1), 0);
}

test.each([
  [START, 4, 197_281],
  ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -', 3, 97_862],
  ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -', 4, 43_238],
  ['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', 3, 62_379],
  ['r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10', 3, 89_890],
])('counts the moves of %s to depth %i', (fen, depth, count) => {
  expect(perft(parseFen(fen), depth)).toBe(count);
});

test.each([START, 'r3k2r/8/8/8/4Pp2/8/8/R3K2R b Kq e3 0 7'])('reads and writes %s', (fen) => {
  expect(showFen(parseFen(fen))).toBe(fen);
});

test.each([
  ['checkmate', 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'],
  ['stalemate', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'],
  ['check', '4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1'],
  ['none', START],
] as const)('recognises %s', (status, fen) => {
  expect(statusOf(parseFen(fen))).toBe(status);
});

test('finds attackers of either side, pinned ones included', () => {
  const position = parseFen('4k3/8/8/3p4/2N1P3/8/8/3QK3 w - - 0 1');
  expect(attackersOf(position, 27, 'w').length).toBe(2);
  expect(attackersOf(position, 36, 'b').length).toBe(1);
});

describe('notation', () => {
  const find = (fen: string, name: string) => {
    const position = parseFen(fen);
    return { position, move: legalMoves(position).find((move) => uci(move) === name)! };
  };

  test.each([
    ['4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1g1', 'O-O'],
    ['4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'a1d1', 'Rd1'],
    ['4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1', 'b1d2', 'Nbd2'],
    ['4k3/8/8/R7/8/8/8/R3K3 w - - 0 1', 'a1a3', 'R1a3'],
    ['6k1/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7a8q', 'a8=Q+'],
    ['4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', 'exd5'],
    ['6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', 'Ra8#'],
  ])('writes %s %s as %s', (fen, name, text) => {
    const { position, move } = find(fen, name);
    expect(san(position, move)).toBe(text);
    expect(spellings(position, move)).toContain(plainSpelling(text));
  });

  test('takes castling with letters or zeros', () => {
    const { position, move } = find('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1c1');
    expect(spellings(position, move)).toContain(plainSpelling('0-0-0'));
    expect(spellings(position, move)).toContain(plainSpelling('1. O-O-O!'));
  });
});

test('finds every mate in one', () => {
  const position = parseFen('6k1/5ppp/8/8/8/8/8/RQ2K3 w - - 0 1');
  expect(matingMoves(position).map(uci).sort()).toEqual(['a1a8', 'b1b8']);
});
