const LINEAR_PROBES = 9;
const VACANT = -1;

/**
 * The order in which CPython walks a set that the given tuples of small, non-negative integers were added to one by
 * one; tuples that were there already drop out. See `PythonIntSet` for the table.
 */
export function pythonTupleSetOrder<T extends readonly number[]>(tuples: readonly T[]): T[] {
  const hashes = tuples.map(tupleHash);
  let table = vacantTable(8);
  let used = 0;
  for (let i = 0; i < tuples.length; i++) {
    const slot = findSlot(table, hashes, tuples, i);
    if (table[slot] !== VACANT) continue;
    table[slot] = i;
    used += 1;
    if (used * 5 < (table.length - 1) * 3) continue;
    let size = 8;
    while (size <= used * (used > 50_000 ? 2 : 4)) size *= 2;
    const old = table;
    table = vacantTable(size);
    for (const entry of old) if (entry !== VACANT) table[findSlot(table, hashes, tuples, entry)] = entry;
  }
  const order: T[] = [];
  for (const entry of table) if (entry !== VACANT) order.push(tuples[entry]!);
  return order;
}

const vacantTable = (size: number): Int32Array => new Int32Array(size).fill(VACANT);

/** Where an equal tuple sits, or else where this one belongs. */
function findSlot(
  table: Int32Array,
  hashes: readonly Word[],
  tuples: readonly (readonly number[])[],
  index: number,
): number {
  const mask = table.length - 1;
  let { high, low } = hashes[index]!;
  for (let slot = low & mask; ; ) {
    const end = slot + LINEAR_PROBES <= mask ? slot + LINEAR_PROBES : slot;
    for (let probe = slot; probe <= end; probe++) {
      const held = table[probe]!;
      if (held === VACANT || isSame(tuples[held]!, tuples[index]!)) return probe;
    }
    low = ((low >>> 5) | (high << 27)) >>> 0;
    high >>>= 5;
    slot = (slot * 5 + 1 + low) & mask;
  }
}

function isSame(left: readonly number[], right: readonly number[]): boolean {
  let i = 0;
  while (i < left.length && left[i] === right[i]) i += 1;
  return i === left.length && i === right.length;
}

/** Unsigned 64 bits in two halves, which are much faster than a bigint. */
interface Word {
  readonly high: number;
  readonly low: number;
}

const PRIME_1: Word = { high: 0x9e3779b1, low: 0x85ebca87 };
const PRIME_2: Word = { high: 0xc2b2ae3d, low: 0x27d4eb4f };
const PRIME_5: Word = { high: 0x27d4eb2f, low: 0x165667c5 };
const LENGTH_MASK = 3_527_539;

/** CPython's hash of a tuple of integers below 2^32, a variant of xxHash. */
export function tupleHash(values: readonly number[]): Word {
  let hash = PRIME_5;
  for (const value of values) {
    const { high, low } = sum(hash, product(PRIME_2, { high: 0, low: value }));
    hash = product(PRIME_1, { high: ((high << 31) | (low >>> 1)) >>> 0, low: ((low << 31) | (high >>> 1)) >>> 0 });
  }
  return sum(hash, { high: PRIME_5.high, low: (values.length ^ PRIME_5.low ^ LENGTH_MASK) >>> 0 });
}

function sum(a: Word, b: Word): Word {
  const low = a.low + b.low;
  return { high: (a.high + b.high + (low > 0xffff_ffff ? 1 : 0)) >>> 0, low: low >>> 0 };
}

function product(a: Word, b: Word): Word {
  const aTop = a.low >>> 16;
  const aEnd = a.low & 0xffff;
  const bTop = b.low >>> 16;
  const bEnd = b.low & 0xffff;
  const end = aEnd * bEnd;
  const middle = (aTop * bEnd + (end >>> 16)) >>> 0;
  const other = (aEnd * bTop + (middle & 0xffff)) >>> 0;
  const carried = aTop * bTop + (middle >>> 16) + (other >>> 16);
  return {
    high: (carried + Math.imul(a.high, b.low) + Math.imul(a.low, b.high)) >>> 0,
    low: ((other << 16) | (end & 0xffff)) >>> 0,
  };
}
