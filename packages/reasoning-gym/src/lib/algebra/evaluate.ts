import * as complex from './complex.ts';
import type { Complex } from './complex.ts';
import { type Base, type Expression, type Factor, keyOf, type Term, termKey } from './expression.ts';
import { isInteger } from './rational.ts';

const { I, ONE } = complex;
const TWO = complex.complex(2n);

const half = (z: Complex): Complex => complex.divide(z, TWO);
const inverse = (z: Complex): Complex => complex.divide(ONE, z);
const square = (z: Complex): Complex => complex.multiply(z, z);
const turned = (z: Complex): Complex => complex.multiply(I, z);

function cosine(z: Complex): Complex {
  const power = complex.exp(turned(z));
  return half(complex.add(power, inverse(power)));
}
function sine(z: Complex): Complex {
  const power = complex.exp(turned(z));
  return complex.divide(complex.subtract(power, inverse(power)), turned(TWO));
}
function hyperbolicCosine(z: Complex): Complex {
  const power = complex.exp(z);
  return half(complex.add(power, inverse(power)));
}
function hyperbolicSine(z: Complex): Complex {
  const power = complex.exp(z);
  return half(complex.subtract(power, inverse(power)));
}
const arcsine = (z: Complex): Complex =>
  complex.negate(turned(complex.log(complex.add(turned(z), complex.sqrt(complex.subtract(ONE, square(z)))))));
const arctangent = (z: Complex): Complex =>
  half(
    turned(complex.subtract(complex.log(complex.subtract(ONE, turned(z))), complex.log(complex.add(ONE, turned(z))))),
  );
const pi = (): Complex => complex.negate(turned(complex.log(complex.negate(ONE))));

const FUNCTIONS: Readonly<Record<string, (z: Complex) => Complex>> = {
  exp: complex.exp,
  log: complex.log,
  sin: sine,
  cos: cosine,
  tan: (z) => complex.divide(sine(z), cosine(z)),
  cot: (z) => complex.divide(cosine(z), sine(z)),
  sec: (z) => inverse(cosine(z)),
  csc: (z) => inverse(sine(z)),
  asin: arcsine,
  acos: (z) => complex.subtract(half(pi()), arcsine(z)),
  atan: arctangent,
  acot: (z) => arctangent(inverse(z)),
  sinh: hyperbolicSine,
  cosh: hyperbolicCosine,
  tanh: (z) => complex.divide(hyperbolicSine(z), hyperbolicCosine(z)),
  asinh: (z) => complex.log(complex.add(z, complex.sqrt(complex.add(square(z), ONE)))),
  acosh: (z) =>
    complex.log(
      complex.add(z, complex.multiply(complex.sqrt(complex.add(z, ONE)), complex.sqrt(complex.subtract(z, ONE)))),
    ),
  atanh: (z) => half(complex.subtract(complex.log(complex.add(ONE, z)), complex.log(complex.subtract(ONE, z)))),
};

/** The values of an expression's terms at one of many points; throws `Unwieldy` at a pole. */
export function termsAt(expression: Expression, point: number): Complex[] {
  const known = new Map<string, Complex>();

  const valueOf = (inner: Expression): Complex =>
    [...inner.values()].reduce((total, term) => complex.add(total, termValue(term)), complex.ZERO);

  const termValue = ({ coefficient, factors }: Term): Complex =>
    factors.reduce((total, factor) => complex.multiply(total, powerValue(factor)), complex.fromRational(coefficient));

  const powerValue = (factor: Factor): Complex =>
    remember(termKey({ coefficient: factor.exponent, factors: [factor] }), () => {
      const { base, exponent } = factor;
      const value = remember(base.key, () => baseValue(base));
      if (isInteger(exponent)) return complex.raise(value, exponent.top);
      if (exponent.bottom === 2n) return complex.raise(complex.sqrt(value), exponent.top);
      return complex.exp(complex.multiply(complex.fromRational(exponent), complex.log(value)));
    });

  const baseValue = (base: Base): Complex => {
    if (base.kind === 'symbol') return symbolValue(base.name, point);
    if (base.kind === 'integer') return complex.complex(base.value);
    if (base.kind === 'compound') return valueOf(base.inside);
    const [first, second] = base.args as [Expression, Expression?];
    if (base.name === 'pow' && second) {
      return complex.exp(complex.multiply(valueOf(second), complex.log(valueOf(first))));
    }
    const run = base.args.length === 1 ? FUNCTIONS[base.name] : undefined;
    return run ? run(valueOf(first)) : sample(`${base.name}(${base.args.map(keyOf).join()})`, point);
  };

  const remember = (key: string, work: () => Complex): Complex => {
    const value = known.get(key) ?? work();
    known.set(key, value);
    return value;
  };

  return [...expression.values()].map(termValue);
}

function symbolValue(name: string, point: number): Complex {
  if (name === 'I') return I;
  return name === 'pi' ? pi() : sample(name, point);
}

const GOLDEN_ANGLE = 2.399963229728653;

/** A place in the plane for each name: neither large nor small, and in another direction from point to point. */
function sample(name: string, point: number): Complex {
  let hash = 2166136261;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
  const angle = ((hash >>> 0) / 2 ** 32) * 2 * Math.PI + point * GOLDEN_ANGLE;
  const radius = 0.7 + 0.6 * ((Math.imul(hash, 2654435761) >>> 0) / 2 ** 32);
  const part = (value: number): bigint => BigInt(Math.round(value * radius * 2 ** 40));
  return complex.complex(part(Math.cos(angle)), part(Math.sin(angle)), -40);
}
