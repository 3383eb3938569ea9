/**
 * Puzzles about houses in a row: every value of every trait belongs to one house, and values of a trait to different
 * ones. Values are numbered trait by trait, `people` to a trait; houses from 0.
 */
export type Clue =
  | { readonly kind: 'at'; readonly value: number; readonly house: number }
  | { readonly kind: 'same' | 'left' | 'beside'; readonly value: number; readonly other: number };

/** The house of each value. */
export type Placement = readonly number[];

export function fits(clue: Clue, placement: Placement): boolean {
  const house = placement[clue.value]!;
  if (clue.kind === 'at') return house === clue.house;
  const step = placement[clue.other]! - house;
  return clue.kind === 'same' ? step === 0 : clue.kind === 'left' ? step === 1 : Math.abs(step) === 1;
}

/**
 * Clues that single out a placement they all fit, none of them to spare. Earlier ones are preferred: each time some
 * other placement remains, the first clue that rules it out goes in.
 */
export function minimalClues(all: readonly Clue[], placement: Placement, people: number): Clue[] {
  let chosen: Clue[] = [];
  for (;;) {
    const rival = rivalOf(placement, chosen, people);
    if (!rival) break;
    const clue = all.find((candidate) => !fits(candidate, rival));
    if (!clue) throw new Error('the clues at hand do not single out the placement');
    chosen.push(clue);
  }
  for (const clue of [...chosen]) {
    const rest = chosen.filter((other) => other !== clue);
    if (!rivalOf(placement, rest, people)) chosen = rest;
  }
  return chosen;
}

/** A placement other than the given one that fits the clues too, or `undefined` when there is none. */
export function rivalOf(placement: Placement, clues: readonly Clue[], people: number): Placement | undefined {
  return search(new Uint8Array(placement.length).fill(2 ** people - 1), placement, clues, people);
}

/** Depth first over sets of houses; tries houses away from the known placement first. */
function search(options: Uint8Array, known: Placement, clues: readonly Clue[], people: number): Placement | undefined {
  if (!narrow(options, clues, people)) return undefined;
  const value = tightest(options);
  if (value < 0) {
    const found = Array.from(options, houseOf);
    return found.some((house, i) => house !== known[i]) ? found : undefined;
  }
  const home = 1 << known[value]!;
  for (const houses of [options[value]! & ~home, options[value]! & home]) {
    for (let rest = houses; rest !== 0; rest &= rest - 1) {
      const branch = options.slice();
      branch[value] = rest & -rest;
      const found = search(branch, known, clues, people);
      if (found) return found;
    }
  }
  return undefined;
}

const houseOf = (option: number): number => 31 - Math.clz32(option);
const isSettled = (option: number): boolean => (option & (option - 1)) === 0;

/** The open value with the fewest houses left, or -1. */
function tightest(options: Uint8Array): number {
  let best = -1;
  let fewest = 9;
  for (let value = 0; value < options.length; value++) {
    if (isSettled(options[value]!)) continue;
    let count = 0;
    for (let rest = options[value]!; rest !== 0; rest &= rest - 1) count += 1;
    if (count < fewest) [best, fewest] = [value, count];
  }
  return best;
}

/** Strikes out houses that clues and rivals forbid until nothing moves; false once a value has none left. */
function narrow(options: Uint8Array, clues: readonly Clue[], people: number): boolean {
  for (let before = -1, left = total(options); left !== before; ) {
    before = left;
    for (const clue of clues) narrowByClue(options, clue);
    for (let start = 0; start < options.length; start += people) {
      if (!narrowTrait(options, start, people)) return false;
    }
    if (options.includes(0)) return false;
    left = total(options);
  }
  return true;
}

function total(options: Uint8Array): number {
  let sum = 0;
  for (const option of options) sum += option;
  return sum;
}

function narrowByClue(options: Uint8Array, clue: Clue): void {
  const mine = options[clue.value]!;
  if (clue.kind === 'at') {
    options[clue.value] = mine & (1 << clue.house);
    return;
  }
  const theirs = options[clue.other]!;
  if (clue.kind === 'same') {
    options[clue.value] = options[clue.other] = mine & theirs;
  } else if (clue.kind === 'left') {
    options[clue.value] = mine & (theirs >> 1);
    options[clue.other] = theirs & (mine << 1);
  } else {
    options[clue.value] = mine & ((theirs >> 1) | (theirs << 1));
    options[clue.other] = theirs & ((mine >> 1) | (mine << 1));
  }
}

/**
 * A settled value keeps the others out of its house, and a house that only one value can have settles that value.
 * False when two values claim a house for themselves, or nobody can have one.
 */
function narrowTrait(options: Uint8Array, start: number, people: number): boolean {
  let once = 0;
  let twice = 0;
  let settled = 0;
  for (let value = start; value < start + people; value++) {
    const option = options[value]!;
    twice |= once & option;
    once |= option;
    if (!isSettled(option)) continue;
    if ((settled & option) !== 0) return false;
    settled |= option;
  }
  if (once !== 2 ** people - 1) return false;
  const lone = once & ~twice;
  for (let value = start; value < start + people; value++) {
    const option = options[value]!;
    if (isSettled(option)) continue;
    options[value] = (option & lone) === 0 ? option & ~settled : option & lone;
  }
  return true;
}
