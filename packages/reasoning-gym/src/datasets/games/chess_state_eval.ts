import { defineDataset, type Draft } from '../../core/define.ts';
import { range, weights } from '../../core/fields.ts';
import type { Interval, Rng } from '../../core/rng.ts';
import { attempt } from '../../lib/attempt.ts';
import { type Position, parseFen, START, type Side, showBoard, showFen, squareName } from '../../lib/chess/board.ts';
import {
  attackersOf,
  isInCheck,
  legalMoves,
  type Move,
  matingMoves,
  play,
  randomMove,
  type Status,
  statusOf,
} from '../../lib/chess/moves.ts';
import { plainSpelling, san, spellings } from '../../lib/chess/notation.ts';
import { sameDecimal } from '../../lib/decimal.ts';

const TASKS = ['status', 'material', 'legal_moves', 'attackers', 'mate_in_one'] as const;
type Task = (typeof TASKS)[number];

/** How often each status is looked for; in plain random play, nearly every position would be `none`. */
const STATUSES: readonly Status[] = ['none', 'check', 'checkmate', 'stalemate'];
const STATUS_WEIGHTS = [4, 3, 2, 1];
const VALUES: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 };
const SIDES: Readonly<Record<Side, string>> = { w: 'White', b: 'Black' };
/** Games played in search of a rare position before an ordinary one has to do. */
const GAMES = 20;

interface Facts {
  readonly task: Task;
  readonly fen: string;
  readonly plies: number;
  /** The square asked about, where one is. */
  readonly square: string | null;
}

interface Found {
  readonly position: Position;
  readonly plies: number;
}

export default defineDataset({
  name: 'chess_state_eval',
  category: 'games',
  about: 'Answer a question about a chess position reached by random legal play.',

  config: {
    plies: range(10, 60, {
      about: 'half-moves played before the question is asked',
      floor: 1,
      ceiling: 400,
      levels: [5, 20, 40, 80, 120],
      interval: true,
    }),
    task_weights: weights([1, 1, 1, 1, 1], {
      about: `how often each question is asked: ${TASKS.join(', ')}`,
    }),
  },

  generate({ config, rng }) {
    const task = TASKS[rng.weightedIndex(config.task_weights)]!;
    return ASK[task](config.plies, rng);
  },

  score(answer, { answer: oracle, metadata: { task, fen } }) {
    if (oracle === null) return 0;
    switch (task) {
      case 'status':
        return lettersOf(answer) === oracle ? 1 : 0;
      case 'material':
      case 'legal_moves':
        return sameDecimal(answer, oracle) ? 1 : 0;
      case 'attackers':
        return squaresIn(answer) === squaresIn(oracle) ? 1 : 0;
      case 'mate_in_one':
        return answer.length < 40 && mateSpellings(fen).has(plainSpelling(answer)) ? 1 : 0;
      default:
        return 0;
    }
  },
});

type Asker = (plies: Interval, rng: Rng) => Draft<Facts>;

const ASK: Readonly<Record<Task, Asker>> = {
  status(plies, rng) {
    const wanted = STATUSES[rng.weightedIndex(STATUS_WEIGHTS)]!;
    const found = positionWith(wanted, plies, rng) ?? ordinary(plies, rng);
    return draft('status', found, statusOf(found.position), [
      'What is the state of the game for the side to move?',
      'Reply with one word: checkmate, stalemate, check (in check, but able to answer it) or none.',
    ]);
  },
  material(plies, rng) {
    const found = ordinary(plies, rng);
    return draft('material', found, String(materialOf(found.position)), [
      'Count a pawn as 1, a knight or a bishop as 3, a rook as 5 and a queen as 9; kings do not count.',
      "How much is White's material minus Black's? Reply with the number alone, negative when Black has more.",
    ]);
  },
  legal_moves(plies, rng) {
    const found = ordinary(plies, rng);
    return draft('legal_moves', found, String(legalMoves(found.position).length), [
      'How many legal moves does the side to move have? Promotions to different pieces are different moves.',
      'Reply with the number alone.',
    ]);
  },
  attackers(plies, rng) {
    const found = ordinary(plies, rng);
    const square = rng.below(64);
    const side = rng.choice(['w', 'b'] as const);
    const squares = attackersOf(found.position, square, side).map(squareName);
    return draft(
      'attackers',
      found,
      squares.join(', ') || 'none',
      [
        `From which squares do ${SIDES[side]}'s pieces attack ${squareName(square)}? A piece that is pinned attacks all the same, ` +
          'and it does not matter what stands on the square itself.',
        'Reply with the squares separated by commas, or with none.',
      ],
      `${side} ${squareName(square)}`,
    );
  },
  mate_in_one(plies, rng) {
    const found = search(plies, rng, canMate);
    if (!found) return ASK.legal_moves(plies, rng);
    return draft('mate_in_one', found, san(found.position, matingMoves(found.position)[0]!), [
      'The side to move can give checkmate at once. Find such a move.',
      'Reply with the move alone, in algebraic notation (Qh7#) or by its squares (h5h7); any mating move counts.',
    ]);
  },
};

