import { frozensetHash, intHash, scattered, type Word } from './python-hash.ts';

/**
 * What may be a member: an integer within 32 bits, or an object that knows its hash. Objects are equal when they are
 * the same object, except that sets are equal when their members are.
 */
export type Hashable = number | (Word & { readonly scattered: Word });

/** Something with a hash that never changes; the hash is on the object itself because that is quickest to get at. */
export abstract class Hashed implements Word {
  readonly high: number;
  readonly low: number;
  private ownScattered: Word | undefined;

  constructor(hash: Word) {
    this.high = hash.high;
    this.low = hash.low;
  }

  /** What it adds to the hash of a frozenset. */
  get scattered(): Word {
    return (this.ownScattered ??= scattered(this));
  }
}

const LINEAR_PROBES = 9;
const SMALLEST_TABLE = 8;
/** Where a member used to be. */
const DELETED = null;

type Table<T> = (T | typeof DELETED | undefined)[];

/**
 * CPython's `set` and `frozenset`, walked in the order in which CPython 3.11 would walk it. That order depends on the
 * hashes of the members and on how the set came about: built up one by one, copied, joined, or cut down from a copy.
 */
export class PythonSet<T extends Hashable> implements Iterable<T> {
  private table: Table<T> = vacant(SMALLEST_TABLE);
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

  /** The same as `from`, and faster, for values that are known to differ. */
  static fromDistinct<T extends Hashable>(values: readonly T[]): PythonSet<T> {
    const result = new PythonSet<T>();
    let { table } = result;
    let limit = limitOf(table);
    for (let count = 0; count < values.length; ) {
      place(table, values[count]!);
      count += 1;
      if (count < limit) continue;
      table = relaid(table, count * 4);
      limit = limitOf(table);
    }
    result.table = table;
    result.fill = result.used = values.length;
    return result;
  }

  get size(): number {
    return this.used;
  }

  has(value: T): boolean {
    return this.table[slotOf(this.table, value)] !== undefined;
  }

  /** The members in CPython's order. */
  values(): readonly T[] {
    this.walk ??= membersOf(this.table);
    return this.walk;
  }

  [Symbol.iterator](): IterableIterator<T> {
    return this.values()[Symbol.iterator]();
  }

  add(value: T): this {
    const slot = slotOf(this.table, value);
    if (this.table[slot] !== undefined) return this;
    const abandoned = this.fill > this.used ? abandonedOf(this.table, value) : undefined;
    this.table[abandoned ?? slot] = value;
    this.used += 1;
    this.walk = this.ownHash = undefined;
    if (abandoned !== undefined) return this;
    this.fill += 1;
    if (this.fill >= limitOf(this.table)) this.relay(this.used * 4);
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
    if (this.fill + other.used >= limitOf(this.table)) this.relay((this.used + other.used) * 2);
    if (this.fill > 0) {
      for (const value of other.values()) this.add(value);
      return this;
    }
    if (this.table.length === other.table.length && other.fill === other.used) this.table = other.table.slice();
    else for (const value of other.values()) place(this.table, value);
    this.fill = this.used = other.used;
    this.walk = this.ownHash = undefined;
    return this;
  }

