import { useState } from 'preact/hooks';
import { ARROWS } from '../lib/keys.ts';
import { COLOR_NAMES, type Colors, readColors } from '../lib/question.ts';

const LONGEST_SIDE = 30;

interface PaintProps {
  /** The grid that the rule is to be applied to. */
  readonly given: Colors;
  readonly answer: string;
  readonly onAnswer: (answer: string) => void;
}

/** A grid to paint with the mouse, a finger or the keys; the answer is its text. */
export function Paint({ given, answer, onAnswer }: PaintProps) {
  const [brush, setBrush] = useState('1');
  const [cursor, setCursor] = useState({ row: 0, column: 0 });
  const rows = readColors(answer.trim().split('\n')) ?? given.rows.map((cells) => cells.map(() => '0'));
  const [height, width] = [rows.length, rows[0]!.length];
  const [row, column] = [Math.min(cursor.row, height - 1), Math.min(cursor.column, width - 1)];

  const write = (next: readonly (readonly string[])[]): void =>
    onAnswer(next.map((cells) => cells.join(' ')).join('\n'));
  const paint = (atRow: number, atColumn: number, color: string): void => {
    setCursor({ row: atRow, column: atColumn });
    write(rows.map((cells, y) => cells.map((cell, x) => (y === atRow && x === atColumn ? color : cell))));
  };
  const resize = (tall: number, wide: number): void =>
    write(Array.from({ length: tall }, (_, y) => Array.from({ length: wide }, (__, x) => rows[y]?.[x] ?? '0')));

  return (
    <fieldset class="paint">
      <legend>Paint the answer</legend>
      <div class="row">
        <span class="palette" role="radiogroup" aria-label="Colour">
          {COLOR_NAMES.map((name, color) => (
            <label key={name} class={`color-${color}`} title={name}>
              <input
                type="radio"
                name="brush"
                aria-label={`${color}, ${name}`}
                checked={brush === String(color)}
                onChange={() => setBrush(String(color))}
              />
              {color}
            </label>
          ))}
        </span>
        <Side label="Rows" value={height} onValue={(tall) => resize(tall, width)} />
        <Side label="Columns" value={width} onValue={(wide) => resize(height, wide)} />
        <button type="button" class="quiet" onClick={() => write(given.rows)}>
          Copy the grid above
        </button>
      </div>
      <div class="board">
        <table
          class={`colors ${width > 16 ? 'small' : ''}`}
          role="grid"
          tabIndex={0}
          aria-label="Grid to paint: arrows move, digits colour, space uses the chosen colour"
          aria-activedescendant={`paint-${row}-${column}`}
          onKeyDown={(event) => {
            const way = ARROWS[event.key];
            if (way) {
              setCursor({
                row: Math.min(Math.max(row + way[0], 0), height - 1),
                column: Math.min(Math.max(column + way[1], 0), width - 1),
              });
            } else if (/^[0-9 ]$/.test(event.key)) paint(row, column, event.key === ' ' ? brush : event.key);
            else return;
            event.preventDefault();
          }}
        >
          <tbody>
            {rows.map((cells, y) => (
              <tr key={y}>
                {cells.map((cell, x) => (
                  <td
                    key={x}
                    id={`paint-${y}-${x}`}
                    role="gridcell"
                    class={`color-${cell} ${y === row && x === column ? 'cursor' : ''}`}
                    onPointerDown={(event) => {
                      event.currentTarget.releasePointerCapture(event.pointerId);
                      paint(y, x, brush);
                    }}
                    onPointerEnter={(event) => {
                      if (event.buttons === 1 && cell !== brush) paint(y, x, brush);
                    }}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  );
}

interface SideProps {
  readonly label: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

const Side = ({ label, value, onValue }: SideProps) => (
  <label class="side">
    {label}
    <input
      type="number"
      min={1}
      max={LONGEST_SIDE}
      value={value}
      onInput={(event) => {
        const side = event.currentTarget.valueAsNumber;
        if (Number.isInteger(side) && side >= 1 && side <= LONGEST_SIDE) onValue(side);
      }}
    />
  </label>
);
