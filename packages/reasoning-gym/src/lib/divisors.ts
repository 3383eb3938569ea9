export function gcd(left: bigint, right: bigint): bigint {
  let [a, b] = [left, right];
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

export const lcm = (left: bigint, right: bigint): bigint => (left / gcd(left, right)) * right;
