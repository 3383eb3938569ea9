import { strip } from './python-text.ts';

// Reads FIGfont files (figfont.txt, version 2) and sets text in them. Where the format leaves room, lines break and
// characters overlap as pyfiglet has it. Glyphs are taken to hold no characters beyond the basic plane.

export interface Figfont {
  readonly height: number;
  /** Stands for a blank that nothing may overlap. */
  readonly hardBlank: string;
  /** The bits of `Layout`. */
  readonly layout: number;
  readonly isRightToLeft: boolean;
  readonly glyphs: ReadonlyMap<number, Glyph>;
}

interface Glyph {
  readonly rows: readonly string[];
  readonly width: number;
}

const Layout = {
  equal: 1,
  underscore: 2,
  hierarchy: 4,
  pair: 8,
  bigX: 16,
  hardBlank: 32,
  anyRule: 63,
  kerning: 64,
  smushing: 128,
} as const;

const MAGIC = /^[tf]lf2./;
const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e]/;
const BLANKS = /[\s\x1c-\x1f]+/;
const [FIRST_CODE, LAST_CODE] = [32, 126];
const UMLAUTS = [...'ÄÖÜäöüß'].map((letter) => letter.charCodeAt(0));

/** Throws on a text that is not a FIGfont. */
export function parseFigfont(text: string): Figfont {
  const lines = text.replace(/[\u0085\u2028\u2029]/g, ' ').split(LINE_END);
  if (lines.at(-1) === '') lines.pop();
  const first = lines[0] ?? '';
  const header = strip(first.replace(MAGIC, '')).split(BLANKS);
  const numbers = header.slice(1, 8).map(Number);
  const [height = 0, , , oldLayout = 0, comments = 0, direction, fullLayout] = numbers;
  if (!MAGIC.test(first) || numbers.length < 5 || !numbers.every(Number.isInteger) || height < 1)
    throw new SyntaxError(`no FIGfont header: ${first.slice(0, 40)}`);

  const glyphs = new Map<number, Glyph>();
  let next = 1 + Math.max(comments, 0);
  const readGlyph = (code: number): void => {
    if (next + height > lines.length) throw new SyntaxError(`the FIGfont ends within character ${code}`);
    const glyph = glyphOf(lines.slice(next, next + height));
    next += height;
    if (code === FIRST_CODE || glyph.width > 0) glyphs.set(code, glyph);
  };
  for (let code = FIRST_CODE; code <= LAST_CODE; code++) readGlyph(code);
  if (next < lines.length) for (const code of UMLAUTS) readGlyph(code);
  while (next < lines.length) {
    const tag = strip(lines[next++]!).split(' ', 1)[0]!;
    if (/^0x/i.test(tag)) readGlyph(Number(tag));
  }
  return {
    height,
    hardBlank: header[0]!,
    layout: fullLayout ?? (oldLayout === 0 ? Layout.kerning : oldLayout < 0 ? 0 : (oldLayout & 31) | Layout.smushing),
    isRightToLeft: direction === 1,
    glyphs,
  };
}

/** Rows end in a mark, the last of them in two; the first row shows which character that is. */
function glyphOf(lines: readonly string[]): Glyph {
  const mark = /(.)\s*$/.exec(lines[0]!)?.[1];
  if (mark === undefined) throw new SyntaxError('a FIGfont character lacks its end mark');
  const end = new RegExp(`${mark.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&')}{1,2}\\s*$`);
  const rows = lines.map((line) => line.replace(end, ''));
  return { rows, width: Math.max(...rows.map((row) => row.length)) };
}

