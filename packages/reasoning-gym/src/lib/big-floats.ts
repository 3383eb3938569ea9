/** The float nearest to a quotient of positive integers, as Python's `/` gives it. */
export function quotient(dividend: bigint, divisor: bigint): number {
  if (dividend <= Number.MAX_SAFE_INTEGER && divisor <= Number.MAX_SAFE_INTEGER) {
    return Number(dividend) / Number(divisor);
  }
  const shift = Math.max(0, SPARE_BITS + 4 * (hexDigits(divisor) - hexDigits(dividend)));
  const scaled = dividend << BigInt(shift);
  const whole = scaled / divisor;
  return nearest(whole, whole * divisor === scaled, -shift);
}

/** A float to a whole power, rounded once. */
export function exactPower(base: number, exponent: number): number {
  if (base === 0 || exponent === 0) return base ** exponent;
  let whole = Math.abs(base);
  let halvings = 0;
  while (!Number.isInteger(whole)) {
    whole *= 2;
    halvings += 1;
  }
  const times = Math.abs(exponent);
  const power = BigInt(whole) ** BigInt(times);
  const bits = Math.ceil(times * Math.log2(whole));
  const size = exponent > 0 ? leading(power, bits, -halvings * times) : inverse(power, bits, halvings * times);
  return base < 0 && times % 2 === 1 ? -size : size;
}

/** More bits than a float holds, so that what is cut off decides no tie. */
const SPARE_BITS = 68;

const hexDigits = (value: bigint): number => value.toString(16).length;

const nearest = (whole: bigint, isExact: boolean, exponent: number): number =>
  Number(isExact ? whole : whole | 1n) * 2 ** exponent;

function leading(value: bigint, bits: number, exponent: number): number {
  const cut = Math.max(0, bits - SPARE_BITS);
  const whole = value >> BigInt(cut);
  return nearest(whole, whole << BigInt(cut) === value, exponent + cut);
}

function inverse(value: bigint, bits: number, exponent: number): number {
  const shift = bits + SPARE_BITS;
  const one = 1n << BigInt(shift);
  const whole = one / value;
  return nearest(whole, whole * value === one, exponent - shift);
}
