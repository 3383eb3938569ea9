import { expect, test } from 'vitest';
import puzzle24 from './puzzle24.ts';

const data = puzzle24.create({ seed: 1, size: 1 });
const item = { ...data.at(0), metadata: { ...data.at(0).metadata, numbers: [3, 3, 8, 8] } };

test.each([
  ['the classic', '8/(3 - 8/3)', 1],
  ['a sum that takes other numbers', '4 + 8 + 3 + 9', 0.01],
  ['a number left out', '8*3', 0.01],
  ['a number used twice', '8*3 + 3 - 3', 0.01],
  ['a value that only rounds to 24', '8*3 + 3/8', 0.01],
  ['a power', '8*3**(8/8)', 0.01],
  ['a comment', '8*3 # 8 3', 0.01],
  ['an equation', '8/(3 - 8/3) = 24', 0.01],
  ['code', 'print(8, 3, 3, 8)', 0.01],
])('scores %s', (_, answer, score) => {
  expect(data.score(answer, item)).toBe(score);
});

test('takes other numbers where the wanted ones cannot make 24 [puzzle24-endless]', () => {
  for (const bounds of [
    { min_value: 1, max_value: 1 },
    { min_value: 7, max_value: 8 },
    { min_value: 9, max_value: 10 },
  ]) {
    const [made] = puzzle24.create({ seed: 1, size: 1, ...bounds });
    expect(puzzle24.score(made!.answer, made!)).toBe(1);
  }
  expect(puzzle24.create({ seed: 1, size: 1, min_value: 8, max_value: 10 }).at(0).metadata.numbers).toEqual([
    10, 8, 8, 8,
  ]);
});

test('refuses operators that cannot make 24', () => {
  expect(() => puzzle24.create({ operators: ['-', '/'] })).toThrow('operators - / cannot make 24');
});
