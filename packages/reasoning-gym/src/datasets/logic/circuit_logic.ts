import { defineDataset } from '../../core/define.ts';
import { flag, range, real } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { codePoints } from '../../core/scoring.ts';
import { type Circuit, drawCircuit, type Literal } from '../../lib/circuit.ts';
import { strip } from '../../lib/python-text.ts';

const GATES = {
  AND: { sign: '&', rule: '1 when all its inputs are 1' },
  NAND: { sign: '↑', rule: '0 when all its inputs are 1, otherwise 1' },
  XOR: { sign: '⊕', rule: '1 when an odd number of its inputs are 1' },
  OR: { sign: '+', rule: '1 when at least one of its inputs is 1' },
  NOR: { sign: '↓', rule: '1 when none of its inputs is 1' },
} as const;
type Gate = keyof typeof GATES;

const TERM_GATES = ['AND', 'NAND', 'XOR'] as const;
const FINAL_GATES = ['OR', 'NOR', 'XOR', 'AND'] as const;

export default defineDataset({
  name: 'circuit_logic',
  category: 'logic',
  about: 'Read the output of a circuit of logic gates off its drawing.',
  size: 100,

  config: {
    terms: range(3, 5, {
      about: 'gates in the first layer',
      floor: 1,
      ceiling: 50,
      levels: [3, 5, 10, 20, 30],
      interval: true,
    }),
    inputs: range(2, 4, {
      about: 'inputs of such a gate',
      floor: 1,
      ceiling: 20,
      levels: [2, 4, 6, 8, 10],
      interval: true,
    }),
    neg_prob: real(0.3, { about: 'odds that an input is negated', floor: 0, ceiling: 1 }),
    allow_reuse: flag(true, { about: 'an input may feed more than one gate' }),
  },

  generate({ config, rng }) {
    const count = rng.between(config.terms);
    const final = rng.choice(FINAL_GATES);
    const known: string[] = [];
    const terms: Circuit<Gate>['terms'][number][] = [];
    while (terms.length < count) {
      const gate = rng.choice(TERM_GATES);
      const width = rng.between(config.inputs);
      const literals: Literal[] = [];
      while (literals.length < width) literals.push(drawLiteral(known, config, rng));
      terms.push({ gate, literals });
    }
    const circuit = { final, terms, inputs: known.sort() };
    const assignments: Record<string, number> = {};
    for (const input of circuit.inputs) assignments[input] = rng.below(2);
    const termStrings = terms.map(({ gate, literals }) => literals.map(spell).join(GATES[gate].sign));
    return {
      question: describe(circuit, assignments),
      answer: String(outputOf(circuit, assignments)),
      metadata: {
        expression: termStrings.map((term) => `(${term})`).join(GATES[final].sign),
        assignments,
        term_strings: termStrings,
        final_gate: final,
        inputs: circuit.inputs,
      },
    };
  },

  /** Blanks around the right digit cost their share of the text. */
  score(answer, { answer: oracle }) {
    if (answer === oracle) return 1;
    return strip(answer) === oracle ? 1 / codePoints(answer) : 0;
  },
});

/** An input known already or the next new one, perhaps negated. */
function drawLiteral(
  known: string[],
  { allow_reuse, neg_prob }: { readonly allow_reuse: boolean; readonly neg_prob: number },
  rng: Rng,
): Literal {
  const reuses = allow_reuse && known.length > 0 && rng.random() < 0.5;
  const input = reuses ? rng.choice(known) : columnName(known.length);
  if (!reuses) known.push(input);
  return { input, isNegated: rng.random() < neg_prob };
}

/** A to Z, then AA, AB and so on. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

const spell = ({ input, isNegated }: Literal): string => (isNegated ? `${input}'` : input);

type Bits = Readonly<Record<string, number>>;

function outputOf({ final, terms }: Circuit<Gate>, bits: Bits): number {
  const outputs = terms.map(({ gate, literals }) =>
    gateOutput(
      gate,
      literals.map((literal) => valueOf(literal, bits)),
    ),
  );
  return gateOutput(final, outputs);
}

const valueOf = ({ input, isNegated }: Literal, bits: Bits): number => (isNegated ? 1 - bits[input]! : bits[input]!);

function gateOutput(gate: Gate, bits: readonly number[]): number {
  let ones = 0;
  for (const bit of bits) ones += bit;
  switch (gate) {
    case 'AND':
      return Number(ones === bits.length);
    case 'NAND':
      return Number(ones < bits.length);
    case 'XOR':
      return ones % 2;
    case 'OR':
      return Number(ones > 0);
    case 'NOR':
      return Number(ones === 0);
  }
}

function describe(circuit: Circuit<Gate>, bits: Bits): string {
  const used = new Set<Gate>([...circuit.terms.map(({ gate }) => gate), circuit.final]);
  const rules = [...used].map((gate) => `${gate} gives ${GATES[gate].rule}.`).join('\n');
  const values = circuit.inputs.map((input) => `${input} = ${bits[input]}`).join(', ');
  return (
    `Here is a logic circuit.\n\n\`\`\`\n${drawCircuit(circuit)}\n\`\`\`\n\n` +
    'Each input runs down from its letter; ● taps it, ┼ is a crossing without contact, and >o negates.\n' +
    `${rules}\n\nThe inputs are ${values}.\nWhich value arrives at OUT? Reply with 0 or 1.`
  );
}