  delete(value: T): this {
    const slot = slotOf(this.table, value);
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

  /** The very same set once more, its table included, which `copy` would lay out anew. */
  clone(): PythonSet<T> {
    const twin = new PythonSet<T>();
    twin.table = this.table.slice();
    twin.fill = this.fill;
    twin.used = this.used;
    twin.walk = this.values();
    return twin;
  }

  /** `a | b`, and `a | b | c`, which copies twice. */
  union(...others: readonly Iterable<T>[]): PythonSet<T> {
    return others.reduce<PythonSet<T>>((result, other) => result.copy().addAll(other), this);
  }

  /** `a - b`: cut down from a copy when the other set is much smaller or a list, built up anew otherwise. */
  difference(other: Iterable<T>): PythonSet<T> {
    if (other instanceof PythonSet && this.used >> 2 <= other.used) return this.filter((value) => !other.has(value));
    const result = this.copy();
    for (const value of other) result.delete(value);
    if (result.fill - result.used > (result.table.length - 1) >> 2) result.relay(result.used * 4);
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
    return PythonSet.fromDistinct(this.values().filter(isWanted));
  }

  /** A set built up from what the members become. */
  map<U extends Hashable>(change: (value: T) => U): PythonSet<U> {
    return PythonSet.from(this.values().map(change));
  }

  get high(): number {
    return this.hash.high;
  }

  get low(): number {
    return this.hash.low;
  }

  get scattered(): Word {
    return scattered(this.hash);
  }

  private get hash(): Word {
    this.ownHash ??= frozensetHash(
      this.values().map((value) => (typeof value === 'number' ? scattered(intHash(value)) : value.scattered)),
      this.used,
    );
    return this.ownHash;
  }

  private relay(above: number): void {
    this.table = relaid(this.table, above);
    this.fill = this.used;
    this.walk = undefined;
  }
}

/** Holes read as `undefined`, and need no filling. */
// oxlint-disable-next-line unicorn/no-new-array -- the other ways fill the array, which takes longer than all the rest
const vacant = <T>(length: number): Table<T> => new Array<T>(length);

/** How many slots have to be taken for a table to be laid out anew: three fifths of them. */
const limitOf = (table: Table<Hashable>): number => Math.ceil(((table.length - 1) * 3) / 5);

function membersOf<T extends Hashable>(table: Table<T>): T[] {
  const members: T[] = [];
  for (let slot = 0; slot < table.length; slot++) {
    const held = table[slot];
    if (held !== undefined && held !== DELETED) members.push(held);
  }
  return members;
}

/** The members in a table of the next size above so many. */
function relaid<T extends Hashable>(table: Table<T>, above: number): Table<T> {
  let length = SMALLEST_TABLE;
  while (length <= above) length *= 2;
  const other = vacant<T>(length);
  for (let slot = 0; slot < table.length; slot++) {
    const held = table[slot];
    if (held !== undefined && held !== DELETED) place(other, held);
  }
  return other;
}

/** Puts a value that is not there yet into the first vacant slot of those it may take. */
function place<T extends Hashable>(table: Table<T>, value: T): void {
  const mask = table.length - 1;
  let low = lowOf(value);
  let slot = low & mask;
  if (table[slot] === undefined) {
    table[slot] = value;
    return;
  }
  for (let high = highOf(value); ; ) {
    const end = slot + LINEAR_PROBES <= mask ? slot + LINEAR_PROBES : slot;
    for (let probe = slot; probe <= end; probe++) {
      if (table[probe] !== undefined) continue;
      table[probe] = value;
      return;
    }
    low = (low >>> 5) | (high << 27);
    high >>>= 5;
    slot = (slot * 5 + 1 + low) & mask;
  }
}

/** Where the value is, or else the vacant slot where it belongs. */
function slotOf<T extends Hashable>(table: Table<T>, value: T): number {
  const mask = table.length - 1;
  const set = value instanceof PythonSet ? value : undefined;
  let low = lowOf(value);
  let high = highOf(value);
  for (let slot = low & mask; ; ) {
    const end = slot + LINEAR_PROBES <= mask ? slot + LINEAR_PROBES : slot;
    for (let probe = slot; probe <= end; probe++) {
      const held = table[probe];
      if (held === undefined || held === value) return probe;
      if (set && held instanceof PythonSet && held.equals(set)) return probe;
    }
    low = (low >>> 5) | (high << 27);
    high >>>= 5;
    slot = (slot * 5 + 1 + low) & mask;
  }
}

/** Of the slots that a missing value may take, the last abandoned one before the first vacant one. */
function abandonedOf<T extends Hashable>(table: Table<T>, value: T): number | undefined {
  const mask = table.length - 1;
  let low = lowOf(value);
  let high = highOf(value);
  let found: number | undefined;
  for (let slot = low & mask; ; ) {
    const end = slot + LINEAR_PROBES <= mask ? slot + LINEAR_PROBES : slot;
    for (let probe = slot; probe <= end; probe++) {
      if (table[probe] === undefined) return found;
      if (table[probe] === DELETED) found = probe;
    }
    low = (low >>> 5) | (high << 27);
    high >>>= 5;
    slot = (slot * 5 + 1 + low) & mask;
  }
}

const lowOf = (value: Hashable): number => (typeof value === 'number' ? (value === -1 ? -2 : value) : value.low);
const highOf = (value: Hashable): number => (typeof value === 'number' ? (value < 0 ? -1 : 0) : value.high);

/** The members of all the sets, in the order of the sets: `frozenset(e for s in sets for e in s)`. */
export function merged<T extends Hashable>(sets: Iterable<Iterable<T>>): PythonSet<T> {
  const result = new PythonSet<T>();
  for (const set of sets) for (const value of set) result.add(value);
  return result;
}
