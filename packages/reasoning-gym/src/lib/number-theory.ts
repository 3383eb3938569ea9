export const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** The quotient rounded towards minus infinity, as Python's `//` gives it. */
export function floorDivide(left: bigint, right: bigint): bigint {
  const quotient = left / right;
  return left % right !== 0n && left < 0n !== right < 0n ? quotient - 1n : quotient;
}

/** Every positive divisor of a positive integer, in ascending order. */
export function divisorsOf(value: bigint): bigint[] {
  let divisors = [1n];
  for (const [prime, power] of factorize(value)) {
    const grown = [...divisors];
    let factor = 1n;
    for (let i = 0; i < power; i++) {
      factor *= prime;
      for (const divisor of divisors) grown.push(divisor * factor);
    }
    divisors = grown;
  }
  return divisors.sort((a, b) => (a < b ? -1 : 1));
}

/** Prime factors with their powers, smallest first for the small ones. */
export function factorize(value: bigint): Map<bigint, number> {
  const powers = new Map<bigint, number>();
  const note = (prime: bigint): void => void powers.set(prime, (powers.get(prime) ?? 0) + 1);
  const rest = value <= Number.MAX_SAFE_INTEGER ? stripSmall(Number(value), note) : stripSmallBig(value, note);
  const open = rest > 1n ? [rest] : [];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (part < TRIAL_LIMIT * TRIAL_LIMIT || isPrime(part)) note(part);
    else {
      const divisor = properDivisor(part);
      open.push(divisor, part / divisor);
    }
  }
  return powers;
}

/** Divides by every prime below the trial limit and gives what is left; in plain numbers, which are far quicker. */
function stripSmall(value: number, note: (prime: bigint) => void): bigint {
  let rest = value;
  for (let prime = 2; prime < TRIAL_LIMIT && prime * prime <= rest; prime += prime === 2 ? 1 : 2) {
    while (rest % prime === 0) {
      note(BigInt(prime));
      rest /= prime;
    }
  }
  return BigInt(rest);
}

function stripSmallBig(value: bigint, note: (prime: bigint) => void): bigint {
  let rest = value;
  for (let prime = 2n; prime < TRIAL_LIMIT; prime += prime === 2n ? 1n : 2n) {
    while (rest % prime === 0n) {
      note(prime);
      rest /= prime;
    }
  }
  return rest;
}

const TRIAL_LIMIT = 1000n;
/** Bases that decide primality for every number below 3.3 * 10^24. */
const WITNESSES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];

/** Miller and Rabin's test. */
export function isPrime(value: bigint): boolean {
  if (value < 2n) return false;
  for (const prime of WITNESSES) if (value % prime === 0n) return value === prime;
  let odd = value - 1n;
  let twos = 0;
  while (odd % 2n === 0n) {
    odd /= 2n;
    twos += 1;
  }
  return WITNESSES.every((base) => {
    let power = powerModulo(base, odd, value);
    if (power === 1n || power === value - 1n) return true;
    for (let i = 1; i < twos; i++) {
      power = (power * power) % value;
      if (power === value - 1n) return true;
    }
    return false;
  });
}

/** A divisor other than 1 and itself of a composite number, by Pollard's rho. */
function properDivisor(value: bigint): bigint {
  for (let offset = 1n; ; offset++) {
    let [slow, fast, divisor] = [2n, 2n, 1n];
    const step = (x: bigint): bigint => (x * x + offset) % value;
    while (divisor === 1n) {
      slow = step(slow);
      fast = step(step(fast));
      divisor = gcd(absolute(slow - fast), value);
    }
    if (divisor !== value) return divisor;
  }
}

export function gcd(left: bigint, right: bigint): bigint {
  let [a, b] = [left, right];
  while (b !== 0n) [a, b] = [b, a % b];
  return absolute(a);
}

export const lcm = (left: bigint, right: bigint): bigint => (left / gcd(left, right)) * right;

function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square] = [1n, base % modulus];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}
