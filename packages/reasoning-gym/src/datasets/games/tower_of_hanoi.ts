import { defineDataset } from '../../core/define.ts';
import { flag, range } from '../../core/fields.ts';
import { strip } from '../../lib/python-text.ts';

const MOST_MOVES = 2 ** 18;
const MOVE = /^\S*Move disk ([0-9]+) from Peg ([0-9]+) to Peg ([0-9]+)$/;
/** What legal moves earn that do not finish the job. */
const UNFINISHED = 0.05;

export default defineDataset({
  name: 'tower_of_hanoi',
  category: 'games',
  about: 'Move a tower of disks to another peg.',

  config: {
    disks: range(3, 7, {
      about: 'disks of the tower',
      floor: 1,
      ceiling: 60,
      attribute: 'num_disks',
      levels: [3, 5, 10, 15],
    }),
    pegs: range(3, 4, {
      about: 'pegs to move between',
      floor: 3,
      ceiling: 20,
      attribute: 'num_pegs',
      levels: [3, 4, 5],
    }),
    visualize: flag(false, { about: 'draw the pegs in the question' }),
  },
  check: ({ disks, pegs }) =>
    plan(disks.max, pegs.min).moves < MOST_MOVES
      ? undefined
      : `max_disks (${disks.max}) with min_pegs (${pegs.min}) would take more than ${MOST_MOVES} moves`,

  generate({ config, rng }) {
    const disks = rng.between(config.disks);
    const pegs = Array.from({ length: rng.between(config.pegs) }, (_, i) => i + 1);
    const [start, target] = rng.sample(pegs, 2) as [number, number];
    const auxiliary = pegs.filter((peg) => peg !== start && peg !== target);
    const moves = solve(disks, start, target, auxiliary);
    return {
      question:
        `${disks === 1 ? 'A single disk lies' : `A tower of ${disks} disks stands`} on Peg ${start} of ${pegs.length} pegs. ` +
        `Disk 1 is the smallest, disk ${disks} the largest, and each lies on a larger one or on the bottom.\n` +
        (config.visualize ? `\n${draw(disks, start, pegs)}\n\n` : '') +
        `Bring the whole tower to Peg ${target} in as few moves as you can. A move takes the top disk of one peg to another peg, ` +
        'where it may never lie on a smaller disk.\n' +
        'Reply with the moves alone, one a line, each in the form: Move disk D from Peg F to Peg T',
      answer: moves.join('\n'),
      metadata: {
        num_disks: disks,
        num_pegs: pegs.length,
        start_peg: start,
        target_peg: target,
        auxiliary_pegs: auxiliary,
        solution_length: moves.length,
      },
    };
  },

  /** A detour costs its share; an illegal or unreadable move costs everything. */
  score(answer, { metadata: { num_disks, num_pegs, start_peg, target_peg, solution_length } }) {
    if (answer === '') return 0;
    const pegs = Array.from({ length: num_pegs }, (): number[] => []);
    for (let disk = num_disks; disk > 0; disk--) pegs[start_peg - 1]!.push(disk);
    let count = 0;
    for (const [line] of answer.matchAll(/[^\n\r\v\f\x1c-\x1e\x85\u2028\u2029]+/g)) {
      const move = strip(line);
      if (move === '') continue;
      const [, disk, from, to] = (MOVE.exec(move) ?? []).map(Number);
      const source = pegs[from! - 1];
      const goal = pegs[to! - 1];
      if (!source || !goal || source.at(-1) !== disk || goal.at(-1)! < disk!) return 0;
      source.pop();
      goal.push(disk!);
      count += 1;
    }
    if (pegs[target_peg - 1]!.length < num_disks) return UNFINISHED;
    return Math.min(1, solution_length / count);
  },
});

/** The moves of Frame and Stewart: part of the tower aside, the rest across with one peg less, the part back on top. */
function solve(disks: number, start: number, target: number, auxiliary: readonly number[]): string[] {
  const moves: string[] = [];
  shift(1, disks, start, target, auxiliary, moves);
  return moves;
}

/** Moves the disks numbered `top` to `bottom` from one peg to another. */
function shift(top: number, bottom: number, from: number, to: number, spare: readonly number[], moves: string[]): void {
  if (top === bottom) moves.push(moveOf(top, from, to));
  else if (spare.length === 1) shiftOnThree(top, bottom, from, to, spare[0]!, moves);
  else {
    const middle = top + plan(bottom - top + 1, spare.length + 2).aside;
    const [rest, ...others] = spare as [number, ...number[]];
    shift(top, middle - 1, from, rest, [...others, to], moves);
    shift(middle, bottom, from, to, others, moves);
    shift(top, middle - 1, rest, to, [...others, from], moves);
  }
}

function shiftOnThree(top: number, bottom: number, from: number, to: number, rest: number, moves: string[]): void {
  if (bottom > top) shiftOnThree(top, bottom - 1, from, rest, to, moves);
  moves.push(moveOf(bottom, from, to));
  if (bottom > top) shiftOnThree(top, bottom - 1, rest, to, from, moves);
}

const moveTexts = new Map<number, string>();

function moveOf(disk: number, from: number, to: number): string {
  const key = (disk * 100 + from) * 100 + to;
  let text = moveTexts.get(key);
  if (text === undefined) moveTexts.set(key, (text = `Move disk ${disk} from Peg ${from} to Peg ${to}`));
  return text;
}

interface Plan {
  readonly moves: number;
  /** The disks that are set aside first. */
  readonly aside: number;
}

const plans = new Map<number, Plan>();

/** The best split of a tower, the smallest part aside where several are as good. */
function plan(disks: number, pegs: number): Plan {
  if (disks === 1) return { moves: 1, aside: 0 };
  if (pegs === 3) return { moves: 2 ** disks - 1, aside: disks - 1 };
  const key = disks * 1000 + pegs;
  const known = plans.get(key);
  if (known) return known;
  let best: Plan = { moves: Infinity, aside: 0 };
  for (let aside = 1; aside < disks; aside++) {
    const moves = 2 * plan(aside, pegs).moves + plan(disks - aside, pegs - 1).moves;
    if (moves < best.moves) best = { moves, aside };
  }
  plans.set(key, best);
  return best;
}

function draw(disks: number, start: number, pegs: readonly number[]): string {
  const width = 2 * disks + 1;
  const centred = (text: string): string => text.padStart((width + text.length) / 2).padEnd(width);
  const rows = Array.from({ length: disks }, (_, i) =>
    pegs.map((peg) => centred(peg === start ? '='.repeat(2 * i + 3) : '|')),
  );
  return [...rows, pegs.map((peg) => centred(String(peg)))].map((row) => row.join('  ').trimEnd()).join('\n');
}
