import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { PythonSet } from '../../lib/python-set.ts';
import { ascending, boardScore, carve, type DigitOrder, showBoard, solvedBoard } from '../../lib/sudoku.ts';

const BOX = 3;
const orders = new Map<number, readonly number[]>();

/** The reference walks a set of digits, so 8 and 9 may come before 1; part of which board a seed gives. */
const setOrder: DigitOrder = (candidates) => {
  const known = orders.get(candidates);
  if (known) return known;
  const order = PythonSet.from(ascending(candidates)).values();
  orders.set(candidates, order);
  return order;
};

export default defineDataset({
  name: 'sudoku',
  category: 'games',
  about: 'Fill a nine by nine sudoku that has one solution.',

  config: {
    empty: range(30, 50, {
      about: 'blank cells; fewer when another would spoil uniqueness',
      floor: 0,
      ceiling: 64,
      levels: [20, 30, 40, 50, 60],
      interval: true,
    }),
  },

  generate({ config, rng }) {
    const solution = solvedBoard(BOX, rng, setOrder);
    const wanted = rng.between(config.empty);
    const puzzle = carve(solution, wanted, BOX, rng);
    return {
      question:
        'Complete this sudoku: every row, every column and every 3x3 block holds the digits 1 to 9 once.\n\n' +
        `${showBoard(puzzle)}\n\nReply with the finished board alone, laid out the same way.`,
      answer: showBoard(solution),
      metadata: { puzzle, solution, num_empty: wanted },
    };
  },

  score: (answer, { metadata }) => boardScore(answer, metadata.solution),
});
