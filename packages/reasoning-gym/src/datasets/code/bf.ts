import { defineDataset } from '../../core/define.ts';
import { int } from '../../core/fields.ts';
import { parsed } from '../../core/resources.ts';
import type { Rng } from '../../core/rng.ts';
import { wordleWords } from '../../data/assets.ts';
import { compile } from '../../lib/brainfuck/compiler.ts';
import { run } from '../../lib/brainfuck/interpreter.ts';

const words = parsed(wordleWords, (text) => text.split('\n').filter((word) => word !== ''));

export default defineDataset({
  name: 'bf',
  category: 'code',
  about: 'Tell what a Brainf*** program prints.',

  config: {
    difficulty: int(1, {
      about: 'what the program does: 1 prints a word, 2 counts in a loop, 3 counts with a condition',
      floor: 1,
      ceiling: 3,
      levels: [1, 2, 3],
    }),
  },
  needs: [wordleWords],

  generate({ config: { difficulty }, rng }) {
    const { source, program, output } = endingProgram(difficulty, rng);
    return {
      question:
        `What does this Brainf*** program print?\n\n${program}\n\n` +
        'The tape starts out all zeros. Its cells hold 0 to 255 and wrap around at both ends; each . prints the character ' +
        'whose ASCII code is in the current cell. Reply with the printed text and nothing else.',
      answer: output,
      metadata: { bfit_code: source, bf_program: program },
    };
  },
});

/** Cells wrap around at 256, so that a few of the counting loops never reach their goal; such a program is drawn anew. */
function endingProgram(difficulty: number, rng: Rng) {
  for (;;) {
    const source = `int main() {\n${SOURCES[difficulty]!(rng)}\n}\n`;
    const program = compile(source);
    const output = run(program);
    if (output !== undefined) return { source, program, output };
  }
}

const SOURCES: Readonly<Record<number, (rng: Rng) => string>> = {
  1: (rng) => `  print("${rng.choice(words())}");`,

  2(rng) {
    const [x, y] = [rng.randint(1, 4), rng.randint(1, 5)];
    const goal = x * y * rng.randint(1, 9) + rng.randint(1, 9);
    return counting(goal, x, y, ['sum = sum + y;']);
  },

  3(rng) {
    const [x, y] = [rng.randint(1, 7), rng.randint(1, 9)];
    const goal = x * y * rng.randint(1, 9) + rng.randint(1, 9) + 50;
    const mark = goal - rng.randint(1, 40);
    return counting(goal, x, y, [`if (sum > ${mark}) {`, '  sum = sum + y;', '}']);
  },
};

const counting = (goal: number, x: number, y: number, rest: readonly string[]): string =>
  [
    '  int sum = 0;',
    `  int goal = ${goal};`,
    `  int x = ${x};`,
    `  int y = ${y};`,
    '  while (sum < goal) {',
    '    sum = sum + x;',
    ...rest.map((line) => `    ${line}`),
    '  }',
    '  printint(sum);',
  ].join('\n');
