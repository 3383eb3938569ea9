import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figletFonts } from '../data/assets.ts';
import { parseFigfont, renderFiglet } from './figfont.ts';

const recorded = JSON.parse(
  readFileSync(new URL('../../../../conformance/fixtures/figlet.json', import.meta.url), 'utf8'),
) as { readonly texts: string[]; readonly fonts: Record<string, string>; readonly standard: Record<string, string> };

const digest = (font: string): string =>
  createHash('sha256')
    .update(recorded.texts.map((text) => renderFiglet(text, parseFigfont(font))).join('\f'))
    .digest('hex');

await figletFonts.load();
const fonts = JSON.parse(figletFonts.text()) as Record<string, string>;

test('draws in every font as pyfiglet does', () => {
  expect(Object.fromEntries(Object.entries(fonts).map(([name, text]) => [name, digest(text)]))).toEqual(recorded.fonts);
});

test.each(Object.keys(recorded.standard))('follows layout and direction %s as pyfiglet does', (variant) => {
  const [layout, direction] = variant.split(' ');
  const [header, ...rest] = fonts['standard']!.split('\n') as [string, ...string[]];
  const fields = [...header.split(' ').slice(0, 6), direction, layout];
  expect(digest([fields.join(' '), ...rest].join('\n'))).toBe(recorded.standard[variant]);
});

test('refuses what is not a FIGfont', () => {
  expect(() => parseFigfont('')).toThrow('no FIGfont header');
  expect(() => parseFigfont('flf2a$ 3 2 10 -1 0\nab@\n')).toThrow('ends within character 32');
});

test('refuses a character that is wider than the line instead of breaking lines forever', () => {
  const standard = { ...parseFigfont(fonts['standard']!), layout: 0 };
  const { width } = standard.glyphs.get('W'.charCodeAt(0))!;
  expect(() => renderFiglet('W', standard, width - 1)).toThrow('does not fit');
  expect(() => renderFiglet('W', standard, width)).toThrow('fills all');
});
