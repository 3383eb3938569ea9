import { expect, test } from 'vitest';
import countdown from './countdown.ts';

const data = countdown.create({ seed: 1, size: 1 });
const item = { ...data.at(0), metadata: { ...data.at(0).metadata, numbers: [2, 3, 4], target: 20 } };

test.each([
  ['another route to the target', '(2 + 3) * 4', 1],
  ['signs that cancel', '--4*(2+3)', 1],
  ['the right value with a number left over', '4 * 5', 0.05],
  ['every number used but off target', '2 + 3 + 4', 0.05],
  ['a number that only looks like two [countdown-decimals]', '(2.3 + 4) * 20 / 6.3', 0.05],
  ['prose around the expression', 'the answer is (2 + 3) * 4', 0.01],
  ['an equation', '(2 + 3) * 4 = 20', 0.01],
  ['a power', '4**2 + 3 + 1', 0.01],
  ['a comment behind it', '(2 + 3) * 4 # 7', 0.01],
  ['a division by zero', '4/(2-2)', 0.01],
  ['brackets that do not close', '((2 + 3) * 4', 0.01],
  ['code', 'process.exit()', 0.01],
])('scores %s', (_, answer, score) => {
  expect(data.score(answer, item)).toBe(score);
});

test('draws only the operators it is given', () => {
  for (const { answer } of countdown.create({ seed: 3, size: 20, operators: ['+'], max_target: 600 })) {
    expect(answer).not.toMatch(/[-*/]/);
  }
});
