import { add, compare, integer, isInteger, multiply, type Rational, raise, rational, toNumber } from './rational.ts';
import { type Coefficients, type RealRoot, realRoots, squareFree } from './real-roots.ts';
import { splitSquares } from './squares.ts';

// The reference solves by radicals and keeps the roots that it can tell to be real. It cannot tell where the radicals
// run through complex numbers, nor where its first look at a sign, to two binary digits, is lost in cancellation.

/** Whether the reference would find any real root of a polynomial that has these. */
export function recognisesRoot(coefficients: Coefficients, roots: readonly RealRoot[]): boolean {
  if (roots.length === 0 || roots.some(({ exact }) => exact)) return roots.length > 0;
  const polynomial = squareFree(coefficients);
  if (polynomial.length === 4) return roots.length === 1;
  return polynomial.length !== 5 || recognisesQuartic(polynomial);
}

/** Descartes' and Ferrari's ways to the roots of x^4 + a x^3 + b x^2 + c x + d. */
function recognisesQuartic(polynomial: Coefficients): boolean {
  const [d, c, b, a] = polynomial.slice(0, 4).map((coefficient) => rational(coefficient, polynomial[4])) as [
    Rational,
    Rational,
    Rational,
    Rational,
  ];
  const aa = multiply(a, a);
  const e = sumOf([1, 1, b], [-3, 8, aa]);
  const f = sumOf([1, 1, c], [1, 8, multiply(aa, a)], [-1, 2, multiply(a, b)]);
  const g = sumOf([1, 1, d], [-3, 256, multiply(aa, aa)], [1, 16, multiply(aa, b)], [-1, 4, multiply(a, c)]);
  if (f.top === 0n || hasRationalResolvent(e, f, g)) return true;
  const ee = multiply(e, e);
  const p = sumOf([-1, 12, ee], [-1, 1, g]);
  const q = sumOf([-1, 108, multiply(ee, e)], [1, 3, multiply(e, g)], [-1, 8, multiply(f, f)]);
  const discriminant = sumOf([1, 4, multiply(q, q)], [1, 27, raise(p, 3n)]);
  if (p.top === 0n) return q.top > 0n;
  return discriminant.top > 0n && looksPositive(e, p, q, discriminant);
}

function hasRationalResolvent(e: Rational, f: Rational, g: Rational): boolean {
  const linear = sumOf([4, 1, multiply(e, e)], [-16, 1, g]);
  const terms = [sumOf([-1, 1, multiply(f, f)]), linear, sumOf([32, 1, e]), integer(64)];
  const scale = terms.reduce((product, { bottom }) => product * bottom, 1n);
  return realRoots(terms.map(({ top, bottom }) => top * (scale / bottom))).some(({ exact }) => exact);
}

/** Whether -2e/3 + 2u - 2p/(3u), with u the cube root of -q/2 and the root of the discriminant, looks positive. */
function looksPositive(e: Rational, p: Rational, q: Rational, discriminant: Rational): boolean {
  const radicand = brief(brief(toNumber(sumOf([-1, 2, q]))) + briefRoot(discriminant));
  if (!(radicand > 0)) return false;
  const [cube, inverse] = [brief(radicand ** CUBE_ROOT), brief(radicand ** -CUBE_ROOT)];
  const over = sumOf([-2, 3, p]);
  const terms = [brief(2 * cube), brief(brief(toNumber(over)) * inverse)];
  if (isInteger(over) && compare(over, integer(2)) < 0) terms.reverse();
  return [brief(toNumber(sumOf([-2, 3, e]))), ...terms].reduce((total, term) => brief(total + term)) > 0;
}

/** A third, to two binary digits. */
const CUBE_ROOT = 0.375;

/** A square root as the reference would write it, a number times a root, each part to two binary digits. */
function briefRoot({ top, bottom }: Rational): number {
  const [[a, b], [c, d]] = [splitSquares(top), splitSquares(bottom)];
  const outside = brief(toNumber(rational(a * c, bottom)));
  return brief(outside * brief(Math.sqrt(brief(Number(b * d)))));
}

/** Two binary digits of a number, ties to even. */
function brief(value: number): number {
  if (value === 0) return 0;
  const unit = 2 ** (Math.floor(Math.log2(Math.abs(value))) - 1);
  const steps = Math.floor(value / unit);
  const rest = value / unit - steps;
  return unit * (rest > 0.5 || (rest === 0.5 && steps % 2 !== 0) ? steps + 1 : steps);
}

const sumOf = (...parts: readonly (readonly [top: number, bottom: number, value: Rational])[]): Rational =>
  parts.map(([top, bottom, value]) => multiply(rational(BigInt(top), BigInt(bottom)), value)).reduce(add);
