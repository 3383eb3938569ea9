import { defineDataset } from '../../core/define.ts';
import { int, range, real } from '../../core/fields.ts';
import { parseJson } from '../../lib/json-text.ts';
import { drawPuzzle, FEWEST_SQUARES, SQUARES, type SwapPuzzle } from '../../lib/knight-board.ts';
import { SwapSearch } from '../../lib/knight-swap.ts';
import { strip } from '../../lib/python-text.ts';

/** Two knights of each colour can change places in so many moves on some board of six squares. */
const ALWAYS_ENOUGH = 10;
const MOST_EFFORT = 30_000_000;
/** What legal moves earn that do not complete the exchange. */
const UNFINISHED = 0.05;

type Colour = 'w' | 'B';
type Move = readonly [colour: Colour, from: string, to: string];
type Pieces = Readonly<Record<string, Colour | null>>;

export default defineDataset({
  name: 'knight_swap',
  category: 'games',
  about: 'Make white and black knights change places on a board with gaps.',
  size: 5,

  config: {
    nodes: range(6, 9, {
      about: `squares of the board; fewer than ${FEWEST_SQUARES} count as ${FEWEST_SQUARES}`,
      floor: 4,
      ceiling: SQUARES.length,
      levels: [4, 6, 8, 10, 12],
    }),
    pieces: range(2, 2, {
      about: 'knights of each colour; the lower bound is used, or fewer where so many cannot be exchanged',
      floor: 1,
      ceiling: 6,
      levels: [2, 3, 4, 5, 6],
    }),
    steps: range(4, 20, {
      about: 'moves of a shortest exchange; up to 10 where there is none within the upper bound',
      floor: 1,
      levels: [1, 10, 20, 30],
      interval: true,
    }),
    max_attempts: int(100, { about: 'boards to try', floor: 1, ceiling: 1000 }),
    impossible_ratio: real(0.2, { about: 'share of puzzles without a solution', floor: 0, ceiling: 1 }),
  },

  prepare: () => new SwapSearch(),

  generate({ config, rng, shared: search }) {
    const isPossible = rng.random() >= config.impossible_ratio;
    const limit = search.effort + MOST_EFFORT;
    const { min, max } = config.steps;
    for (const most of new Set([max, Math.max(max, ALWAYS_ENOUGH)])) {
      for (let pieces = config.pieces.min; pieces > 0; pieces--) {
        for (let tries = 0; tries < config.max_attempts && search.effort < limit; tries++) {
          const puzzle = drawPuzzle({ ...config, steps: { min, max: most } }, pieces, isPossible, search, rng);
          if (puzzle) return present(puzzle);
        }
      }
    }
    throw new Error('found no board with such an exchange; the settings leave too little room');
  },

  /** An exchange counts in full when none is shorter, and by its share when it takes longer. */
  score(answer, { metadata: { board, pieces, start_turn, solution } }) {
    const text = strip(answer);
    if (solution === null) return text.toLowerCase() === 'no' ? 1 : 0;
    const moves = parseJson(text);
    if (!Array.isArray(moves)) return 0;
    const now: Record<string, string | null> = { ...pieces };
    let turn: string = start_turn;
    for (const move of moves) {
      const [colour = '', from = '', to = '', ...rest] = typeof move === 'string' ? move.split(',') : [];
      if (rest.length > 0 || colour !== turn || now[from] !== colour) return 0;
      if (!board[from]?.includes(to) || now[to] !== null) return 0;
      now[to] = colour;
      now[from] = null;
      turn = otherColour(turn);
    }
    const isDone = Object.entries(pieces).every(([square, colour]) => now[square] === (colour && otherColour(colour)));
    return isDone ? Math.min(1, solution.length / moves.length) : UNFINISHED;
  },
});

function present({ squares, white, black, barred, graph, whiteStarts, steps }: SwapPuzzle) {
  const nameOf = (square: number): string => SQUARES[square]!;
  const pieces: Pieces = Object.fromEntries(
    squares.map((square) => [nameOf(square), white.includes(square) ? 'w' : black.includes(square) ? 'B' : null]),
  );
  const start: Colour = whiteStarts ? 'w' : 'B';
  const moves = steps?.map(
    ({ from, to }, i): Move => [i % 2 === 0 ? start : otherColour(start), nameOf(from), nameOf(to)],
  );
  return {
    question: ask(pieces, start, barred.map(nameOf)),
    answer: moves ? `[${moves.map((move) => `"${move.join(',')}"`).join(', ')}]` : 'No',
    metadata: {
      board: Object.fromEntries(
        squares.map((from) => [nameOf(from), SQUARES.filter((_, to) => (graph[from]! >> to) & 1)]),
      ),
      pieces,
      start_turn: start,
      solution: moves ?? null,
      is_possible: moves !== undefined,
      num_steps: moves?.length ?? 0,
      board_states: moves ? statesAlong(pieces, moves) : null,
    },
  };
}

function statesAlong(pieces: Pieces, moves: readonly Move[]): Pieces[] {
  const states = [pieces];
  for (const [colour, from, to] of moves) states.push({ ...states.at(-1)!, [from]: null, [to]: colour });
  return states;
}

function ask(pieces: Pieces, start: Colour, barred: readonly string[]): string {
  const rows = ['3', '2', '1'].map((row) => {
    const cells = [...'ABCD'].map((column) => {
      const piece = pieces[column + row];
      return piece === undefined ? '#' : (piece ?? '.');
    });
    return `${row} ${cells.join(' ')}`;
  });
  return (
    `On this board stand white knights (w) and black knights (B). A dot is an empty square, # is a hole.

` +
    `\`\`\`\n${rows.join('\n')}\n  A B C D\n\`\`\`\n\n` +
    `White and black move in turn, one knight at a time, and ${start === 'w' ? 'white' : 'black'} begins. A knight jumps as in chess, ` +
    'two squares one way and one square across, and must land on an empty square. ' +
    (barred.length > 0 ? `No knight may jump between ${barred.join(' and ')}, in either direction. ` : '') +
    'In the end white knights have to stand on all squares where black ones stood at first, and the other way round.\n\n' +
    'If this cannot be done, reply No. Otherwise reply with the moves of a shortest exchange alone, as a JSON list that gives colour, ' +
    'start and goal of each move, such as ["w,A1,B3", "B,C2,A1"].'
  );
}

const otherColour = (colour: string): Colour => (colour === 'w' ? 'B' : 'w');
