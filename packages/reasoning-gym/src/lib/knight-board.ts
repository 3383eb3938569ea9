import type { Interval, Rng } from '../core/rng.ts';
import type { Graph, Step, SwapSearch } from './knight-swap.ts';

export const SQUARES = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3', 'D1', 'D2', 'D3'];
/** The squares a knight's move away from each square, as bits. */
const JUMPS: Graph = SQUARES.map((_, from) => bits(SQUARES.map((_, to) => to).filter((to) => isJump(from, to))));
export const FEWEST_SQUARES = 6;
const PLACEMENTS = 50;

/** A board of squares, given by their places in the list, with knights to be exchanged. */
export interface SwapPuzzle {
  readonly squares: readonly number[];
  readonly white: readonly number[];
  readonly black: readonly number[];
  /** Two squares between which no knight may jump. */
  readonly barred: readonly number[];
  readonly graph: Graph;
  readonly whiteStarts: boolean;
  readonly steps: readonly Step[] | undefined;
}

/** One board, on which a number of placements are tried. */
export function drawPuzzle(
  {
    nodes,
    steps: wanted,
    max_attempts,
  }: { readonly nodes: Interval; readonly steps: Interval; readonly max_attempts: number },
  pieces: number,
  isPossible: boolean,
  search: SwapSearch,
  rng: Rng,
): SwapPuzzle | undefined {
  const count = rng.randint(Math.max(nodes.min, FEWEST_SQUARES), Math.max(nodes.max, FEWEST_SQUARES));
  const squares = drawBoard(count, max_attempts, rng);
  if (!squares || pieces > count) return undefined;
  const open = jumpsWithin(squares, []);
  for (let placement = 0; placement < PLACEMENTS; placement++) {
    const white = rng.sample(squares, pieces);
    const rest = squares.filter((square) => !white.includes(square));
    if (pieces > rest.length) return undefined;
    const black = rng.sample(rest, pieces);
    const barred = isPossible ? [] : drawBar(white, black, rng);
    const graph = isPossible ? open : jumpsWithin(squares, barred);
    const start = { white: bits(white), black: bits(black) };
    for (const whiteStarts of [true, false]) {
      const steps = isPossible ? search.solve(graph, start, whiteStarts, wanted.max) : undefined;
      const isFit = isPossible ? steps && steps.length >= wanted.min : !search.canSolve(graph, start, whiteStarts);
      if (isFit) return { squares, white, black, barred, graph, whiteStarts, steps };
    }
  }
  return undefined;
}

/** So many squares that hang together by knight's moves, in the order drawn. */
function drawBoard(count: number, tries: number, rng: Rng): number[] | undefined {
  for (let left = tries; left >= 0; left--) {
    const squares = rng.sampleIndices(SQUARES.length, count);
    const all = bits(squares);
    let reached = 0;
    for (let found = 1 << squares[0]!; found !== reached; ) {
      reached = found;
      for (const square of squares) if ((reached >> square) & 1) found |= JUMPS[square]! & all;
    }
    if (reached === all) return squares;
  }
  return undefined;
}

/** A jump between knights of different colour, if there is one. */
function drawBar(white: readonly number[], black: readonly number[], rng: Rng): readonly number[] {
  const jumps = white.flatMap((from) => black.filter((to) => isJump(from, to)).map((to) => [from, to]));
  return jumps.length > 0 ? rng.choice(jumps) : [];
}

const jumpsWithin = (squares: readonly number[], barred: readonly number[]): Graph =>
  JUMPS.map((jumps, from) => jumps & bits(squares) & (barred.includes(from) ? ~bits(barred) : ~0));

/** Squares are numbered column by column, three to each. */
function isJump(from: number, to: number): boolean {
  const across = Math.abs(Math.floor(from / 3) - Math.floor(to / 3));
  return across * Math.abs((from % 3) - (to % 3)) === 2;
}

function bits(squares: readonly number[]): number {
  let set = 0;
  for (const square of squares) set |= 1 << square;
  return set;
}
