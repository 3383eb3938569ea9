import { frozensetHash, intHash, scattered, type Word } from './python-hash.ts';

/**
 * What may be a member: an integer within 32 bits, or an object that knows its hash. Objects are equal when they are
 * the same object, except that sets are equal when their members are.
 */
export type Hashable = number | Hashed;

export interface Hashed {
  readonly hash: Word;
  /** `scattered(hash)`, worked out once. */
  readonly scatteredHash: Word;
}

const LINEAR_PROBES = 9;
const SMALLEST_TABLE = 8;
/** Where a value used to be: skipped when walking, but not free for probing. */
const DELETED = null;

/**
 * CPython's `set` and `frozenset`, walked in the order in which CPython 3.11 would walk it. That order depends on the
 * hashes of the members and on how the set came about: built up one by one, copied, joined, or cut down from a copy.
 */
export class PythonSet<T extends Hashable> implements Hashed, Iterable<T> {
  private table: (T | typeof DELETED | undefined)[] = vacant(SMALLEST_TABLE);
  /** Slots that are taken, by members or by members that have left. */
  private fill = 0;
  private used = 0;
  private walk: readonly T[] | undefined;
  private ownHash: Word | undefined;

  /** Built up one by one, whatever the values come from; `copy` is another thing. */
  static from<T extends Hashable>(values: Iterable<T>): PythonSet<T> {
    const result = new PythonSet<T>();
    for (const value of values) result.add(value);
    return result;
  }

  static of<T extends Hashable>(...values: readonly T[]): PythonSet<T> {
    return PythonSet.from(values);
  }

  get size(): number {
    return this.used;
  }

  has(value: T): boolean {
    const held = this.table[this.slotOf(value)];
    return held !== undefined;
  }

  /** The members in CPython's order. */
  values(): readonly T[] {
    if (!this.walk) {
      const walk: T[] = [];
      for (const held of this.table) if (held !== undefined && held !== DELETED) walk.push(held);
      this.walk = walk;
    }
    return this.walk;
  }

  [Symbol.iterator](): IterableIterator<T> {
    return this.values()[Symbol.iterator]();
  }

  add(value: T): this {
    const slot = this.slotOf(value);
    if (this.table[slot] !== undefined) return this;
    this.table[slot] = value;
    this.fill += 1;
    this.used += 1;
    this.walk = this.ownHash = undefined;
    if (this.fill * 5 >= (this.table.length - 1) * 3) this.resize(this.used * 4);
    return this;
  }

  /** `set.update`: makes room for all members of another set beforehand, but not for those of a list. */
  addAll(values: Iterable<T>): this {
    if (!(values instanceof PythonSet)) {
      for (const value of values) this.add(value);
      return this;
    }
    const other = values as PythonSet<T>;
    if (other === this || other.used === 0) return this;
    if ((this.fill + other.used) * 5 >= (this.table.length - 1) * 3) this.resize((this.used + other.used) * 2);
    if (this.fill === 0 && this.table.length === other.table.length && other.fill === other.used) {
      this.table = other.table.slice();
      this.fill = this.used = other.used;
      this.walk = this.ownHash = undefined;
    } else for (const value of other.values()) this.add(value);
    return this;
  }

  delete(value: T): this {
    const slot = this.slotOf(value);
    if (this.table[slot] === undefined) return this;
    this.table[slot] = DELETED;
    this.used -= 1;
    this.walk = this.ownHash = undefined;
    return this;
  }

  /** `set(other_set)` and `frozenset(a_set)`: the copy has a table of its own size, and so perhaps another order. */
  copy(): PythonSet<T> {
    return new PythonSet<T>().addAll(this);
  }

  /** `a | b`. */
  union(...others: readonly Iterable<T>[]): PythonSet<T> {
    return others.reduce<PythonSet<T>>((result, other) => result.addAll(other), this.copy());
  }

  /** `a - b`: cut down from a copy when the other set is much smaller or a list, built up anew otherwise. */
  difference(other: Iterable<T>): PythonSet<T> {
    if (other instanceof PythonSet && this.used >> 2 <= other.used) {
      return this.filter((value) => !other.has(value));
    }
    const result = this.copy();
    for (const value of other) result.delete(value);
    if (result.fill - result.used > (result.table.length - 1) >> 2) result.resize(result.used * 4);
    return result;
  }

  /** `a & b`: walks the smaller set, the other one when both are as large. */
  intersection(other: PythonSet<T>): PythonSet<T> {
    return other.used > this.used ? this.filter((value) => other.has(value)) : other.filter((value) => this.has(value));
  }

  isSubsetOf(other: PythonSet<T>): boolean {
    return this.used <= other.used && this.values().every((value) => other.has(value));
  }

  isDisjointFrom(other: PythonSet<T>): boolean {
    const [fewer, more] = this.used < other.used ? [this, other] : [other, this];
    return !fewer.values().some((value) => more.has(value));
  }

  equals(other: PythonSet<T>): boolean {
    return this === other || (this.used === other.used && this.isSubsetOf(other));
  }

  /** A set built up from the members that pass. */
  filter(isWanted: (value: T) => boolean): PythonSet<T> {
    const result = new PythonSet<T>();
    for (const value of this.values()) if (isWanted(value)) result.add(value);
    return result;
  }

  /** A set built up from what the members become. */
  map<U extends Hashable>(change: (value: T) => U): PythonSet<U> {
    const result = new PythonSet<U>();
    for (const value of this.values()) result.add(change(value));
    return result;
  }

  get hash(): Word {
    this.ownHash ??= frozensetHash(
      this.values().map((value) => (typeof value === 'number' ? scattered(intHash(value)) : value.scatteredHash)),
      this.used,
    );
    return this.ownHash;
  }

  get scatteredHash(): Word {
    return scattered(this.hash);
  }

  private resize(above: number): void {
    const values = this.values();
    let length = SMALLEST_TABLE;
    while (length <= above) length *= 2;
    this.table = vacant(length);
    for (const value of values) this.table[this.slotOf(value)] = value;
    this.fill = this.used = values.length;
    this.walk = undefined;
  }

  /** Where the value is, or else the vacant slot where it belongs. */
  private slotOf(value: T): number {
    const { table } = this;
    const mask = table.length - 1;
    const isSet = value instanceof PythonSet;
    let high: number;
    let low: number;
    if (typeof value === 'number') {
      high = value < 0 ? -1 : 0;
      low = value === -1 ? -2 : value;
    } else ({ high, low } = value.hash);
    for (let slot = low & mask; ; ) {
      const end = slot + LINEAR_PROBES <= mask ? slot + LINEAR_PROBES : slot;
      for (let probe = slot; probe <= end; probe++) {
        const held = table[probe];
        if (held === undefined || held === value) return probe;
        if (isSet && held instanceof PythonSet && held.equals(value)) return probe;
      }
      low = (low >>> 5) | (high << 27);
      high >>>= 5;
      slot = (slot * 5 + 1 + low) & mask;
    }
  }
}

function vacant<T>(length: number): (T | undefined)[] {
  const table: (T | undefined)[] = [];
  for (let slot = 0; slot < length; slot++) table.push(undefined);
  return table;
}

/** The members of all the sets, in the order of the sets: `frozenset(e for s in sets for e in s)`. */
export function merged<T extends Hashable>(sets: Iterable<Iterable<T>>): PythonSet<T> {
  const result = new PythonSet<T>();
  for (const set of sets) for (const value of set) result.add(value);
  return result;
}
