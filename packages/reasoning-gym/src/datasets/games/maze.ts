import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { contains, type Rng } from '../../core/rng.ts';
import { attempt } from '../../lib/attempt.ts';
import { stepsBetween } from '../../lib/steps-between.ts';

const GLYPHS = [...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];
const OPEN_SHARE = 0.7;
const MARK_TRIES = 1000;

export default defineDataset({
  name: 'maze',
  category: 'games',
  about: 'Count the fewest steps through a maze drawn in random characters.',
  size: 50,

  config: {
    dist: range(5, 10, { about: 'steps from start to goal', floor: 1, levels: [5, 10, 15, 20], interval: true }),
    grid_size: range(5, 10, {
      about: 'side of the square grid, walls included',
      floor: 2,
      ceiling: 500,
      levels: [10, 25, 50, 100],
      interval: true,
    }),
  },
  check: ({ dist, grid_size }) =>
    dist.min < (grid_size.max - 2) ** 2
      ? undefined
      : `min_dist (${dist.min}) is too long for max_grid_size (${grid_size.max})`,

  generate({ config, rng }) {
    const [wall, path, start, goal] = rng.sample(GLYPHS, 4) as [string, string, string, string];
    const { side, rows, steps } = attempt('maze of the wanted length', () => {
      const side = rng.between(config.grid_size);
      const isOpen = randomFloor(side, rng);
      const from = claim(isOpen, side, -1, rng);
      const to = claim(isOpen, side, from, rng);
      const steps = from < 0 || to < 0 ? undefined : stepsBetween(from, to, side, isOpen);
      if (steps === undefined || !contains(config.dist, steps)) return undefined;
      return { side, rows: drawRows(isOpen, side, { [from]: start, [to]: goal }, wall, path), steps };
    });
    return {
      question:
        `Walk from '${start}' to '${goal}' in this maze, one cell up, down, left or right at a time.\n\n` +
        `\`\`\`\n${rows.join('\n')}\n\`\`\`\n'${wall}' is wall and '${path}' is floor.\n\n` +
        'What is the least number of steps? Reply with the number alone.',
      answer: String(steps),
      metadata: { grid_size: side, grid: rows, shortest_path_length: steps, start, goal, wall, path },
    };
  },
});

/** Walls all round; inside, each cell is floor with fixed odds. */
function randomFloor(side: number, rng: Rng): Uint8Array {
  const isOpen = new Uint8Array(side * side);
  for (let row = 1; row < side - 1; row++) {
    for (let column = 1; column < side - 1; column++) {
      if (rng.random() < OPEN_SHARE) isOpen[row * side + column] = 1;
    }
  }
  return isOpen;
}

/** A random floor cell other than the one already taken, or -1 where there is none to be found. */
function claim(isOpen: Uint8Array, side: number, taken: number, rng: Rng): number {
  for (let tries = side < 3 ? MARK_TRIES : 0; tries < MARK_TRIES; tries++) {
    const cell = rng.randint(1, side - 2) * side + rng.randint(1, side - 2);
    if (isOpen[cell] === 1 && cell !== taken) return cell;
  }
  return -1;
}

function drawRows(
  isOpen: Uint8Array,
  side: number,
  marks: Readonly<Record<number, string>>,
  wall: string,
  path: string,
): string[] {
  const rows: string[] = [];
  for (let row = 0; row < side; row++) {
    let line = '';
    for (let cell = row * side; cell < (row + 1) * side; cell++)
      line += marks[cell] ?? (isOpen[cell] === 1 ? path : wall);
    rows.push(line);
  }
  return rows;
}
