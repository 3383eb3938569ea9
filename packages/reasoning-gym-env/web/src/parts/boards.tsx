import type { ComponentChildren } from 'preact';
import { type Look, type Roles, sudokuEdges } from '../lib/question.ts';

type Rows = readonly (readonly string[])[];

/** Columns from which cells get smaller, and smaller again. */
const MANY = 16;
const VERY_MANY = 32;

interface BoardProps {
  readonly rows: Rows;
  readonly name: string;
  readonly look: string;
  readonly cell: (value: string, row: number, column: number) => { class?: string; children: ComponentChildren };
}

/** Any board is a table, so that it can be read aloud and copied. */
function Board({ rows, name, look, cell }: BoardProps) {
  const width = rows[0]!.length;
  const density = width > VERY_MANY ? 'tiny' : width > MANY ? 'small' : '';
  return (
    <div class="board" tabIndex={0} role="group" aria-label={`${name}: ${rows.length} rows, ${width} columns`}>
      <table class={`${look} ${density}`}>
        <tbody>
          {rows.map((row, y) => (
            <tr key={y}>
              {row.map((value, x) => {
                const { class: name, children } = cell(value, y, x);
                return (
                  <td key={x} class={name}>
                    {children}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const NAMES: Readonly<Record<Look, string>> = {
  plain: 'Table',
  sudoku: 'Sudoku',
  queens: 'Chessboard with queens',
  bits: 'Table of zeros and ones',
  maze: 'Map',
  emoji: 'Grid of signs',
};

/** Marks whose colour should not depend on an emoji font. */
const MARKS: Readonly<Record<string, string>> = { '✅': 'yes', '❔': 'open' };

/** Digits as colours, in as few as one row or one column. */
export const Colors = ({ rows, caption }: { readonly rows: Rows; readonly caption: string }) => (
  <figure>
    {caption && <figcaption>{caption}</figcaption>}
    <Board
      rows={rows}
      look="colors"
      name="Grid of colours"
      cell={(value) => ({ class: `color-${value}`, children: value })}
    />
  </figure>
);

export function Grid({ rows, look, roles }: { readonly rows: Rows; readonly look: Look; readonly roles: Roles }) {
  return (
    <Board
      rows={rows}
      look={look}
      name={NAMES[look]}
      cell={(value, row, column) => {
        switch (look) {
          case 'sudoku':
            return { class: sudokuEdges(row, column, rows.length), children: value === '_' ? '' : value };
          case 'queens':
            return { class: shade(row, column), children: value === 'Q' ? <Man sign="♛" name="queen" /> : '' };
          case 'bits':
            return { class: value === '1' ? 'one' : 'zero', children: value };
          case 'emoji':
            return { class: MARKS[value] ?? '', children: value };
          case 'maze':
            return { class: roles[value] ?? '', children: value };
          default:
            return { children: value === '_' ? '' : value };
        }
      }}
    />
  );
}

const shade = (row: number, column: number): string => ((row + column) % 2 === 0 ? 'pale' : 'deep');

const MEN: Readonly<Record<string, readonly [sign: string, name: string]>> = {
  k: ['♚', 'king'],
  q: ['♛', 'queen'],
  r: ['♜', 'rook'],
  b: ['♝', 'bishop'],
  n: ['♞', 'knight'],
  p: ['♟\uFE0E', 'pawn'],
};

const Man = ({ sign, name, side = '' }: { readonly sign: string; readonly name: string; readonly side?: string }) => (
  <span class={`man ${side}`} role="img" aria-label={`${side} ${name}`.trim()}>
    {sign}
  </span>
);

export function ChessBoard({ rows }: { readonly rows: Rows }) {
  const framed = [...rows.map((row, rank) => [String(8 - rank), ...row]), ['', ...'abcdefgh']];
  return (
    <Board
      rows={framed}
      look="chess"
      name="Chess position"
      cell={(value, row, column) => {
        if (column === 0 || row === 8) return { class: 'rim', children: value };
        const found = MEN[value.toLowerCase()];
        const side = value === value.toUpperCase() ? 'white' : 'black';
        return {
          class: shade(row, column - 1),
          children: found ? <Man sign={found[0]} name={found[1]} side={side} /> : '',
        };
      }}
    />
  );
}

/** A cube unfolded: the row of four faces in the middle, the others above and below its second. */
export function CubeNet({ rows, size }: { readonly rows: Rows; readonly size: number }) {
  const blank = Array.from({ length: size }, () => '');
  const net = rows.map((row) => (row.length === size ? [...blank, ...row, ...blank, ...blank] : row));
  return (
    <Board
      rows={net}
      look="cube"
      name="Cube, unfolded"
      cell={(value, row, column) => {
        if (value === '') return { class: 'void', children: '' };
        const edges = `${(column + 1) % size === 0 ? 'edge-right' : ''} ${(row + 1) % size === 0 ? 'edge-below' : ''}`;
        return { class: `sticker-${value.toLowerCase()} ${edges}`, children: value };
      }}
    />
  );
}
