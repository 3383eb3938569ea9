import { bigRandint } from '../core/big-draws.ts';
import { flag, range } from '../core/fields.ts';
import type { Interval, Rng } from '../core/rng.ts';

/** The settings of a row of whole numbers, with up to so many numbers and up to so many digits unless asked for otherwise. */
export const termFields = ({
  terms,
  digits,
  ceiling,
}: {
  readonly terms: number;
  readonly digits: number;
  readonly ceiling: number;
}) => ({
  terms: range(2, terms, {
    about: 'numbers in the row',
    floor: 1,
    ceiling,
    attribute: 'num_terms',
    levels: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  }),
  digits: range(1, digits, {
    about: 'digits of each number',
    floor: 1,
    ceiling: 100,
    attribute: 'num_digits',
    levels: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  }),
  allow_negation: flag(false, { about: 'numbers may be negative, of any size up to the digits' }),
});

interface TermSettings {
  readonly terms: Interval;
  readonly digits: Interval;
  readonly allow_negation: boolean;
}

export function drawTerms(
  { terms, digits, allow_negation }: TermSettings,
  rng: Rng,
): { readonly terms: readonly bigint[]; readonly digits: number } {
  const count = rng.between(terms);
  const length = rng.between(digits);
  const most = 10n ** BigInt(length) - 1n;
  const least = allow_negation ? -most : length === 1 ? 0n : 10n ** BigInt(length - 1);
  return { terms: Array.from({ length: count }, () => bigRandint(rng, least, most)), digits: length };
}
