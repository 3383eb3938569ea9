import { defineDataset } from '../../core/define.ts';
import { int, range } from '../../core/fields.ts';
import { joined, membersOf, parseLiteral } from '../../lib/literals.ts';

/** The column of the queen in each row. */
type Placement = readonly number[];
type Board = readonly (readonly string[])[];

const LONGEST_LIST = 10_000;

export default defineDataset({
  name: 'n_queens',
  category: 'games',
  about: 'Add queens to a board until there are n, none attacking another.',

  config: {
    n: int(8, { about: 'side of the board', floor: 4, ceiling: 12, levels: [4, 6, 8, 10, 12] }),
    remove: range(1, 7, {
      about: 'queens to be added',
      floor: 1,
      attribute: 'num_removed',
      levels: [2, 4, 6, 8, 10],
      interval: true,
    }),
  },
  check: ({ n, remove }) => (remove.max <= n ? undefined : `max_remove (${remove.max}) must not be above n (${n})`),

  prepare: ({ config }) => allPlacements(config.n),

  generate({ config: { n, remove }, rng, shared: placements }) {
    const placement = rng.choice(placements);
    const missing = rng.between(remove);
    const kept = rng.shuffle(Array.from({ length: n }, (_, row) => row)).slice(missing);
    const start = placement.map((column, row) => (kept.includes(row) ? column : -1));
    const solutions = placements
      .filter((other) => kept.every((row) => other[row] === placement[row]))
      .map((columns) => boardOf(columns));
    const texts = solutions.map(showBoard);
    const puzzle = boardOf(start);
    return {
      question:
        `Place ${missing} more queen${missing > 1 ? 's' : ''} on this ${n}x${n} board, so that no two of its ${n} queens share a row, a column or a diagonal. ` +
        'The queens already there (Q) stay where they are; _ is an empty square.\n\n' +
        `${showBoard(puzzle)}\n\nReply with the full board alone, laid out the same way.`,
      answer: rng.choice(texts),
      metadata: { puzzle, solutions, num_removed: missing, valid_answers: texts },
    };
  },

  /** Any solution counts; half, when it comes as a nested list. */
  score(answer, { metadata: { valid_answers } }) {
    if (valid_answers.includes(answer)) return 1;
    const board = parseLiteral(answer, LONGEST_LIST) ?? '';
    const rows = membersOf(board)?.map((row) => joined(row, ' '));
    return rows && valid_answers.includes(rows.join('\n')) ? 0.5 : 0;
  },
});

/** Every way to set up n queens, the leftmost squares of the upper rows first. */
function allPlacements(n: number): Placement[] {
  const found: Placement[] = [];
  const columns: number[] = [];
  const descend = (taken: number, falling: number, rising: number): void => {
    if (columns.length === n) {
      found.push([...columns]);
      return;
    }
    for (let column = 0; column < n; column++) {
      const bit = 1 << column;
      if ((taken | falling | rising) & bit) continue;
      columns.push(column);
      descend(taken | bit, (falling | bit) << 1, (rising | bit) >> 1);
      columns.pop();
    }
  };
  descend(0, 0, 0);
  return found;
}

const boardOf = (columns: Placement): string[][] =>
  columns.map((queen) => columns.map((_, column) => (column === queen ? 'Q' : '_')));

const showBoard = (board: Board): string => board.map((row) => row.join(' ')).join('\n');
