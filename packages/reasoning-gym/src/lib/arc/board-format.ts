import { type Field, type Report, scalar } from '../../core/fields.ts';
import { strip } from '../python-text.ts';

export type Board = readonly (readonly number[])[];

/** How boards are written in questions and answers. */
export interface BoardFormat {
  /** A symbol for each colour. */
  readonly alphabet: readonly string[];
  readonly col_delimiter: string;
  readonly row_delimiter: string;
  readonly array_brackets: boolean;
}

const COLORS = 10;
const LONGEST_SYMBOL = 100;
/** Texts up to this length are read in any case. */
const ALWAYS_READ = 10_000;
const DIGITS: BoardFormat = {
  alphabet: Array.from({ length: COLORS }, (_, color) => String(color)),
  col_delimiter: ' ',
  row_delimiter: '\n',
  array_brackets: false,
};

export function formatBoard(
  board: Board,
  { alphabet, col_delimiter, row_delimiter, array_brackets }: BoardFormat,
): string {
  const rows = board.map((row) => {
    let text = '';
    for (let j = 0; j < row.length; j++) text += (j === 0 ? '' : col_delimiter) + alphabet[row[j]!];
    return array_brackets ? `[${text}]` : text;
  });
  const text = rows.join(row_delimiter);
  return array_brackets ? `[${text}]` : text;
}

/** The board that an answer describes, or `undefined` where a symbol is unknown. */
function parseBoard(answer: string, format: BoardFormat): Board | undefined {
  const { alphabet, col_delimiter, row_delimiter, array_brackets } = format;
  const bare = (text: string): string => {
    const stripped = strip(text);
    const isBracketed = array_brackets && stripped.startsWith('[') && stripped.endsWith(']');
    return isBracketed ? strip(stripped.slice(1, -1)) : stripped;
  };
  const colors = new Map(alphabet.map((symbol, color) => [symbol, color] as const).toReversed());
  const lines = answer.split('\n').map(strip);
  const text = bare(lines.filter((line) => !line.startsWith('Shape: ')).join('\n'));
  const board: number[][] = [];
  for (const row of text.split(row_delimiter)) {
    const cells: number[] = [];
    for (const cell of col_delimiter === '' ? bare(row) : bare(row).split(col_delimiter)) {
      const color = colors.get(cell) ?? colors.get(strip(cell));
      if (color !== undefined) cells.push(color);
      else if (strip(cell) !== '') return undefined;
    }
    board.push(cells);
  }
  return board;
}

const areEqual = (a: Board, b: Board): boolean =>
  a.length === b.length &&
  a.every((row, i) => row.length === b[i]!.length && row.every((color, j) => color === b[i]![j]));

/**
 * Full marks for the board, a little for any other board. A text many times as long as the board is none. The right
 * answer counts as it stands, so that an item can be scored where nobody knows in which format it was written.
 */
export function scoreBoard(answer: string, wanted: Board, oracle: string | null, format: BoardFormat): number {
  if (answer === oracle) return 1;
  const isShort = answer.length <= ALWAYS_READ || answer.length <= 10 * formatBoard(wanted, format).length;
  const board = isShort ? parseBoard(answer, format) : undefined;
  if (!board) return 0;
  return areEqual(board, wanted) ? 1 : 0.05;
}

/** The setting `board_format_opts`. Formats in which a board could not be read back are refused. */
export function boardFormat(): Field<BoardFormat> {
  return scalar(
    DIGITS,
    {},
    {
      read(key, wire, report) {
        const value = wire[key] ?? DIGITS;
        if (typeof value !== 'object' || Array.isArray(value)) {
          report(`${key} must be an object`);
          return DIGITS;
        }
        let isSound = true;
        const format = readFormat(value, (problem) => {
          isSound = false;
          report(`${key}.${problem}`);
        });
        if (isSound && !canBeReadBack(format)) {
          report(`${key} must let a board be read back: keep symbols and delimiters apart`);
        }
        return format;
      },
      schema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          alphabet: {
            type: 'array',
            items: { type: 'string', minLength: 1, maxLength: LONGEST_SYMBOL },
            minItems: COLORS,
            maxItems: COLORS,
            default: DIGITS.alphabet,
          },
          col_delimiter: { type: 'string', maxLength: LONGEST_SYMBOL, default: DIGITS.col_delimiter },
          row_delimiter: { type: 'string', minLength: 1, maxLength: LONGEST_SYMBOL, default: DIGITS.row_delimiter },
          array_brackets: { type: 'boolean', default: DIGITS.array_brackets },
        },
        default: DIGITS,
        description: 'how grids are written: alphabet, col_delimiter, row_delimiter, array_brackets',
      },
    },
  );
}

function readFormat(value: object, report: Report): BoardFormat {
  for (const key of Object.keys(value)) if (!(key in DIGITS)) report(`${key} is unknown`);
  const { alphabet, col_delimiter, row_delimiter, array_brackets } = { ...DIGITS, ...(value as Partial<BoardFormat>) };
  const isShort = (text: unknown): boolean => typeof text === 'string' && text.length <= LONGEST_SYMBOL;
  if (!Array.isArray(alphabet) || alphabet.length !== COLORS || !alphabet.every(isShort)) {
    report(`alphabet must list ${COLORS} texts of at most ${LONGEST_SYMBOL} characters`);
  }
  if (!isShort(col_delimiter)) report(`col_delimiter must be a text of at most ${LONGEST_SYMBOL} characters`);
  if (!isShort(row_delimiter) || row_delimiter === '') {
    report(`row_delimiter must be a text of 1 to ${LONGEST_SYMBOL} characters`);
  }
  if (typeof array_brackets !== 'boolean') report('array_brackets must be true or false');
  return { alphabet, col_delimiter, row_delimiter, array_brackets };
}

function canBeReadBack(format: BoardFormat): boolean {
  const row = format.alphabet.map((_, color) => color);
  const boards: Board[] = [[row, row.toReversed()], row.map((color) => [color])];
  return boards.every((board) => areEqual(parseBoard(formatBoard(board, format), format) ?? [], board));
}

/** The question to a puzzle: pairs that show the rule, and the board to apply it to. */
export function boardQuestion(
  pairs: readonly { readonly input: Board; readonly output: Board }[],
  input: Board,
  format: BoardFormat,
): string {
  const examples = pairs.map(
    (pair, index) =>
      `Example ${index + 1}, before:\n\n${formatBoard(pair.input, format)}\n\n` +
      `Example ${index + 1}, after:\n\n${formatBoard(pair.output, format)}\n\n`,
  );
  return (
    'One and the same rule turns the grid before into the grid after in each of these examples. ' +
    'Every symbol stands for the colour of a cell.\n\n' +
    `${examples.join('')}What does the rule make of this grid?\n\n${formatBoard(input, format)}\n\n` +
    'Reply with the resulting grid alone, written as those above.'
  );
}
