export function gcd(left: bigint, right: bigint): bigint {
  let [a, b] = [left, right];
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

export const lcm = (left: bigint, right: bigint): bigint => (left / gcd(left, right)) * right;

/** The float nearest to a quotient of positive integers, as Python's `/` gives it. */
export function quotient(dividend: bigint, divisor: bigint): number {
  if (dividend <= Number.MAX_SAFE_INTEGER && divisor <= Number.MAX_SAFE_INTEGER) {
    return Number(dividend) / Number(divisor);
  }
  const shift = Math.max(0, SPARE_BITS + bitLength(divisor) - bitLength(dividend));
  const scaled = dividend << BigInt(shift);
  const isInexact = scaled % divisor !== 0n;
  return Number((scaled / divisor) | (isInexact ? 1n : 0n)) * 2 ** -shift;
}

const SPARE_BITS = 64;

const bitLength = (value: bigint): number => value.toString(2).length;
