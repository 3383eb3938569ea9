import { integerSqrt } from './rational.ts';

const LARGEST_TRIAL = 1000n;

/** A positive integer as a square times what is left. */
export const splitSquares = (value: bigint): readonly [root: bigint, rest: bigint] =>
  value <= Number.MAX_SAFE_INTEGER ? smallSquares(Number(value)) : largeSquares(value);

/** Divides out primes up to the cube root, beyond which no square can hide but the rest itself. */
function smallSquares(value: number): readonly [root: bigint, rest: bigint] {
  let outside = 1;
  let inside = 1;
  let rest = value;
  for (let prime = 2; prime * prime * prime <= rest; prime += prime === 2 ? 1 : 2) {
    for (; rest % (prime * prime) === 0; rest /= prime * prime) outside *= prime;
    if (rest % prime !== 0) continue;
    inside *= prime;
    rest /= prime;
  }
  const root = Math.round(Math.sqrt(rest));
  return root * root === rest
    ? [BigInt(outside * root), BigInt(inside)]
    : [BigInt(outside), BigInt(inside) * BigInt(rest)];
}

function largeSquares(value: bigint): readonly [root: bigint, rest: bigint] {
  let outside = 1n;
  let inside = 1n;
  let rest = value;
  for (let prime = 2n; prime <= LARGEST_TRIAL; prime += prime === 2n ? 1n : 2n) {
    for (; rest % (prime * prime) === 0n; rest /= prime * prime) outside *= prime;
    if (rest % prime !== 0n) continue;
    inside *= prime;
    rest /= prime;
  }
  const root = integerSqrt(rest);
  return root * root === rest ? [outside * root, inside] : [outside, inside * rest];
}
