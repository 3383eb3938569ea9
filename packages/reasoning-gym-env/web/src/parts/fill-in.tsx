import { useRef } from 'preact/hooks';
import { ARROWS } from '../lib/keys.ts';
import { type Grid, sudokuEdges } from '../lib/question.ts';

/** A sudoku whose blanks can be typed into; the answer is its text. */
export function FillIn({ given, answer, onAnswer }: FillInProps) {
  const table = useRef<HTMLTableElement>(null);
  const size = given.rows.length;
  const filled = readFilled(given, answer);

  const write = (row: number, column: number, digit: string): void =>
    onAnswer(writeFilled(filled.map((cells, y) => cells.map((cell, x) => (y === row && x === column ? digit : cell)))));

  /** The next blank in a direction, if there is one. */
  const move = (row: number, column: number, [down, right]: readonly [number, number]): void => {
    for (let [y, x] = [row + down, column + right]; y >= 0 && x >= 0 && y < size && x < size; y += down, x += right) {
      const blank = table.current?.rows[y]?.cells[x]?.querySelector('input');
      if (blank) return blank.select();
    }
  };

  return (
    <div class="board fill-in">
      <table ref={table} class="sudoku" aria-label="Sudoku to fill in">
        <tbody>
          {given.rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} class={sudokuEdges(row, column, size)}>
                  {cell === '_' ? (
                    <input
                      type="text"
                      inputMode="numeric"
                      autocomplete="off"
                      aria-label={`Row ${row + 1}, column ${column + 1}`}
                      value={filled[row]![column] === '_' ? '' : filled[row]![column]}
                      onInput={(event) => {
                        const digit = event.currentTarget.value.replace(/\D/g, '').slice(-1);
                        const isDigit = digit !== '' && Number(digit) >= 1 && Number(digit) <= size;
                        event.currentTarget.value = isDigit ? digit : '';
                        write(row, column, isDigit ? digit : '_');
                      }}
                      onKeyDown={(event) => {
                        const way = ARROWS[event.key];
                        if (!way) return;
                        event.preventDefault();
                        move(row, column, way);
                      }}
                    />
                  ) : (
                    cell
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FillInProps {
  readonly given: Grid;
  readonly answer: string;
  readonly onAnswer: (answer: string) => void;
}

/** What the answer holds for each blank, as far as it is laid out like the board. */
function readFilled({ rows }: Grid, answer: string): readonly (readonly string[])[] {
  const lines = answer.split('\n').map((line) => line.trim().split(/\s+/));
  return rows.map((cells, row) => cells.map((cell, column) => (cell === '_' ? lines[row]?.[column] || '_' : cell)));
}

const writeFilled = (rows: readonly (readonly string[])[]): string => rows.map((cells) => cells.join(' ')).join('\n');
