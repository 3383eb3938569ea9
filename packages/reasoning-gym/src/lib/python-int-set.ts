const LINEAR_PROBES = 9;
const VACANT = -1;
/** Where a value used to be: skipped when walking, but not free for probing. */
const DELETED = -2;

/**
 * CPython's `set` of small, non-negative integers, as far as the order goes in which it is walked. That order depends
 * on how a set came about: built up, copied, or cut down from a copy.
 */
export class PythonIntSet {
  private table: number[] = vacant(8);
  private fill = 0;
  private used = 0;

  constructor(values: readonly number[] = []) {
    for (const value of values) this.add(value);
  }

  get size(): number {
    return this.used;
  }

  has(value: number): boolean {
    return this.table[this.slotOf(value)] === value;
  }

  /** `list(set)`. */
  values(): number[] {
    return this.table.filter((entry) => entry >= 0);
  }

  /** `set.union(values)`. */
  union(values: readonly number[]): PythonIntSet {
    const result = this.copy();
    for (const value of values) result.add(value);
    return result;
  }

  /** `set.difference(values)`: cut down from a copy for a list, built up anew for another set of like size. */
  difference(values: readonly number[] | PythonIntSet): PythonIntSet {
    if (values instanceof PythonIntSet && this.used >> 2 <= values.used) {
      return new PythonIntSet(this.values().filter((value) => !values.has(value)));
    }
    const result = this.copy();
    for (const value of values instanceof PythonIntSet ? values.values() : values) result.discard(value);
    if (result.fill - result.used > (result.table.length - 1) >> 2) result.refill(result, result.used * 4);
    return result;
  }

  /** `set.intersection(other)`: walks the smaller set, the other one when both are as large. */
  intersection(other: PythonIntSet): PythonIntSet {
    const [walked, asked] = other.used > this.used ? [this, other] : [other, this];
    return new PythonIntSet(walked.values().filter((value) => asked.has(value)));
  }

  private add(value: number): void {
    const slot = this.slotOf(value);
    if (this.table[slot] === value) return;
    this.table[slot] = value;
    this.fill += 1;
    this.used += 1;
    if (this.fill * 5 >= (this.table.length - 1) * 3) this.refill(this, this.used * 4);
  }

  private discard(value: number): void {
    const slot = this.slotOf(value);
    if (this.table[slot] !== value) return;
    this.table[slot] = DELETED;
    this.used -= 1;
  }

  /** A copy has a table of its own size, and so perhaps another order; where the size is the same it is kept as it is. */
  private copy(): PythonIntSet {
    const result = new PythonIntSet();
    result.refill(this, this.used * 5 >= (result.table.length - 1) * 3 ? this.used * 2 : 0);
    if (result.table.length === this.table.length && this.fill === this.used) result.table = [...this.table];
    return result;
  }

  private refill(source: PythonIntSet, above: number): void {
    const values = source.values();
    let length = 8;
    while (length <= above) length *= 2;
    this.table = vacant(length);
    for (const value of values) this.table[this.slotOf(value)] = value;
    this.fill = this.used = values.length;
  }

  /** Where the value is, or else the vacant slot where it belongs. */
  private slotOf(value: number): number {
    const mask = this.table.length - 1;
    let perturb = value;
    for (let slot = value & mask; ; ) {
      const end = slot + LINEAR_PROBES <= mask ? slot + LINEAR_PROBES : slot;
      for (let probe = slot; probe <= end; probe++) {
        const entry = this.table[probe];
        if (entry === value || entry === VACANT) return probe;
      }
      perturb >>>= 5;
      slot = (slot * 5 + 1 + perturb) & mask;
    }
  }
}

function vacant(length: number): number[] {
  const table: number[] = [];
  while (table.length < length) table.push(VACANT);
  return table;
}
