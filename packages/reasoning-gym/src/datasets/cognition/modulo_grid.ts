import { defineDataset } from '../../core/define.ts';
import { int } from '../../core/fields.ts';
import { attempt } from '../../lib/attempt.ts';

const OPERATIONS = ['sum', 'diff', 'prod', 'pow'] as const;
const [HIT, MISS, HOLE] = ['✅', '❌', '❔'];
const TRIES = 1_000_000;

export default defineDataset({
  name: 'modulo_grid',
  category: 'cognition',
  about: 'Find the arithmetic rule behind a grid of marks and restore the missing ones.',

  config: {
    size_x: int(20, { about: 'columns', floor: 6, ceiling: 500, levels: [20, 40, 60, 80] }),
    size_y: int(20, { about: 'rows', floor: 6, ceiling: 500, levels: [20, 40, 60, 80] }),
    max_holes: int(1, { about: 'cells to hide, repeats possible', floor: 1, ceiling: 10_000, levels: [1, 5, 10, 15] }),
    max_divisor: int(20, { about: 'largest divisor', floor: 1, ceiling: 10_000, levels: [3, 5, 7, 15, 17, 49] }),
    max_target: int(20, { about: 'largest remainder', floor: 1, ceiling: 10_000, levels: [1, 2, 3, 7, 9, 21] }),
  },
  check: ({ max_divisor }) => (max_divisor > 1 ? undefined : 'max_divisor (1) leaves no remainder to aim at'),
  difficulty: ({ size_x, size_y, max_holes, max_divisor, max_target }) => ({
    size_x,
    size_y,
    holes: max_holes,
    divisor: max_divisor,
    target: max_target,
  }),

  generate({ config, rng }) {
    const { divisor, target, operation, grid } = attempt(
      'rule that marks any cell',
      () => {
        const divisor = rng.randint(1, config.max_divisor);
        const target = rng.randint(1, config.max_target);
        const operation = rng.choice(OPERATIONS);
        if (target >= divisor) return undefined;
        const grid = remainders(config.size_x, config.size_y, operation, divisor).map((row) =>
          row.map((remainder) => remainder === target),
        );
        return grid.some((row) => row.includes(true)) ? { divisor, target, operation, grid } : undefined;
      },
      TRIES,
    );
    const full = grid.map((row) => row.map((isHit) => (isHit ? HIT : MISS)));
    const answer = show(full);
    for (let i = 0; i < config.max_holes; i++) {
      full[rng.randint(0, config.size_y - 1)]![rng.randint(0, config.size_x - 1)] = HOLE;
    }
    return {
      question:
        `One hidden rule decides which cells of this grid are ${HIT} and which are ${MISS}. It combines the column number ` +
        'and the row number of a cell, both counted from 0, by sum, difference, product or power, and looks at the ' +
        `remainder of a division.\n\n${show(full)}\n\nFind the rule and replace every ${HOLE} by the mark that belongs ` +
        'there. Reply with the whole grid alone, laid out the same way.',
      answer,
      metadata: { divisor, target, operation },
    };
  },
});

const show = (grid: readonly (readonly string[])[]): string => grid.map((row) => row.join('')).join('\n');

/** For each cell, what the operation on its column and row leaves over. */
function remainders(
  width: number,
  height: number,
  operation: (typeof OPERATIONS)[number],
  divisor: number,
): number[][] {
  const columns = Array.from({ length: width }, (_, x) => x);
  let powers = columns.map(() => 1);
  return Array.from({ length: height }, (_, y) => {
    if (operation === 'sum') return columns.map((x) => (x + y) % divisor);
    if (operation === 'diff') return columns.map((x) => Math.abs(x - y) % divisor);
    if (operation === 'prod') return columns.map((x) => (x * y) % divisor);
    const row = powers.map((power) => power % divisor);
    powers = columns.map((x) => (x * row[x]!) % divisor);
    return row;
  });
}
