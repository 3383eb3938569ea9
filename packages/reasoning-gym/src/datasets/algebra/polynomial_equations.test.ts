import { expect, test } from 'vitest';
import polynomialEquations from './polynomial_equations.ts';

const data = polynomialEquations.create({ seed: 1, size: 1 });
const item = (answer: string) => ({ ...data.at(0), answer });

test.each([
  ['the roots in any order', '-0.5, 2.0', '2, -0.5', 1],
  ['a root left out', '-0.5, 2.0', '2.0', 0.5],
  ['a root too many', '-0.5, 2.0', '-0.5, 2.0, 7', 0.5],
  ['a guess that is a little off', '2.0', '2.01', Math.exp(-0.1)],
  ['zero where zero is no root', '0.0068', '0', 0],
  ['zero where it is', '0.0', '0', 1],
  ['words', '2.0', 'two', 0],
  ['nothing where there is no root', '', '', 1],
  ['the word for it', '', 'None.', 1],
  ['other words', '', 'no idea', 0],
  ['a root where there is none', '', '1', 0],
])('scores %s', (_, oracle, answer, score) => {
  expect(data.score(answer, item(oracle))).toBeCloseTo(score, 12);
});
