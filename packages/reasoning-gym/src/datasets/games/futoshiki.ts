import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { ClueRemover, randomSquare, type Relation } from '../../lib/futoshiki.ts';
import { boardScore } from '../../lib/sudoku.ts';

const ODDS_OF_SIGN = { base: 0.03, perLevel: 0.07 };
const SHARE_OF_CLUES = 0.1;
const DOWN = { '<': '∧', '>': '∨' };

export default defineDataset({
  name: 'futoshiki',
  category: 'games',
  about: 'Fill a Latin square that respects signs between its cells.',

  config: {
    board_size: range(4, 9, { about: 'side of the square', floor: 4, ceiling: 9, levels: [4, 6, 7, 9] }),
    difficulty: range(0, 3, {
      about: 'how thickly signs are strewn; the more of them, the fewer numbers are given',
      floor: 0,
      ceiling: 13,
      levels: [0, 1, 2, 3],
    }),
  },

  generate({ config, rng }) {
    const side = rng.between(config.board_size);
    const level = rng.between(config.difficulty);
    const solution = randomSquare(side, rng);
    const relations = drawRelations(solution.flat(), side, level, rng);
    const puzzle = removeClues(solution, relations, rng);
    return {
      question:
        `Fill in this ${side}x${side} futoshiki: put a number from 1 to ${side} into every blank (_), so that no number appears twice in a row or in a column. ` +
        'A sign between two numbers tells which is the larger: < and > as usual, ' +
        '∧ where the upper is less than the lower, ∨ where the upper is more.\n\n' +
        `${draw(puzzle.flat(), side, relations)}\n\n` +
        'There is one solution. Reply with the whole square alone, laid out the same way, signs included.',
      answer: draw(solution.flat(), side, relations),
      metadata: {
        puzzle,
        constraints: relations.map(({ first, second, sign }) => [
          Math.floor(first / side),
          first % side,
          Math.floor(second / side),
          second % side,
          sign,
        ]),
        solution,
        board_size: side,
        difficulty_rating: level,
      },
    };
  },

  score: (answer, { answer: oracle, metadata }) => boardScore(answer, metadata.solution, oracle ?? undefined),
});

function drawRelations(numbers: readonly number[], side: number, level: number, rng: Rng): Relation[] {
  const odds = ODDS_OF_SIGN.base + ODDS_OF_SIGN.perLevel * level;
  const relations: Relation[] = [];
  numbers.forEach((number, first) => {
    const neighbours = [(first + 1) % side === 0 ? numbers.length : first + 1, first + side];
    for (const second of neighbours) {
      if (second >= numbers.length || rng.random() >= odds) continue;
      relations.push({ first, second, sign: number < numbers[second]! ? '<' : '>' });
    }
  });
  return relations;
}

/** Takes clues away in random order, and goes round once more when too many are left. */
function removeClues(solution: number[][], relations: readonly Relation[], rng: Rng): number[][] {
  const remover = new ClueRemover(solution, relations);
  const cells = Array.from({ length: solution.length ** 2 }, (_, cell) => cell);
  const wanted = Math.floor(SHARE_OF_CLUES * cells.length);
  for (let round = 0; round === 0 || (round === 1 && remover.filled > 2 * wanted); round++) {
    rng.shuffle(cells);
    for (const cell of cells) {
      if (remover.filled <= wanted) break;
      remover.tryRemove(cell);
    }
  }
  return remover.board();
}

function draw(numbers: readonly number[], side: number, relations: readonly Relation[]): string {
  const signs = new Map(relations.map(({ first, second, sign }) => [first * 100 + second, sign]));
  const lines: string[] = [];
  for (let start = 0; start < numbers.length; start += side) {
    const cells = numbers.slice(start, start + side).map((number, column) => {
      const sign = column < side - 1 ? ` ${signs.get((start + column) * 101 + 1) ?? ' '} ` : '';
      return `${number || '_'}${sign}`;
    });
    lines.push(cells.join(''));
    if (start + side === numbers.length) break;
    const below = cells.map((_, column) => {
      const sign = signs.get((start + column) * 101 + side);
      return sign ? DOWN[sign] : ' ';
    });
    lines.push(below.join('   '));
  }
  return lines.join('\n');
}
