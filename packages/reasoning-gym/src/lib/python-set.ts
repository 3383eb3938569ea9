/**
 * The order in which CPython walks a set that the given small, non-negative integers were added to one by one.
 * Such integers hash to themselves; a set is an open-addressed table that starts with eight slots, is refilled
 * into a larger one at three fifths, and is walked slot by slot.
 */
export function pythonSetOrder(values: readonly number[]): number[] {
  let table: (number | undefined)[] = Array.from({ length: 8 });
  let used = 0;
  for (const value of values) {
    if (!insert(table, value)) continue;
    used += 1;
    if (used * 5 < (table.length - 1) * 3) continue;
    let size = 8;
    while (size <= used * 4) size *= 2;
    const old = table;
    table = Array.from({ length: size });
    for (const entry of old) if (entry !== undefined) insert(table, entry);
  }
  return table.filter((entry) => entry !== undefined);
}

const LINEAR_PROBES = 9;

function insert(table: (number | undefined)[], value: number): boolean {
  const mask = table.length - 1;
  let perturb = value;
  for (let slot = value & mask; ; ) {
    const end = slot + LINEAR_PROBES <= mask ? slot + LINEAR_PROBES : slot;
    for (let probe = slot; probe <= end; probe++) {
      if (table[probe] === value) return false;
      if (table[probe] === undefined) {
        table[probe] = value;
        return true;
      }
    }
    perturb = Math.floor(perturb / 32);
    slot = (slot * 5 + 1 + perturb) & mask;
  }
}
