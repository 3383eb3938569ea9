import { expect, test } from 'vitest';
import propositionalLogic from './propositional_logic.ts';

const data = propositionalLogic.create({ seed: 1, size: 1 });
const first = data.at(0);
const metadata = { ...first.metadata, premises: ['(P → Q)', '(Q → R)', '(P ∧ S)'], variables: ['P', 'Q', 'R', 'S'] };
const score = (answer: string): number => data.score(answer, { ...first, metadata });

test.each([
  ['what follows from several premises', 'P → R', 1],
  ['what follows by way of all of them', '(R ∧ S) ∧ Q', 1],
  ['a negation that follows', '¬(¬R)', 1],
  ['a premise repeated', '(P → Q)', 0.25],
  ['a premise with its sides swapped', 'S ∧ P', 0.25],
  ['a bare variable that follows', 'R', 0.25],
  ['what is always true', 'P ∨ ¬P', 0.25],
  ['what does not follow', '¬S', 0.05],
  ['a formula with an operand missing', 'P ∧', 0],
  ['a formula with a foreign variable', 'P ∨ Z', 0],
  ['more variables than a table can hold', [...'abcdefghijklmnopqrs'].join(' ∨ '), 0.05],
  ['a formula beyond all measure', 'P ∨ '.repeat(1000), 0],
])('scores %s', (_, answer, expected) => {
  expect(score(answer)).toBe(expected);
});

test('agrees with a truth table worked out one assignment at a time', () => {
  for (const { metadata } of propositionalLogic.create({ seed: 5, size: 40, max_vars: 7, max_complexity: 4 })) {
    const { variables, premises, example_answer: example } = metadata;
    const code = (text: string): string =>
      text
        .replaceAll('¬', '!')
        .replaceAll('∧', '&&')
        .replaceAll('∨', '||')
        .replaceAll('↔', '===')
        .replaceAll('→', '<=');
    const truth = (text: string, bits: number): boolean => {
      let rest = code(text);
      variables.forEach((name, i) => {
        rest = rest.replaceAll(name, String(((bits >> i) & 1) === 1));
      });
      return reduce(rest);
    };
    const follows = Array.from({ length: 2 ** variables.length }, (_, bits) => bits).every(
      (bits) => !premises.every((premise) => truth(premise, bits)) || truth(example, bits),
    );
    expect(
      data.score(example, { ...first, metadata: { ...metadata, source_dataset: '', source_index: 0 } }) > 0.05,
    ).toBe(follows);
  }
});

/** Works out brackets of true and false from the inside, by replacing text. */
function reduce(text: string): boolean {
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest
      .replace(/!true/g, 'false')
      .replace(/!false/g, 'true')
      .replace(/\((true|false) (&&|\|\||===|<=) (true|false)\)/g, (_, left, sign, right) => {
        const [a, b] = [left === 'true', right === 'true'];
        return String(sign === '&&' ? a && b : sign === '||' ? a || b : sign === '===' ? a === b : !a || b);
      });
  }
  return rest === 'true';
}
