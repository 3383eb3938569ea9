/** Python's `f'{value:.{decimals}f}'`: like `toFixed`, but an exact half goes to the even digit. */
export function fixed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  const scaled = value * 2 ** decimals;
  const isHalf = !Number.isInteger(scaled) && Number.isInteger(scaled * 2);
  if (!isHalf) return text;
  const last = Number(text.at(-1));
  return text.slice(0, -1) + (last - (last % 2));
}
