import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson, show, writeFloat, writeJson } from '../src/json.ts';

test('reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      fc.pre(!/\d{16}/.test(text));
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('keeps every digit of a long integer', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n }), fc.string(), (seed, text) => {
      const read = parseJson(`{"text":${JSON.stringify(text)},"list":[{"seed": ${seed}}]}`) as {
        text: string;
        list: [{ seed: number | bigint }];
      };
      expect(read.text).toBe(text);
      expect(BigInt(read.list[0].seed)).toBe(seed);
    }),
  );
});

test('leaves digits inside texts and fractions alone', () => {
  const text = '{"a":"12345678901234567890","b":1.2345678901234567,"c":"\\"9007199254740993","d":1e25}';
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test('takes no forged mark for a number', () => {
  expect(parseJson('["0.5:0.5:123",12345678901234567890]')).toEqual(['0.5:0.5:123', 12345678901234567890n]);
});

test('refuses what is not JSON', () => {
  for (const text of ['', '{', 'NaN', '[1,]', '{"a":1}x']) expect(() => parseJson(text)).toThrow(SyntaxError);
});

test('writes whole floats with their decimal point', () => {
  expect([0, 1, -3, 0.05, 1e21, 1e-7].map(writeFloat)).toEqual(['0.0', '1.0', '-3.0', '0.05', '1e+21', '1e-7']);
  expect([Number.NaN, Number.POSITIVE_INFINITY, null].map(writeFloat)).toEqual(['null', 'null', 'null']);
});

test('writes floats where it is told to, and nowhere else', () => {
  const value = { ratio: 2, points: [[1, 2.5]], count: 2, deep: { ratio: 2 }, gone: undefined };
  expect(writeJson(value, new Set(['ratio', 'points']))).toBe(
    '{"ratio":2.0,"points":[[1.0,2.5]],"count":2,"deep":{"ratio":2}}',
  );
});

test('writes what JSON.stringify writes otherwise', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(writeJson(value)).toBe(JSON.stringify(value));
    }),
  );
  expect(writeJson({ big: 2n ** 70n })).toBe('{"big":1180591620717411303424}');
});

test('shows any value in few characters', () => {
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as unknown;
  for (const value of [deep, 'x'.repeat(1e6), { a: 2n ** 64n }, null, undefined]) {
    expect(show(value).length).toBeLessThan(90);
  }
});
