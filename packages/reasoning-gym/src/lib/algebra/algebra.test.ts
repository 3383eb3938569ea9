import { describe, expect, test } from 'vitest';
import { isAntiderivative } from './antiderivative.ts';
import { derivative } from './derivative.ts';
import { isSame, minus } from './expression.ts';
import { parse } from './parse.ts';
import { show } from './print.ts';
import { read } from './read.ts';
import { realRoots } from './real-roots.ts';
import { recognisesRoot } from './recognition.ts';
import { isZero } from './zero.ts';

const expression = (text: string) => read(text)!;

describe('reading', () => {
  test.each([
    ['a product that is only implied', '2x'],
    ['a power written with a caret', 'x^2'],
    ['two formulas', 'x y'],
    ['a call to nothing', 'f()'],
    ['a comma outside a call', '1,000'],
    ['a number that starts with zero', '007'],
    ['a second line', 'x\n+ 1'],
    ['an attribute', "__import__('os').getcwd()"],
    ['a tower of powers', '9**9**9**9'],
    ['a huge exponent', '1e999999999'],
    ['a huge power of a root', 'sqrt(123456789)**999999'],
    ['too many brackets', `${'('.repeat(60)}x${')'.repeat(60)}`],
    ['too many factors', Array.from({ length: 40 }, (_, i) => `a${i}`).join('*')],
    ['a division by zero', 'x/(2 - 2)'],
    ['an unknown character', 'x − 1'],
  ])('refuses %s', (_, text) => {
    expect(read(text)).toBeUndefined();
  });

  test('takes a caret for a power when asked to', () => {
    expect(parse('x^2', { caret: true })).toEqual(parse('x**2'));
  });

  test('goes on in the next line within brackets, and stops at a comment', () => {
    expect(show(expression('(x\n+ 1) # done'))).toBe('x + 1');
  });

  test.each([
    ['2*(x + 1)*y', 'y*(2*x + 2)'],
    ['y*(x + 1)*2', '2*y*(x + 1)'],
    ['(x + 1)*(x + 1)/(x + 1)', 'x + 1'],
    ['-(x - 3)', '3 - x'],
    ['x*x**2/x**5', 'x**(-2)'],
    ['-5/(3*x**2)', '-5/(3*x**2)'],
    ['sqrt(12)*sqrt(2)', '2*sqrt(6)'],
    ['sqrt(3/2)', 'sqrt(6)/2'],
    ['sqrt(-4)*sqrt(-9)', '-6'],
    ['sqrt(4*x)/sqrt(x)', '2'],
    ['(x*y)**3', 'x**3*y**3'],
    ['sqrt(x**2)', 'sqrt(x**2)'],
    ['0.5*x + 1e-1', 'x/2 + 1/10'],
    ['cos(x)*sin(x)*exp(x)*z*log(x)', 'z*exp(x)*log(x)*sin(x)*cos(x)'],
    ['E**x + E', 'exp(1) + exp(x)'],
    ['z + y*x + x**2 - 3', 'x**2 + x*y + z - 3'],
    ['sqrt(29) + sqrt(85)/2 - 3', '-3 + sqrt(85)/2 + sqrt(29)'],
  ])('turns %s into %s', (text, shown) => {
    expect(show(expression(text))).toBe(shown);
  });
});

describe('derivatives', () => {
  test.each([
    ['x**3 - 2*x + 7', '3*x**2 - 2'],
    ['sin(2*x)', '2*cos(2*x)'],
    ['x*log(x) - x', 'log(x)'],
    ['(3*x + 1)**(3/2)', '9*sqrt(3*x + 1)/2'],
    ['asin(x)', '1/sqrt(1 - x**2)'],
    ['Integral(sin(x)/x, x)', 'sin(x)/x'],
    ['a*y + f(y)', '0'],
  ])('of %s is %s', (text, expected) => {
    expect(isSame(derivative(expression(text), 'x'), expression(expected))).toBe(true);
  });
});

