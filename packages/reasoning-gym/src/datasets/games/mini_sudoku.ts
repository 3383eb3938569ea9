import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { ascending, boardScore, carve, emptyCells, showBoard, solvedBoard } from '../../lib/sudoku.ts';

const BOX = 2;

export default defineDataset({
  name: 'mini_sudoku',
  category: 'games',
  about: 'Fill a four by four sudoku that has one solution.',

  config: {
    empty: range(8, 12, {
      about: 'blank cells; fewer when another would spoil uniqueness',
      floor: 0,
      ceiling: 12,
      levels: [4, 6, 8, 10, 12],
      interval: true,
    }),
  },

  generate({ config, rng }) {
    const solution = solvedBoard(BOX, rng, ascending);
    const puzzle = carve(solution, rng.between(config.empty), BOX, rng);
    return {
      question:
        'Complete this 4x4 sudoku: every row, every column and every 2x2 block holds 1, 2, 3 and 4 once.\n\n' +
        `${showBoard(puzzle)}\n\nReply with the finished board laid out the same way.`,
      answer: showBoard(solution),
      metadata: { puzzle, solution, num_empty: emptyCells(puzzle) },
    };
  },

  score: (answer, { metadata }) => boardScore(answer, metadata.solution),
});
