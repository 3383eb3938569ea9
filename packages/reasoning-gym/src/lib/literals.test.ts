import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joined, type Literal, membersOf, parseLiteral } from './literals.ts';

describe('parseLiteral', () => {
  test.each<readonly [string, Literal]>([
    ['5', 5n],
    ['-5', -5n],
    ['+ 5', 5n],
    ['--5', 5n],
    ['00', 0n],
    ['1_000', 1000n],
    ['0xff', 255n],
    ['12345678901234567890', 12345678901234567890n],
    ['5.0', 5],
    ['.5', 0.5],
    ['1e3', 1000],
    ['-2.5E-1', -0.25],
    ['True', true],
    ['false', false],
    ['None', null],
    ['null', null],
    [`'it'`, 'it'],
    ['"it\'s"', "it's"],
    [`'''a\nb'''`, 'a\nb'],
    [String.raw`'\x41\u0042\103\n\q'`, 'ABC\n\\q'],
    [String.raw`r'\n'`, '\\n'],
    [String.raw`"\U0001F600"`, '\u{1F600}'],
    ['[]', []],
    ['()', []],
    ['(5)', 5n],
    ['(5,)', [5n]],
    ['5,', [5n]],
    ['1, 2', [1n, 2n]],
    ['[1, [2, (3,)],]', [1n, [2n, [3n]]]],
    ['  [1,\n # two\n 2]\n\n', [1n, 2n]],
    ['{}', new Map()],
    [
      '{"a": [1], \'b\': {}}',
      new Map<Literal, Literal>([
        ['a', [1n]],
        ['b', new Map()],
      ]),
    ],
  ])('reads %j', (text, value) => {
    expect(parseLiteral(text)).toEqual(value);
  });

  test.each([
    '',
    ' ',
    ',',
    '[,]',
    '[1 2]',
    '[1,,2]',
    '1 2',
    '1\n2',
    '[1',
    '1]',
    '[1)',
    '05',
    '1__0',
    '1_',
    '0x',
    '1j',
    'nan',
    'abc',
    '-True',
    '1+1',
    '[1]*3',
    'list("ab")',
    "__import__('os').getcwd()",
    '[x for x in "ab"]',
    "'abc",
    "'a\nb'",
    String.raw`'\x4'`,
    String.raw`'\N{BULLET}'`,
    '{1, 2}',
    '{1: }',
    '{1: 2: 3}',
    '{[]: 1}',
    '{,}',
    `b'bytes'`,
    `f'{1}'`,
    '['.repeat(101) + ']'.repeat(101),
    '9'.repeat(4301),
    `'${'9'.repeat(1_000_000)}'`,
  ])('refuses %j', (text) => {
    expect(parseLiteral(text)).toBeUndefined();
  });

  test('reads whatever JSON can write', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 1), (value, indent) => {
        expect(plain(parseLiteral(JSON.stringify(value, null, indent)))).toEqual(simplified(value));
      }),
    );
  });

  test('never throws and never dawdles', () => {
    const pieces = fc.constantFrom(
      ...'()[]{},:\'"\\#\n\r -+.0519eExjNrub_',
      'None',
      'true',
      "'''",
      '\\u00',
      '[[1, 2], ',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        parseLiteral(parts.join(''));
      }),
      { numRuns: 5000 },
    );
    for (const piece of [...'()[]{},:\'"\\#\n\r -+.05eE_', '[1,', '{"a":', "'\\", '1e', '-1,', '"",', '#\n']) {
      const text = piece.repeat(Math.floor(1_000_000 / piece.length));
      const runs = [1, 2, 3].map(() => {
        const start = process.cpuUsage().user;
        parseLiteral(text);
        return (process.cpuUsage().user - start) / 1000;
      });
      expect(Math.min(...runs), piece).toBeLessThan(200);
    }
  });
});

test('members are entries, characters or keys', () => {
  expect(membersOf(parseLiteral('(1, 2)')!)).toEqual([1n, 2n]);
  expect(membersOf('a\u{1F600}')).toEqual(['a', '\u{1F600}']);
  expect(membersOf(parseLiteral('{"a": 1, "b": 2}')!)).toEqual(['a', 'b']);
  expect(membersOf(5n)).toBeUndefined();
});

test('joining writes entries the way Python does', () => {
  expect(joined(parseLiteral("[1, 2.0, True, None, 'x', -0.5]")!, ' ')).toBe('1 2.0 True None x -0.5');
  expect(joined('5742', ' ')).toBe('5 7 4 2');
  expect(joined([[1n]], ' ')).toBeUndefined();
  expect(joined(true, ' ')).toBeUndefined();
});

/** A literal as JSON would hand it over: numbers of one kind, objects instead of maps. */
function plain(value: Literal | undefined): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Map) return [...value].map(([key, entry]: [Literal, Literal]) => [key, plain(entry)]);
  return Array.isArray(value) ? value.map(plain) : value;
}

function simplified(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplified);
  if (typeof value === 'number') return Number(JSON.stringify(value));
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).map(([key, entry]) => [key, simplified(entry)]);
}
