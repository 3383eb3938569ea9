/** An exchange of counted things: what it takes and what it gives, by position. */
export interface Exchange {
  readonly takes: readonly number[];
  readonly gives: readonly number[];
}

/**
 * The counts at the start and after every step, where a step is the first exchange that the counts suffice for.
 * Ends when none is left or after `most` steps.
 */
export function exchangeAll(start: readonly number[], exchanges: readonly Exchange[], most: number): number[][] {
  const states = [[...start]];
  let counts = states[0]!;
  while (states.length <= most) {
    const next = exchanges.find(({ takes }) => takes.every((count, i) => counts[i]! >= count));
    if (!next) break;
    counts = counts.map((count, i) => count - (next.takes[i] ?? 0) + (next.gives[i] ?? 0));
    states.push(counts);
  }
  return states;
}
