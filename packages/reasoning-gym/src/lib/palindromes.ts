import type { Rng } from '../core/rng.ts';

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

/** Random letters, their mirror image, and one letter between the two where the length is odd. */
export function randomPalindrome(length: number, rng: Rng): string[] {
  const half = rng.choices(ALPHABET, Math.floor(length / 2));
  const middle = length % 2 === 1 ? [rng.choice(ALPHABET)] : [];
  return [...half, ...middle, ...half.toReversed()];
}
