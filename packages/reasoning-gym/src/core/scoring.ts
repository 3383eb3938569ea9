interface Answered {
  readonly answer: string | null;
}

/** 1 for the oracle verbatim; its share of the text when it is buried in more. */
export function contained(answer: string, { answer: oracle }: Answered): number {
  if (oracle === null || answer === '') return 0;
  if (answer === oracle) return 1;
  return answer.includes(oracle) ? codePoints(oracle) / codePoints(answer) : 0;
}

/** Length as Python counts it: an astral character is one. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    const high = text.charCodeAt(i);
    if (high >= 0xd800 && high < 0xdc00) {
      const low = text.charCodeAt(i + 1);
      if (low >= 0xdc00 && low < 0xe000) {
        count -= 1;
        i += 1;
      }
    }
  }
  return count;
}

/** numpy's `isclose`: equal within a part in a hundred thousand, or a millionth near zero. */
export const isClose = (value: number, target: number, absolute = 1e-6, relative = 1e-5): boolean =>
  Math.abs(value - target) <= absolute + relative * Math.abs(target);

export const sameNumbers = (left: readonly number[], right: readonly number[]): boolean => {
  const ascending = (a: number, b: number): number => a - b;
  const sorted = [...right].sort(ascending);
  return left.length === right.length && [...left].sort(ascending).every((value, i) => value === sorted[i]);
};
