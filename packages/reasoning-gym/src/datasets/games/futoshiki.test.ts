import { expect, test } from 'vitest';
import futoshiki from './futoshiki.ts';

interface Rule {
  readonly less: number;
  readonly more: number;
}

/** Reads a square and its signs off the question. */
function read(question: string): { readonly numbers: number[]; readonly rules: Rule[]; readonly side: number } {
  const lines = question.split('\n\n')[1]!.split('\n');
  const side = (lines.length + 1) / 2;
  const rules: Rule[] = [];
  const numbers = lines.flatMap((line, i) => {
    if (i % 2 === 1) {
      for (let column = 0; column < side; column++) {
        const [upper, lower] = [((i - 1) / 2) * side + column, ((i + 1) / 2) * side + column];
        if (line[4 * column] === '∧') rules.push({ less: upper, more: lower });
        if (line[4 * column] === '∨') rules.push({ less: lower, more: upper });
      }
      return [];
    }
    return Array.from({ length: side }, (_, column) => {
      const cell = (i / 2) * side + column;
      if (line[4 * column + 2] === '<') rules.push({ less: cell, more: cell + 1 });
      if (line[4 * column + 2] === '>') rules.push({ less: cell + 1, more: cell });
      return Number(line[4 * column]!.replace('_', '0'));
    });
  });
  return { numbers, rules, side };
}

/** All ways to fill the square, cell by cell. */
function* fillings(numbers: number[], rules: readonly Rule[], side: number): Generator<string> {
  const cell = numbers.indexOf(0);
  if (cell < 0) {
    yield numbers.join('');
    return;
  }
  const [row, column] = [Math.floor(cell / side), cell % side];
  for (let number = 1; number <= side; number++) {
    numbers[cell] = number;
    const isRepeated = numbers.some(
      (other, at) => at !== cell && other === number && (Math.floor(at / side) === row || at % side === column),
    );
    const isBroken = rules.some(
      ({ less, more }) => numbers[less] !== 0 && numbers[more] !== 0 && numbers[less]! >= numbers[more]!,
    );
    if (!isRepeated && !isBroken) yield* fillings(numbers, rules, side);
  }
  numbers[cell] = 0;
}

test('has the one solution it promises', () => {
  for (const { question, metadata } of futoshiki.create({ seed: 21, size: 30, max_board_size: 6 })) {
    const { numbers, rules, side } = read(question);
    expect([...fillings(numbers, rules, side)]).toEqual([metadata.solution.flat().join('')]);
  }
});