/** Sets a text in lines of less than `width` columns, broken at blanks where there are any. */
export function renderFiglet(text: string, font: Figfont, width = 80): string {
  const letters = [...text].map((letter) => letter.codePointAt(0)!);
  const empty = Array.from({ length: font.height }, () => '');
  const blocks: (readonly string[])[] = [];
  let rows: readonly string[] = empty;
  let blanks: { readonly rows: readonly string[]; readonly at: number }[] = [];
  let previousWidth = 0;
  const flush = (block: readonly string[]): void => {
    blocks.push(block);
    rows = empty;
    blanks = [];
    previousWidth = 0;
  };

  for (let at = 0; at < letters.length; at++) {
    if (letters[at] === 10) {
      flush(rows);
      continue;
    }
    const glyph = font.glyphs.get(letters[at]!);
    if (!glyph) continue;
    if (glyph.width > width) throw new RangeError(`a character of ${glyph.width} columns does not fit into ${width}`);
    const smush = smusher(font, previousWidth >= 2 && glyph.width >= 2);
    const overlap = overlapOf(rows, glyph, font, smush);
    if (letters[at] === 32) blanks.push({ rows, at });
    if (rows[0]!.length + glyph.width - overlap < width) {
      rows = rows.map((row, i) =>
        font.isRightToLeft ? merged(glyph.rows[i]!, row, overlap, smush) : merged(row, glyph.rows[i]!, overlap, smush),
      );
    } else {
      const blank = blanks.pop();
      if (!blank && rows === empty) throw new RangeError(`a character fills all ${width} columns`);
      at = blank ? blank.at : at - 1;
      flush(blank ? blank.rows : rows);
    }
    previousWidth = glyph.width;
  }
  if (rows[0] !== '') blocks.push(rows);

  const placed = (row: string): string => (font.isRightToLeft ? row.padStart(width - 1) : row);
  return blocks.map((block) => `${block.map(placed).join('\n')}\n`.replaceAll(font.hardBlank, ' ')).join('');
}

/** What two touching characters become, or `undefined` where they must not overlap. */
type Smush = (left: string, right: string) => string | undefined;

/** By how many columns a glyph can move into the rows set so far. */
function overlapOf(rows: readonly string[], glyph: Glyph, { layout, isRightToLeft }: Figfont, smush: Smush): number {
  if ((layout & (Layout.smushing | Layout.kerning)) === 0) return 0;
  let least = glyph.width;
  rows.forEach((row, i) => {
    const [left, right] = isRightToLeft ? [glyph.rows[i]!, row] : [row, glyph.rows[i]!];
    let edge = left.length - 1;
    while (edge > 0 && left[edge] === ' ') edge -= 1;
    edge = Math.max(edge, 0);
    let start = 0;
    while (right[start] === ' ') start += 1;
    const [inner, outer] = [left[edge], right[start]];
    const isFree = inner === undefined || inner === ' ';
    const isShared = !isFree && outer !== undefined && smush(inner, outer) !== undefined;
    least = Math.min(least, start + left.length - 1 - edge + (isFree || isShared ? 1 : 0));
  });
  return least;
}

function merged(left: string, right: string, overlap: number, smush: Smush): string {
  const start = left.length - overlap;
  let row = left.slice(0, Math.max(start, 0));
  for (let i = Math.max(-start, 0); i < overlap; i++) {
    const [under, over] = [left[start + i]!, right[i] ?? ' '];
    row += smush(under, over) ?? over;
  }
  return row + right.slice(overlap);
}

/** Each class of characters gives way to the classes after it. */
const RANKS = ['|', '/\\', '[]', '{}', '()', '<>'];
const rankOf = (character: string): number => RANKS.findIndex((rank) => rank.includes(character));

function smusher({ layout, hardBlank, isRightToLeft }: Figfont, areWide: boolean): Smush {
  const has = (bit: number): boolean => (layout & bit) !== 0;
  return (left, right) => {
    if (left === ' ') return right;
    if (right === ' ') return left;
    if (!areWide || !has(Layout.smushing)) return undefined;
    if (!has(Layout.anyRule)) {
      if (left === hardBlank) return right;
      if (right === hardBlank) return left;
      return isRightToLeft ? left : right;
    }
    if (left === hardBlank || right === hardBlank) return left === right && has(Layout.hardBlank) ? left : undefined;
    if (has(Layout.equal) && left === right) return left;
    const [leftRank, rightRank] = [rankOf(left), rankOf(right)];
    if (has(Layout.underscore)) {
      if (left === '_' && rightRank >= 0) return right;
      if (right === '_' && leftRank >= 0) return left;
    }
    if (has(Layout.hierarchy) && leftRank >= 0 && rightRank >= 0 && leftRank !== rightRank)
      return leftRank < rightRank ? right : left;
    const both = left + right;
    if (has(Layout.pair) && ['[]', '][', '{}', '}{', '()', ')('].includes(both)) return '|';
    if (has(Layout.bigX)) return { '/\\': '|', '\\/': 'Y', '><': 'X' }[both];
    return undefined;
  };
}