function draft(
  task: Task,
  { position, plies }: Found,
  answer: string,
  lines: readonly string[],
  square: string | null = null,
): Draft<Facts> {
  const fen = showFen(position);
  return {
    question:
      `Here is a chess position, ${SIDES[position.turn]} to move (capital letters are White).\n\n` +
      `${showBoard(position)}\n\nFEN: ${fen}\n\n${lines.join('\n')}`,
    answer,
    metadata: { task, fen, plies, square },
  };
}

const canMate = (position: Position): boolean => matingMoves(position).length > 0;

function positionWith(status: Status, plies: Interval, rng: Rng): Found | undefined {
  switch (status) {
    case 'none':
      return ordinary(plies, rng);
    case 'check':
      return search(plies, rng, (position) => isInCheck(position, position.turn) && statusOf(position) === 'check');
    case 'checkmate': {
      const found = search(plies, rng, canMate);
      return found && { position: play(found.position, matingMoves(found.position)[0]!), plies: found.plies + 1 };
    }
    case 'stalemate':
      return search(plies, rng, (position) => statusOf(position) === 'stalemate', lopsidedMove);
  }
}

/** A position with moves left, after the wanted number of random half-moves. */
function ordinary(plies: Interval, rng: Rng): Found {
  const wanted = rng.between(plies);
  return attempt('game of the wanted length', () => {
    let position = parseFen(START);
    for (let ply = 0; ply < wanted; ply++) {
      const move = randomMove(position, rng);
      if (!move) return undefined;
      position = play(position, move);
    }
    return randomMove(position, rng) && { position, plies: wanted };
  });
}

type Chooser = (position: Position, rng: Rng) => Move | undefined;

/** The first position within the plies that fits, over a bounded number of games. */
function search(
  plies: Interval,
  rng: Rng,
  fits: (position: Position) => boolean,
  choose: Chooser = randomMove,
): Found | undefined {
  for (let games = 0; games < GAMES; games++) {
    const start = rng.between(plies);
    let position = parseFen(START);
    for (let ply = 0; ply <= plies.max; ply++) {
      if (ply >= Math.min(start, plies.max - 1) && fits(position)) return { position, plies: ply };
      const move = choose(position, rng);
      if (!move) break;
      position = play(position, move);
    }
  }
  return undefined;
}

/** White takes whenever it can and Black only when it must: the quickest road to a stalemate at random. */
function lopsidedMove(position: Position, rng: Rng): Move | undefined {
  const moves = legalMoves(position);
  const wanted = moves.filter(({ to }) => (position.squares[to] !== '') === (position.turn === 'w'));
  return moves.length === 0 ? undefined : rng.choice(wanted.length > 0 ? wanted : moves);
}

function materialOf({ squares }: Position): number {
  let balance = 0;
  for (const piece of squares) {
    const value = VALUES[piece.toLowerCase()] ?? 0;
    balance += piece >= 'a' ? -value : value;
  }
  return balance;
}

function mateSpellings(fen: string): Set<string> {
  const position = parseFen(fen);
  return new Set(matingMoves(position).flatMap((move) => spellings(position, move)));
}

const lettersOf = (answer: string): string => (answer.length > 100 ? '' : answer.toLowerCase().replace(/[^a-z]/g, ''));

/** The squares a reply names, in order, or `none`; empty for a reply that is neither. */
function squaresIn(answer: string): string {
  if (answer.length > 1000) return '';
  const tokens = answer.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  if (tokens.length === 1 && tokens[0] === 'none') return 'none';
  return tokens.every((token) => /^[a-h][1-8]$/.test(token)) ? [...new Set(tokens)].sort().join() : '';
}
