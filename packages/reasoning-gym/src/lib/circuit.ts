export interface Literal {
  readonly input: string;
  readonly isNegated: boolean;
}

/** A layer of gates over the inputs, whose outputs all meet in one last gate. */
export interface Circuit<Gate extends string = string> {
  readonly inputs: readonly string[];
  readonly terms: readonly { readonly gate: Gate; readonly literals: readonly Literal[] }[];
  readonly final: Gate;
}

/**
 * Inputs are rails that run down from the top as far as they are needed; each literal taps its rail and leads right
 * into the gate of its term, and the gates into the last one, which is as tall as the drawing.
 */
export function drawCircuit({ inputs, terms, final }: Circuit): string {
  const pitch = Math.max(...inputs.map((input) => input.length)) + 1;
  const label = Math.max(...terms.map(({ gate }) => gate.length));
  const closed = `┤ ${' '.repeat(label)} │  │`;
  const between = `${' '.repeat(label + 12)}│`;
  const taps: number[] = [];
  const rights: string[] = [];
  const lastTap = inputs.map(() => -1);
  for (const { gate, literals } of terms) {
    if (taps.length > 0) {
      taps.push(-1);
      rights.push(between);
    }
    const middle = (literals.length - 1) >> 1;
    for (let i = 0; i < literals.length; i++) {
      const { input, isNegated } = literals[i]!;
      const rail = inputs.indexOf(input);
      lastTap[rail] = taps.length;
      taps.push(rail);
      rights.push((isNegated ? '──>o──' : '──────') + (i === middle ? `┤ ${gate.padEnd(label)} ├──┤` : closed));
    }
  }
  const output = (taps.length - 1) >> 1;
  const wall = ` ${' '.repeat(final.length)} │`;
  let drawing = inputs
    .map((input) => input.padEnd(pitch))
    .join('')
    .trimEnd();
  for (let row = 0; row < taps.length; row++) {
    const end = row === output ? ` ${final} ├── OUT` : wall;
    drawing += `\n${railsAt(row, taps[row]!, lastTap, pitch)}${rights[row]}${end}`;
  }
  return drawing;
}

function railsAt(row: number, tapped: number, lastTap: readonly number[], pitch: number): string {
  const [gap, wire] = [' '.repeat(pitch - 1), '─'.repeat(pitch - 1)];
  let line = '';
  for (let rail = 0; rail < lastTap.length; rail++) {
    const isLive = row <= lastTap[rail]!;
    if (tapped < 0 || rail < tapped) line += (isLive ? '│' : ' ') + gap;
    else line += (rail === tapped ? '●' : isLive ? '┼' : '─') + wire;
  }
  return line;
}
