import { defineDataset } from '../../core/define.ts';
import { int } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';

const STATEMENTS = 7;
const PRIMES = [2, 3, 5, 7];

/** The numbers that the first four statements name. */
type Numbers = readonly [atLeastTrue: number, atMostFalse: number, exactlyTrue: number, exactlyFalse: number];

export default defineDataset({
  name: 'self_reference',
  category: 'logic',
  about: 'Count the consistent ways to judge statements that speak of one another.',

  config: {
    difficulty: int(5, {
      about: 'a label for the item; the puzzles do not change with it',
      floor: 1,
      ceiling: 10,
      levels: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    }),
  },

  generate({ rng }) {
    const numbers = drawNumbers(rng);
    const [atLeastTrue, atMostFalse, exactlyTrue, exactlyFalse] = numbers;
    const consistent = Array.from({ length: STATEMENTS + 1 }, (_, count) => count).filter(
      (count) => trueStatements(count, numbers) === count,
    );
    return {
      question:
        'Consider this list.\n' +
        `1. The list has at least ${atLeastTrue} true entries.\n` +
        `2. The list has at most ${atMostFalse} false entries.\n` +
        `3. The list has exactly ${exactlyTrue} true entries.\n` +
        `4. The list has exactly ${exactlyFalse} false entries.\n` +
        '5. One of entries 3 and 4 is true and the other is false.\n' +
        '6. How many entries are true is a prime.\n' +
        '7. How many entries are false is a composite number.\n\n' +
        'Each entry is to be marked true or false, so that it is marked true exactly when what it says is right. ' +
        '(0 and 1 are neither prime nor composite.) In how many ways can the whole list be marked? ' +
        'Reply with the number alone.',
      answer: String(consistent.length),
      metadata: {},
    };
  },

  score: (answer, { answer: oracle }) => (answer === oracle ? 1 : 0),
});

const isPrime = (count: number): boolean => PRIMES.includes(count);
const isComposite = (count: number): boolean => count > 1 && !isPrime(count);

/** How many statements hold when `count` of them are true; they depend on nothing but that number. */
function trueStatements(count: number, [atLeastTrue, atMostFalse, exactlyTrue, exactlyFalse]: Numbers): number {
  const rest = STATEMENTS - count;
  const third = count === exactlyTrue;
  const fourth = rest === exactlyFalse;
  const verdicts = [count >= atLeastTrue, rest <= atMostFalse, third, fourth, third !== fourth, isPrime(count)];
  return [...verdicts, isComposite(rest)].filter(Boolean).length;
}

/** Aims at some number of true statements, picks which of the first five are to hold, and numbers to suit. */
function drawNumbers(rng: Rng): Numbers {
  let count = rng.randint(1, STATEMENTS - 1);
  const forced = Number(isPrime(count)) + Number(isComposite(STATEMENTS - count));
  let chosen: readonly number[];
  if (count - forced > 5) [count, chosen] = [4, [0, 1, 2, 3]];
  else chosen = count > forced ? rng.sampleIndices(5, count - forced) : [];
  const rest = STATEMENTS - count;
  return [
    chosen.includes(0) ? rng.randint(1, count) : rng.randint(count + 1, STATEMENTS),
    chosen.includes(1) ? rng.randint(rest, STATEMENTS) : rng.randint(0, rest - 1),
    chosen.includes(2) ? count : anythingBut(count, rng),
    chosen.includes(3) ? rest : anythingBut(rest, rng),
  ];
}

function anythingBut(count: number, rng: Rng): number {
  const other = rng.below(STATEMENTS);
  return other < count ? other : other + 1;
}
