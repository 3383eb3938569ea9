/** The integers from 0, or from the first to before the second, by steps. */
export function range(stop: number): number[];
export function range(start: number, stop: number, step?: number): number[];
export function range(first: number, second?: number, step = 1): number[] {
  const [start, stop] = second === undefined ? [0, first] : [first, second];
  return Array.from({ length: Math.max(0, Math.ceil((stop - start) / step)) }, (_, index) => start + index * step);
}
