import { describe, expect, test } from 'vitest';
import { equalInPython, parsePythonJson, pythonJson } from './python-json.ts';

describe('reading', () => {
  test.each([
    ['{"a": [1, 2.5, -0, 1e3], "b": {"c": null}}', '{"a": [1, 2.5, 0, 1000.0], "b": {"c": null}}'],
    [' [ ] ', '[]'],
    ['{ }', '{}'],
    ['[NaN, -Infinity, true]', '[NaN, -Infinity, true]'],
    ['"\\u00e9\\n\\ud83d\\ude00"', '"\\u00e9\\n\\ud83d\\ude00"'],
    ['"é\u007f"', '"\\u00e9\\u007f"'],
    ['{"a": 1, "a": 2}', '{"a": 2}'],
    ['123456789012345678901234567890', '123456789012345678901234567890'],
    ['1e400', 'Infinity'],
  ])('%s comes back as %s', (text, written) => {
    expect(pythonJson(parsePythonJson(text)!)).toBe(written);
  });

  test.each([
    '',
    '{',
    '[1,]',
    '{"a" 1}',
    '{"a": 1,}',
    '{a: 1}',
    "{'a': 1}",
    '[1] 2',
    '01',
    '1.',
    '.5',
    '+1',
    'nan',
    '"\n"',
    '"\\x"',
    '[1 2]',
    '{"a": }',
    '[}',
    '{]',
    '\ufeff1',
    '9'.repeat(5000),
    '['.repeat(2000) + ']'.repeat(2000),
  ])('refuses %s', (text) => {
    expect(parsePythonJson(text)).toBeUndefined();
  });
});

describe('equality', () => {
  const same = (left: string, right: string): boolean => equalInPython(parsePythonJson(left)!, parsePythonJson(right)!);

  test('holds across number types and orders of keys', () => {
    expect(same('[1, 0, 2.0]', '[true, false, 2]')).toBe(true);
    expect(same('{"a": 1, "b": [2]}', '{"b": [2], "a": 1}')).toBe(true);
  });

  test('fails for what is not a number, other lengths and other keys', () => {
    expect(same('NaN', 'NaN')).toBe(false);
    expect(same('"1"', '1')).toBe(false);
    expect(same('null', 'false')).toBe(false);
    expect(same('[1]', '[1, 1]')).toBe(false);
    expect(same('{"a": 1}', '{"b": 1}')).toBe(false);
    expect(same('{}', '[]')).toBe(false);
    expect(same('9007199254740993', '9007199254740992.0')).toBe(false);
  });
});
