/** How long kinds of work have taken lately, in milliseconds. */
export interface Costs {
  get(kind: string): number | undefined;
  note(kind: string, milliseconds: number): void;
}

/** Kinds that are remembered; the ones first noted go first. */
const MOST_KINDS = 4096;
/** A wait that others would notice: taken at its word, not averaged away. */
const STALL = 20;
const WEIGHT = 0.3;

/** A moving average per kind of work that a single stall overrules. */
export function createCosts(): Costs {
  const known = new Map<string, number>();
  return {
    get: (kind) => known.get(kind),
    note(kind, milliseconds) {
      const before = known.get(kind);
      const isStall = before === undefined || milliseconds >= STALL;
      known.set(kind, isStall ? milliseconds : before + (milliseconds - before) * WEIGHT);
      if (before === undefined && known.size > MOST_KINDS) known.delete(known.keys().next().value!);
    },
  };
}
