/** numpy's `round`: scaled, rounded to the nearest integer with ties to even, and scaled back. */
export function roundHalfEven(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return nearestEven(value * scale) / scale;
}

/** C's `rint`. The sign of zero survives. */
export function nearestEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  const rounded = rest < 0.5 || (rest === 0.5 && floor % 2 === 0) ? floor : floor + 1;
  return rounded === 0 && value < 0 ? -0 : rounded;
}
