/** A question in pieces that can be drawn. */
export type Block =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'grid'; readonly rows: readonly (readonly string[])[]; readonly look: Look; readonly roles: Roles }
  | { readonly kind: 'colors'; readonly rows: readonly (readonly string[])[]; readonly caption: string }
  | { readonly kind: 'chess'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'cube'; readonly rows: readonly (readonly string[])[]; readonly size: number };

export type Look = 'plain' | 'sudoku' | 'queens' | 'bits' | 'maze' | 'emoji';
export type Role = 'wall' | 'floor' | 'start' | 'goal' | 'box';
export type Roles = Readonly<Record<string, Role>>;

export type Grid = Extract<Block, { kind: 'grid' }>;
export type Colors = Extract<Block, { kind: 'colors' }>;

const MOST_CELLS = 4000;

/**
 * Splits a text into prose, code and boards. What is not surely a board stays text, line by line. An answer is read
 * in the light of its question.
 */
export function readQuestion(text: string, question = text): readonly Block[] {
  const lines = text.split('\n');
  const roles = rolesIn(question);
  const isColored = question.includes('stands for the colour of a cell');
  const blocks: Block[] = [];
  let prose: string[] = [];
  const flush = (): void => {
    const text = prose.join('\n').replace(/^\n+|\s+$/g, '');
    if (text !== '') blocks.push({ kind: 'text', text });
    prose = [];
  };
  for (let at = 0; at < lines.length; ) {
    const colors = isColored ? readColors(runAt(lines, at)) : undefined;
    if (colors) {
      while (prose.at(-1) === '') prose.pop();
      const caption = prose.pop() ?? '';
      flush();
      blocks.push({ kind: 'colors', rows: colors, caption });
      at += colors.length;
      continue;
    }
    const found = fenceAt(lines, at, roles) ?? matrixAt(lines, at, roles) ?? boardAt(lines, at, roles);
    if (found) {
      flush();
      blocks.push(found.block);
      at = found.end;
    } else prose.push(lines[at++]!);
  }
  flush();
  return blocks;
}

interface Found {
  readonly block: Block;
  /** The line after it. */
  readonly end: number;
}

function fenceAt(lines: readonly string[], at: number, roles: Roles): Found | undefined {
  if (!lines[at]!.startsWith('```')) return undefined;
  const close = lines.indexOf('```', at + 1);
  if (close < 0) return undefined;
  const inner = lines.slice(at + 1, close);
  const cells = inner.map(graphemes);
  const isMaze = isEven(cells, 3) && cells.flat().every((cell) => roles[cell]);
  const block: Block = isMaze
    ? { kind: 'grid', rows: cells, look: 'maze', roles }
    : { kind: 'code', text: inner.join('\n') };
  return { block, end: close + 1 };
}

function matrixAt(lines: readonly string[], at: number, roles: Roles): Found | undefined {
  if (!lines[at]!.startsWith('[[')) return undefined;
  const last = lines.findIndex((line, index) => index >= at && line.trimEnd().endsWith(']]'));
  if (last < 0) return undefined;
  try {
    const rows = JSON.parse(lines.slice(at, last + 1).join('')) as unknown[][];
    const cells = rows.map((row) => row.map((cell) => String(cell)));
    return isEven(cells, 1) ? { block: grid(cells, roles), end: last + 1 } : undefined;
  } catch {
    return undefined;
  }
}

/** The rows of a grid of colours, or nothing where the lines are none. */
export function readColors(lines: readonly string[]): readonly (readonly string[])[] | undefined {
  const rows = lines.map((line) => line.split(' '));
  return isEven(rows, 1) && rows.flat().every((cell) => /^\d$/.test(cell)) ? rows : undefined;
}

export const COLOR_NAMES: readonly string[] = [
  'black',
  'blue',
  'red',
  'green',
  'yellow',
  'grey',
  'magenta',
  'orange',
  'light blue',
  'maroon',
];

/** The lines from here to the next gap, if there is a gap above as well. */
function runAt(lines: readonly string[], at: number): readonly string[] {
  if (at > 0 && lines[at - 1]!.trim() !== '') return [];
  const gap = lines.indexOf('', at);
  return lines.slice(at, gap < 0 ? lines.length : gap);
}

/** Boards that stand in the text as they are: a run of lines without a gap. */
function boardAt(lines: readonly string[], at: number, roles: Roles): Found | undefined {
  const run = runAt(lines, at);
  if (run.length < 2) return undefined;
  const tokens = run.map((line) => line.trim().split(/\s+/));
  const block = chessIn(tokens) ?? cubeIn(run, tokens) ?? spacedIn(tokens, roles) ?? emojiIn(run) ?? drawingIn(run);
  return block && { block, end: at + run.length };
}

