import { defineDataset } from '../../core/define.ts';
import { range, subset } from '../../core/fields.ts';
import { power, scale, sum, symbol } from '../../lib/algebra/expression.ts';
import { show } from '../../lib/algebra/print.ts';
import { integer } from '../../lib/algebra/rational.ts';
import { realRoots } from '../../lib/algebra/real-roots.ts';
import { recognisesRoot } from '../../lib/algebra/recognition.ts';
import { roundTo } from '../../lib/python-float.ts';
import { floatRepr, parseFloatText } from '../../lib/python-text.ts';

const LETTERS = 'abcdefghklmnopqrstuvwxyz';
const TRIES = 20;
const PENALTY = 0.5;
const DECAY = 10;

export default defineDataset({
  name: 'polynomial_equations',
  category: 'algebra',
  about: 'Find the real roots of a polynomial to four decimal places.',

  config: {
    terms: range(2, 4, { about: 'terms drawn for the polynomial', floor: 1, ceiling: 100, levels: [2, 3, 4, 5] }),
    value: range(1, 100, { about: 'size of each coefficient', floor: 1, ceiling: 1_000_000_000 }),
    degree: range(1, 3, {
      about: 'degree of the polynomial',
      floor: 1,
      ceiling: 12,
      levels: [1, 2, 3, 4],
      interval: true,
    }),
    operators: subset(['+', '-'], { about: 'signs of the terms; with a minus, each is as likely to be negative' }),
  },
  floats: ['real_solutions'],

  generate({ config, rng }) {
    const draw = () => {
      const variable = rng.letter(LETTERS);
      const degree = rng.between(config.degree);
      const count = rng.between(config.terms);
      const exponents = [degree, ...Array.from({ length: count - 1 }, () => rng.randint(0, degree))];
      const coefficients = Array.from({ length: degree + 1 }, () => 0n);
      for (const exponent of exponents) {
        const size = BigInt(rng.between(config.value));
        coefficients[exponent]! += config.operators.includes('-') && rng.random() < 0.5 ? -size : size;
      }
      return { variable, degree, count, coefficients, roots: realRoots(coefficients) };
    };
    let drawn = draw();
    for (let tries = 1; tries < TRIES && !recognisesRoot(drawn.coefficients, drawn.roots); tries++) drawn = draw();
    const { variable, degree, count, coefficients, roots } = drawn;
    const polynomial = show(
      sum(...coefficients.map((size, i) => scale(power(symbol(variable), integer(i)), integer(size)))),
    );
    const solutions = roots.map(({ value }) => roundTo(value, 4));
    return {
      question:
        `Find every real number ${variable} with\n\n${polynomial} = 0\n\n` +
        'Give each root once, as a decimal rounded to four places, in ascending order with commas between, ' +
        'such as -1.5, 0.0, 2.3333. Reply with the roots alone, or with the word none if there are none.',
      answer: solutions.map(floatRepr).join(', '),
      metadata: { polynomial_expr: polynomial, variable, degree, real_solutions: solutions, num_terms: count },
    };
  },

  /** The mean credit of the guesses, less a penalty for each root left out and for each guess too many. */
  score(answer, { answer: oracle }) {
    if (answer === oracle) return 1;
    const missing = (oracle ?? '').split(', ').flatMap((text) => (text === '' ? [] : Number(text)));
    if (missing.length === 0) return /^["'\s]*(?:none)?["'\s.]*$/i.test(answer.slice(0, 100)) ? 1 : 0;
    const guesses = numbersIn(answer, missing.length + 2);
    const credits = guesses.flatMap((guess) => takeNearest(missing, guess) ?? []);
    if (credits.length === 0) return 0;
    const mean = credits.reduce((total, credit) => total + credit, 0) / credits.length;
    return mean - PENALTY * (missing.length + guesses.length - credits.length);
  },
});

/** The numbers between commas in ascending order; other text is passed over, and so is what comes after enough of them. */
function numbersIn(answer: string, enough: number): number[] {
  const numbers: number[] = [];
  for (let start = 0; start <= answer.length && numbers.length < enough; ) {
    const comma = answer.indexOf(',', start);
    const end = comma < 0 ? answer.length : comma;
    const value = end - start > 400 ? undefined : parseFloatText(answer.slice(start, end));
    if (value !== undefined) numbers.push(value);
    start = end + 1;
  }
  return numbers.sort((left, right) => left - right);
}

/**
 * Takes the nearest root off the list and says what a guess at it earns: the less, the farther off it is, and nothing
 * for a zero that is no root, which is no guess. `undefined` when there is no root to take.
 */
function takeNearest(roots: number[], guess: number): number | undefined {
  const distances = roots.map((root) => Math.abs(guess - root));
  const distance = Math.min(...distances);
  if (!Number.isFinite(distance)) return undefined;
  const [root] = roots.splice(distances.indexOf(distance), 1) as [number];
  return guess === 0 && root !== 0 ? 0 : Math.exp(-DECAY * distance);
}
