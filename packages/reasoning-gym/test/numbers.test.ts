import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  add,
  compareWritten,
  type Decimal,
  decimal,
  decimalText,
  divide,
  fixedDecimal,
  multiply,
  parseDecimal,
  quantize,
  significant,
  subtract,
} from '../src/lib/decimal.ts';
import { parseBigInt, parseIntLiteral } from '../src/lib/python-int.ts';
import { exponential, fixed, general, grouped, roundTo } from '../src/lib/python-float.ts';
import { floatRepr } from '../src/lib/python-text.ts';

const recorded = JSON.parse(
  readFileSync(new URL('../../../conformance/fixtures/numbers.json', import.meta.url), 'utf8'),
) as {
  readonly decimals: readonly (readonly [string, string, string, number, string | null])[];
  readonly floats: readonly (readonly [number, Readonly<Record<string, string>>])[];
  readonly places: readonly (readonly [string, number, string])[];
};

/** What `str` wrote, with its zeros. */
function read(text: string): Decimal {
  const [, sign, whole = '', fraction = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]\d+))?$/.exec(text)!;
  return { ...decimal(BigInt(whole + fraction), Number(power) - fraction.length), negative: sign === '-' };
}

describe('decimals', () => {
  const operations: Readonly<Record<string, (a: Decimal, b: Decimal, precision: number) => Decimal | undefined>> = {
    add,
    subtract,
    multiply,
    divide,
    quantize: (a, b, precision) => quantize(a, b.exponent, precision),
  };

  test.each(Object.keys(operations))('%s as Python does', (name) => {
    for (const [operation, left, right, precision, result] of recorded.decimals) {
      if (operation !== name) continue;
      const found = operations[name]!(read(left), read(right), precision);
      expect(found ? decimalText(found) : null, `${left} ${name} ${right} to ${precision}`).toBe(result);
    }
  });

  test('are written with a number of places as Python does', () => {
    for (const [text, places, result] of recorded.places) expect(fixedDecimal(read(text), places)).toBe(result);
  });

  test('are compared by value, whatever their length or exponent', () => {
    const order = [
      '-1e999999999',
      '-2',
      '-1.5',
      '0e5',
      '1e-999999999',
      '1.4999',
      '1.5',
      '15',
      `1${'0'.repeat(50_000)}`,
    ];
    const numbers = order.map((text) => parseDecimal(text)!);
    for (const [i, left] of numbers.entries()) {
      for (const [j, right] of numbers.entries()) expect(Math.sign(compareWritten(left, right))).toBe(Math.sign(i - j));
    }
    expect(compareWritten(parseDecimal('+001.50')!, parseDecimal('150e-2')!)).toBe(0);
  });

  test('are cut to significant digits with halves to even', () => {
    const cut = (text: string): string => {
      const { negative, digits, exponent } = significant(parseDecimal(text)!, 3);
      return `${negative ? '-' : ''}${digits}e${exponent}`;
    };
    expect(['1.235', '1.245', '1.2450001', '-9.999', '12', '99950', '99949'].map(cut)).toEqual([
      '124e-2',
      '124e-2',
      '125e-2',
      '-1e1',
      '12e0',
      '1e5',
      '999e2',
    ]);
  });
});

test('floats are formatted and rounded as Python does', () => {
  const show = (value: number, spec: string): string => {
    const digits = Number(/\d+/.exec(spec)?.[0] ?? 6);
    if (spec === ',') return grouped(value);
    if (spec.startsWith('round')) return floatRepr(roundTo(value, digits));
    return (spec.endsWith('f') ? fixed : spec.endsWith('e') ? exponential : general)(value, digits);
  };
  for (const [value, texts] of recorded.floats) {
    for (const [spec, text] of Object.entries(texts)) expect(show(value, spec), `${value} as ${spec}`).toBe(text);
  }
});

test('integers are read as Python reads them', () => {
  expect(['12', ' +1_000\n', '-007', '1__0', '_1', '1.0', '', '0x1f', '9'.repeat(4301)].map(parseBigInt)).toEqual([
    12n,
    1000n,
    -7n,
    ...Array.from({ length: 6 }),
  ]);
  expect(['0x1F', '-0b1_01', '0o17', '1_0', '00', '0', '-0x_ff', '017', '0x', '1f', ''].map(parseIntLiteral)).toEqual([
    31n,
    -5n,
    15n,
    10n,
    0n,
    0n,
    -255n,
    ...Array.from({ length: 4 }),
  ]);
});
