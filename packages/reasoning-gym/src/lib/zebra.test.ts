import { expect, test } from 'vitest';
import { Rng } from '../core/rng.ts';
import { type Clue, fits, minimalClues, type Placement, rivalOf } from './zebra.ts';

const PEOPLE = 4;
const TRAITS = 3;
const ORDERS = permutations(Array.from({ length: PEOPLE }, (_, i) => i));

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

/** Every placement there is, tried one by one. */
function fitting(clues: readonly Clue[]): Placement[] {
  let found: Placement[] = [[]];
  for (let trait = 0; trait < TRAITS; trait++) {
    found = found.flatMap((start) => ORDERS.map((order) => [...start, ...order]));
  }
  return found.filter((placement) => clues.every((clue) => fits(clue, placement)));
}

function everyClue(placement: Placement): Clue[] {
  const clues: Clue[] = [];
  placement.forEach((house, value) => {
    clues.push({ kind: 'at', value, house });
    placement.forEach((next, other) => {
      if (next === house && other > value) clues.push({ kind: 'same', value, other });
      if (next === house + 1) clues.push({ kind: 'left', value, other }, { kind: 'beside', value, other });
    });
  });
  return clues;
}

test('leaves one placement and no clue to spare', () => {
  const rng = new Rng(11);
  for (let round = 0; round < 12; round++) {
    const placement = Array.from({ length: TRAITS }, () => rng.choice(ORDERS)).flat();
    const clues = minimalClues(rng.shuffle(everyClue(placement)), placement, PEOPLE);
    expect(fitting(clues)).toEqual([placement]);
    for (const clue of clues) {
      const rest = clues.filter((other) => other !== clue);
      expect(fitting(rest).length).toBeGreaterThan(1);
    }
  }
});

test('finds a rival exactly when there is one', () => {
  const rng = new Rng(5);
  for (let round = 0; round < 60; round++) {
    const placement = Array.from({ length: TRAITS }, () => rng.choice(ORDERS)).flat();
    const clues = rng.sample(everyClue(placement), 6 + (round % 6));
    const rival = rivalOf(placement, clues, PEOPLE);
    expect(fitting(clues)).toContainEqual(rival ?? placement);
    if (rival) expect(rival).not.toEqual(placement);
    else expect(fitting(clues)).toHaveLength(1);
  }
});
