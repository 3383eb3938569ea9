/** Python's `f'{value:.{decimals}f}'`: like `toFixed`, but an exact half goes to the even digit. */
export function fixed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  const scaled = value * 2 ** decimals;
  const isHalf = !Number.isInteger(scaled) && Number.isInteger(scaled * 2);
  const last = Number(text.at(-1));
  return isHalf && last % 2 === 1 ? text.slice(0, -1) + (last - 1) : text;
}
