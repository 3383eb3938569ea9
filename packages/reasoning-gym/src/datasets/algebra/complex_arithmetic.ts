import { defineDataset } from '../../core/define.ts';
import { range, subset, weights } from '../../core/fields.ts';
import { attempt } from '../../lib/attempt.ts';
import { fixed } from '../../lib/python-float.ts';
import { floatRepr, parseFloatText } from '../../lib/python-text.ts';
import { weightsComplaint } from '../../lib/weights.ts';

type Pair = readonly [re: number, im: number];

const PARTS = { floor: -1_000_000_000_000, ceiling: 1_000_000_000_000 };
const LEVELS = { minLevels: [-10, -100, -10_000, -100_000_000], maxLevels: [10, 100, 10_000, 100_000_000] };
const SIGNS = { '+': '+', '-': '-', '*': '×', '/': '÷' } as const;
const NEGLIGIBLE = 1e-10;
const LONGEST = 1000;

export default defineDataset({
  name: 'complex_arithmetic',
  category: 'algebra',
  about: 'Add, subtract, multiply or divide two complex numbers.',

  config: {
    real: range(-10, 10, { about: 'real part of each number', ...PARTS, ...LEVELS }),
    imag: range(-10, 10, { about: 'imaginary part of each number', ...PARTS, ...LEVELS }),
    operations: subset(['+', '-', '*', '/'], { about: 'operations to draw from' }),
    operations_weights: weights([0.4, 0.4, 0.1, 0.1], {
      about: 'how often each operation comes up',
      fewest: 1,
      most: 20,
      levels: [
        [0.4, 0.4, 0.1, 0.1],
        [0.25, 0.25, 0.25, 0.25],
        [0.2, 0.2, 0.3, 0.3],
        [0.1, 0.1, 0.4, 0.4],
      ],
    }),
  },
  check({ real, imag, operations, operations_weights }) {
    const isZeroOnly = [real, imag].every(({ min, max }) => min === 0 && max === 0);
    if (isZeroOnly && operations.includes('/'))
      return 'max_real or max_imag must leave room for a divisor other than zero';
    return weightsComplaint('operations_weights', operations_weights, operations);
  },
  difficulty: ({ real, imag, operations_weights }) => ({
    min_real: real.min,
    max_real: real.max,
    min_imag: imag.min,
    max_imag: imag.max,
    operations_weights,
  }),
  floats: ['num1', 'num2'],

  generate({ config, rng }) {
    const draw = (): Pair => [rng.between(config.real), rng.between(config.imag)];
    const [operation] = rng.choices(config.operations, 1, config.operations_weights) as ['+' | '-' | '*' | '/'];
    const first = draw();
    const isDivisor = (pair: Pair): boolean => operation !== '/' || pair[0] !== 0 || pair[1] !== 0;
    const num2 = attempt('divisor other than zero', () => [draw()].find(isDivisor));
    const [num1, result] = operation === '/' ? [times(first, num2), first] : [first, combine(first, num2, operation)];
    return {
      question:
        `Work out (${show(num1)}) ${SIGNS[operation]} (${show(num2)}), where i is the imaginary unit. ` +
        'Reply with the result alone, the real part first, such as 3.0 - 2.0i.',
      answer: show(result),
      metadata: { num1, num2, operation, result: result.map(wholeNumber) },
    };
  },

  /** Falls off exponentially with the distance from the right number. */
  score(answer, { metadata: { result } }) {
    const given = parsePair(answer);
    if (!given) return 0;
    const distance = Math.hypot(given[0] - Number(result[0]), given[1] - Number(result[1]));
    return Number.isNaN(distance) ? 0 : Math.exp(-distance);
  },
});

function combine([a, b]: Pair, [c, d]: Pair, operation: '+' | '-' | '*'): Pair {
  if (operation === '*') return times([a, b], [c, d]);
  return operation === '+' ? [a + c, b + d] : [a - c, b - d];
}

const times = ([a, b]: Pair, [c, d]: Pair): Pair => [a * c - b * d, a * d + b * c];

/** Beyond the safe range as text, since JSON readers may not keep such a number. */
const wholeNumber = (value: number): number | string =>
  Number.isSafeInteger(value) ? value + 0 : String(BigInt(value));

function show([re, im]: Pair): string {
  if (Math.abs(im) < NEGLIGIBLE) return twoPlaces(re);
  if (Math.abs(re) < NEGLIGIBLE) return `${twoPlaces(im)}i`;
  return `${floatRepr(re)} ${im >= 0 ? '+' : '-'} ${floatRepr(Math.abs(im))}i`;
}

const twoPlaces = (value: number): string => `${Object.is(value, -0) ? '-' : ''}${fixed(value, 2)}`;

/** Reads `3`, `-2i`, `3+i`, `(3 - 2j)`: the imaginary part comes last, and blanks do not count. */
function parsePair(answer: string): Pair | undefined {
  if (answer.length > LONGEST) return undefined;
  const text = withoutBrackets(answer.replaceAll(' ', '').toLowerCase()).replaceAll('i', 'j');
  if (!text.includes('j')) return pairOf(text, '0');
  if (!text.endsWith('j')) return undefined;
  const body = text.slice(0, -1);
  if (/[+-].*\s|\s[+-]/.test(body)) return undefined;
  const sign = Math.max(body.lastIndexOf('+'), body.lastIndexOf('-'));
  const split = body[sign - 1] === 'e' ? signBefore(body, sign - 1) : sign;
  const [re, im] = [split > 0 ? body.slice(0, split) : '0', body.slice(Math.max(split, 0))];
  return pairOf(re, /^[+-]?$/.test(im) ? `${im}1` : im);
}

const signBefore = (text: string, end: number): number =>
  Math.max(text.lastIndexOf('+', end), text.lastIndexOf('-', end));

function pairOf(re: string, im: string): Pair | undefined {
  const pair = [parseFloatText(re), parseFloatText(im)] as const;
  return pair.every((part) => part !== undefined) ? (pair as Pair) : undefined;
}

function withoutBrackets(text: string): string {
  let depth = 0;
  while (text.length - 2 * depth > 1 && text[depth] === '(' && text[text.length - 1 - depth] === ')') depth += 1;
  return text.slice(depth, text.length - depth);
}
