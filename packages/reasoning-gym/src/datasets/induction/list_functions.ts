import { defineDataset } from '../../core/define.ts';
import type { Rng } from '../../core/rng.ts';

const PAIRS = 5;

export default defineDataset({
  name: 'list_functions',
  category: 'induction',
  about: 'Guess from examples what is done to a list, and do it to another.',

  config: {},

  prepare: ({ rng }) => ({ rng, dealt: [] as number[] }),

  generate({ rng, index, shared }) {
    while (shared.dealt.length <= index) shared.dealt.push(Math.floor(shared.rng.random() * TASKS.length));
    const pairs = new Map<string, List>();
    TASKS[shared.dealt[index]!]!(rng, pairs);
    const examples: string[] = [];
    let [input, output] = ['', [] as List];
    for (const pair of pairs) {
      if (input) examples.push(`${input} -> ${show(output)}`);
      [input, output] = pair;
    }
    return {
      question:
        `One rule turns each row of numbers into a list:\n\n${examples.join('\n')}\n\n` +
        `Which list does it make of ${input}? Reply with that list in the form [1, 2, 3].`,
      answer: show(output),
      metadata: {},
    };
  },
});

type List = readonly number[];
type Task = (rng: Rng, pairs: Map<string, List>) => void;

/** Numbers with blanks between them; by hand, since most of the time would go into `join`. */
function row(list: List, gap = ' '): string {
  let text = `${list[0] ?? ''}`;
  for (let i = 1; i < list.length; i++) text += gap + list[i]!;
  return text;
}

const show = (list: List): string => `[${row(list, ', ')}]`;

function drawList(rng: Rng): number[] {
  const length = rng.randint(3, 10);
  const list: number[] = [];
  while (list.length < length) list.push(rng.randint(1, 100));
  return list;
}

/** The rule applied to random lists. */
const rule =
  (output: (input: List) => List): Task =>
  (rng, pairs) => {
    for (let i = 0; i < PAIRS; i++) {
      const input = drawList(rng);
      pairs.set(row(input), output(input));
    }
  };

const ascending = (list: List): number[] => list.toSorted((a, b) => a - b);
const sum = (list: List): number => list.reduce((total, value) => total + value, 0);

const TASKS: readonly Task[] = [
  rule((list) => list),
  rule((list) => [list[2]!]),
  rule((list) => list.toReversed()),
  rule((list) => [sum([...new Set(list)].filter((value) => value < 30))]),
  countFives,
  rule((list) => list.filter((_, i) => i + 1 < list.length && list[i + 1]! % 2 === 0)),
  rule((list) => list.map((value, i) => value + i)),
  pickByLast,
  rule((list) => [list.length]),
  rule((list) => [sum(list)]),
  rule(ascending),
  rule((list) => ascending(list).reverse()),
  rule((list) => list.map((value, i) => (i === 0 || i === list.length - 1 ? value + 1 : value))),
  tellDirection,
  tellTens,
  double,
  lineOfTwo,
];

function countFives(rng: Rng, pairs: Map<string, List>): void {
  for (let i = 0; i < PAIRS; i++) {
    const list = drawList(rng);
    for (let fives = i % 2 === 0 ? rng.randint(1, 7) : 0; fives > 0; fives--) list.push(5);
    rng.shuffle(list);
    pairs.set(row(list), [list.filter((value) => value === 5).length]);
  }
}

/** The last number says which one to pick, counted from 0. */
function pickByLast(rng: Rng, pairs: Map<string, List>): void {
  for (let i = 0; i < PAIRS; i++) {
    const list = drawList(rng);
    const picked = rng.below(list.length);
    list[list.length - 1] = picked;
    pairs.set(row(list), [list[picked]!]);
  }
}

function tellDirection(rng: Rng, pairs: Map<string, List>): void {
  for (let i = 0; i < PAIRS; i++) {
    const list = ascending(drawList(rng));
    pairs.set(row(i % 2 === 0 ? list : list.reverse()), [i % 2 === 0 ? 1 : 0]);
  }
}

/**
 * 1 for multiples of ten, 0 for odd multiples of five. The latter come from outside the seed in the reference; ours
 * are drawn last, all different, so that the last pair is never one that was there before.
 */
function tellTens(rng: Rng, pairs: Map<string, List>): void {
  const tens = [rng.randint(1, 100) * 10, rng.randint(1, 100) * 10];
  const odd = rng.sampleIndices(500, 3).map((half) => (2 * half + 1) * 5);
  odd.forEach((number, i) => {
    pairs.set(`${number}`, [0]);
    if (tens[i] !== undefined) pairs.set(`${tens[i]}`, [1]);
  });
}

function double(rng: Rng, pairs: Map<string, List>): void {
  for (let i = 0; i < PAIRS; i++) {
    const start = drawList(rng);
    const first = rng.choice(start);
    const list = start.map((_, power) => first * 2 ** power);
    pairs.set(row(list), [list.at(-1)! * 2]);
  }
}

function lineOfTwo(rng: Rng, pairs: Map<string, List>): void {
  for (let i = 0; i < PAIRS; i++) {
    const value = rng.choice(drawList(rng));
    pairs.set(`${value}`, [2 * value - 4]);
  }
}