function chessIn(tokens: readonly string[][]): Block | undefined {
  const isBoard =
    tokens.length === 9 &&
    tokens[8]!.join('') === 'abcdefgh' &&
    tokens.slice(0, 8).every((row, rank) => row.length === 9 && row[0] === String(8 - rank));
  return isBoard ? { kind: 'chess', rows: tokens.slice(0, 8).map((row) => row.slice(1)) } : undefined;
}

function cubeIn(run: readonly string[], tokens: readonly string[][]): Block | undefined {
  const size = tokens[0]!.length;
  const isNet =
    size > 1 &&
    tokens.length === 3 * size &&
    /^\s/.test(run[0]!) &&
    tokens.every((row, index) => row.length === (index >= size && index < 2 * size ? 4 * size : size)) &&
    tokens.flat().every((cell) => /^[A-Z]$/.test(cell));
  return isNet ? { kind: 'cube', rows: tokens, size } : undefined;
}

function spacedIn(tokens: readonly string[][], roles: Roles): Block | undefined {
  const fits = isEven(tokens, 2) && tokens.flat().every((cell) => /^-?\d+$/.test(cell) || graphemes(cell).length === 1);
  return fits ? grid(tokens, roles) : undefined;
}

function emojiIn(run: readonly string[]): Block | undefined {
  const rows = run.map((line) => graphemes(line.trim()));
  const fits = isEven(rows, 2) && rows.flat().every((cell) => /\p{Extended_Pictographic}/u.test(cell));
  return fits ? { kind: 'grid', rows, look: 'emoji', roles: {} } : undefined;
}

/** Lines whose blanks matter. */
const drawingIn = (run: readonly string[]): Block | undefined =>
  run.some((line) => /^\s{2,}\S|\S\s{3,}\S/.test(line) || /[─│┌└├┼═║|]{2}/.test(line))
    ? { kind: 'code', text: run.join('\n') }
    : undefined;

function grid(rows: readonly (readonly string[])[], roles: Roles): Block {
  return { kind: 'grid', rows, look: lookOf(rows, roles), roles };
}

function lookOf(rows: readonly (readonly string[])[], roles: Roles): Look {
  const cells = rows.flat();
  const [height, width] = [rows.length, rows[0]!.length];
  const only = (pattern: RegExp): boolean => cells.every((cell) => pattern.test(cell));
  if (height === width && (height === 9 || height === 4) && only(/^[1-9_]$/)) return 'sudoku';
  if (height === width && only(/^[Q_]$/)) return 'queens';
  if (only(/^[01]$/)) return 'bits';
  return cells.every((cell) => roles[cell]) ? 'maze' : 'plain';
}

/** What the characters of a map mean, as the question explains them. */
function rolesIn(question: string): Roles {
  const roles: Record<string, Role> = {};
  const note = (pattern: RegExp, ...meanings: readonly Role[]): void => {
    const found = pattern.exec(question);
    if (found) meanings.forEach((role, index) => (roles[found[index + 1]!] = role));
  };
  note(/'(.)' is wall and '(.)' is floor/, 'wall', 'floor');
  note(/(\S) is free and (\S) is blocked/, 'floor', 'wall');
  note(/(\S) wall, (\S) floor/, 'wall', 'floor');
  note(/(\S) you, (\S) you on a goal, (\S) box, (\S) box on a goal, (\S) goal/, 'start', 'start', 'box', 'box', 'goal');
  note(/from '?(\S)'? to '?(\S)'? in this/, 'start', 'goal');
  return roles;
}

const isEven = (rows: readonly (readonly string[])[], least: number): boolean =>
  rows.length >= least &&
  rows[0]!.length >= least &&
  rows.length * rows[0]!.length <= MOST_CELLS &&
  rows.every((row) => row.length === rows[0]!.length);

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemes = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Class names of the thick lines beside a cell of a sudoku. */
export function sudokuEdges(row: number, column: number, size: number): string {
  const block = Math.sqrt(size);
  const right = (column + 1) % block === 0 && column + 1 < size ? 'edge-right' : '';
  return `${right} ${(row + 1) % block === 0 && row + 1 < size ? 'edge-below' : ''}`;
}

/** Prose in pieces: plain, code between backticks, fractions. */
export type Piece =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'fraction'; readonly top: string; readonly bottom: string };

export function readProse(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(/\$?\\d?frac\{([^{}]*)\}\{([^{}]*)\}\$?|`([^`\n]+)`/g)) {
    if (match.index > from) pieces.push({ kind: 'plain', text: text.slice(from, match.index) });
    const [whole, top, bottom, code] = match;
    pieces.push(code === undefined ? { kind: 'fraction', top: top!, bottom: bottom! } : { kind: 'code', text: code });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ kind: 'plain', text: text.slice(from) });
  return pieces;
}