describe('zero', () => {
  test.each([
    '(x + y)**3 - x**3 - 3*x**2*y - 3*x*y**2 - y**3',
    '1/(x - 1) - 1/(x + 1) - 2/(x**2 - 1)',
    '(1 + 1/(1 + 1/x)) - (2*x + 1)/(x + 1)',
    'sin(x)**2 + cos(x)**2 - 1',
    'exp(x + y) - exp(x)*exp(y)',
    'sin(3*x) - 3*sin(x) + 4*sin(x)**3',
    'atan(x) + acot(x) - pi/2 + (pi/2 - acot(x) - atan(x))',
    'cosh(x)**2 - sinh(x)**2 - 1',
    'tan(x) - sin(x)/cos(x)',
    'log(x*exp(1)) - log(x) - 1',
    '2**x - exp(x*log(2))',
    'asinh(x) - log(x + sqrt(x**2 + 1))',
  ])('is %s', (text) => {
    expect(isZero(expression(text))).toBe(true);
  });

  test.each([
    'x - y',
    '(x + 1)**2 - x**2 - 1',
    'sin(x)**2 + cos(x)**2 - 1.00000000000000000000000000000000001',
    'exp(x) - exp(x + 10**-30)',
    'log(x**2) - 2*log(x)',
    'sqrt(x**2) - x',
    'e**x - exp(x)',
    'f(x) - f(y)',
    'exp(exp(exp(x*100))) - 1',
  ])('is not %s', (text) => {
    expect(isZero(expression(text))).toBe(false);
  });
});

describe('antiderivatives', () => {
  test.each([
    ['a form by another identity', '-cos(2*x)/4 + C', 'sin(x)*cos(x)', true],
    ['the reference’s unevaluated integral', '2*Integral(x*sin(x), x) + C', '2*x*sin(x)', true],
    ['quotation marks around the formula', '"x**2/2 + C"', 'x', true],
    ['an exact decimal [simple_integration-decimals]', '0.1*x**3', '3*x**2/10', true],
    ['a decimal that is cut off', '0.3333333333*x**3', 'x**2', false],
    [
      'roots multiplied together [intermediate_integration-roots]',
      'x*asin(x) + sqrt(1 - x)*sqrt(1 + x)',
      'asin(x)',
      true,
    ],
    ['a call for help [intermediate_integration-integrate]', 'integrate(x, x)', 'x', false],
    ['a near miss', 'exp(x) + 0.00000000000000000000000001*x', 'exp(x)', false],
    ['another branch of the logarithm', '2*x*log(x) - 2*x', 'log(x**2)', false],
    ['the absolute value, which has no derivative in the complex plane', 'log(Abs(x))', '1/x', false],
  ])('judges %s', (_, answer, integrand, isRight) => {
    expect(isAntiderivative(answer, integrand, 'x')).toBe(isRight);
  });

  test.each([
    ['many functions', Array.from({ length: 200 }, (_, i) => `sin(${i}*x)`).join('+')],
    [
      'many brackets',
      Array.from({ length: 20 }, (_, j) => Array.from({ length: 30 }, (_, i) => `(x+${i + j})`).join('*')).join('+'),
    ],
    ['a deep fraction', `${'(1+1/'.repeat(40)}x${')'.repeat(40)}`],
    ['deep functions', `${'sin('.repeat(48)}x${')'.repeat(48)}`],
  ])('gives up on %s in time', (_, answer) => {
    const cost = (): number => {
      const start = process.cpuUsage();
      expect(isAntiderivative(answer, 'x', 'x')).toBe(false);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    };
    expect(Math.min(cost(), cost(), cost())).toBeLessThan(50);
  });
});

describe('real roots', () => {
  test.each([
    [
      [-2n, 0n, 1n],
      [-Math.SQRT2, Math.SQRT2],
    ],
    [[0n, 0n, 0n, 5n], [0]],
    [[-1n, 32n], [0.03125]],
    [
      [4n, 0n, -4n, 0n, 1n],
      [-Math.SQRT2, Math.SQRT2],
    ],
    [[1n, 0n, 1n], []],
    [[7n], []],
    [[], []],
    [
      [-6n, 11n, -6n, 1n],
      [1, 2, 3],
    ],
  ])('of %s are %s', (coefficients, roots) => {
    expect(realRoots(coefficients).map(({ value }) => value)).toEqual(roots);
  });

  test.each([
    ['a cubic with one real root', [1n, 1n, 0n, 1n], true],
    ['a cubic with three irrational ones', [1n, -3n, 0n, 1n], false],
    ['the same beside a rational root', [0n, 1n, -3n, 0n, 1n], true],
    ['a quartic in the square', [13n, 0n, -46n, 0n, 23n], true],
    ['a quartic that Ferrari’s method settles', [-26n, -46n, 0n, 0n, 81n], true],
    ['a quartic whose signs cancel', [-30n, -12n, 0n, 0n, 141n], false],
    ['a quartic with four irrational roots', [-9n, -79n, -100n, 0n, 29n], false],
  ])('the reference recognises: %s', (_, coefficients, isRecognised) => {
    expect(recognisesRoot(coefficients, realRoots(coefficients))).toBe(isRecognised);
  });
});

test('a difference of equal expressions has no terms', () => {
  expect(minus(expression('(x + 1)*sin(x)'), expression('sin(x)*(1 + x)')).size).toBe(0);
});
