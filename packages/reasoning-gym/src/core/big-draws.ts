import type { Rng } from './rng.ts';

// Draws beyond what a number holds exactly. Functions rather than methods of `Rng`, so that a bundle carries them only
// when a dataset uses them.

/** `getrandbits` for any number of bits. */
export function bigBits(rng: Rng, count: number): bigint {
  let value = 0n;
  let shift = 0n;
  for (let left = count; left > 0; left -= 32) {
    value |= BigInt(rng.getrandbits(Math.min(left, 32))) << shift;
    shift += 32n;
  }
  return value;
}

/** `randint` for bounds of any size. */
export function bigRandint(rng: Rng, low: bigint, high: bigint): bigint {
  const count = high - low + 1n;
  if (count <= 0x7fff_ffffn) return low + BigInt(rng.below(Number(count)));
  const width = count.toString(2).length;
  let draw = bigBits(rng, width);
  while (draw >= count) draw = bigBits(rng, width);
  return low + draw;
}
