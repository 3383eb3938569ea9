const N = 624;
const M = 397;
const UPPER = 0x8000_0000 | 0;
const LOWER = 0x7fff_ffff;
const MATRIX = 0x9908_b0df | 0;
/** Multipliers of the two passes that work a key into the state. */
const FIRST = 1664525;
const SECOND = 1566083941;

const fold = (word: number, multiplier: number): number => Math.imul(word ^ (word >>> 30), multiplier);

/** The state every seeding starts from: `init_genrand(19650218)`, the same for all keys, so computed once. */
const BASE = /* @__PURE__ */ chain(new Int32Array(N), 19650218);

/**
 * MT19937. Seeding dominates the cost of a short item, so it is kept lean: the state array is reused, and the
 * twist happens word by word as words are asked for.
 */
export class Mersenne {
  private readonly state = new Int32Array(N);
  private cursor = 0;

  /** The next 32 bits, as a signed integer. */
  protected word(): number {
    const state = this.state;
    const i = this.cursor;
    const next = i + 1 < N ? i + 1 : 0;
    const mixed = (state[i]! & UPPER) | (state[next]! & LOWER);
    let word = state[i + M < N ? i + M : i + M - N]! ^ (mixed >>> 1) ^ (-(mixed & 1) & MATRIX);
    state[i] = word;
    this.cursor = next;
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c_5680;
    word ^= (word << 15) & 0xefc6_0000;
    return word ^ (word >>> 18);
  }

  /** CPython's `init_by_array` for a key of one word, which is nearly every seed there is. */
  protected scrambleWord(key: number): void {
    const { state } = this;
    let held = BASE[0]!;
    for (let i = 1; i < N; i++) {
      held = ((BASE[i]! ^ fold(held, FIRST)) + key) | 0;
      state[i] = held;
    }
    held = ((state[1]! ^ fold(held, FIRST)) + key) | 0;
    const second = held;
    for (let i = 2; i < N; i++) {
      held = ((state[i]! ^ fold(held, SECOND)) - i) | 0;
      state[i] = held;
    }
    state[1] = ((second ^ fold(held, SECOND)) - 1) | 0;
    state[0] = UPPER;
    this.cursor = 0;
  }

  /**
   * Two seedings at the price of one: each is a chain of dependent steps that leaves the processor idle, so that
   * a second chain beside it costs next to nothing.
   */
  protected scrambleBoth(key: number, twin: Mersenne, twinKey: number): void {
    const { state } = this;
    const { state: twinState } = twin;
    let a = BASE[0]!;
    let b = a;
    for (let i = 1; i < N; i++) {
      const base = BASE[i]!;
      a = ((base ^ fold(a, FIRST)) + key) | 0;
      b = ((base ^ fold(b, FIRST)) + twinKey) | 0;
      state[i] = a;
      twinState[i] = b;
    }
    const secondA = ((state[1]! ^ fold(a, FIRST)) + key) | 0;
    const secondB = ((twinState[1]! ^ fold(b, FIRST)) + twinKey) | 0;
    a = secondA;
    b = secondB;
    for (let i = 2; i < N; i++) {
      a = ((state[i]! ^ fold(a, SECOND)) - i) | 0;
      b = ((twinState[i]! ^ fold(b, SECOND)) - i) | 0;
      state[i] = a;
      twinState[i] = b;
    }
    state[1] = ((secondA ^ fold(a, SECOND)) - 1) | 0;
    twinState[1] = ((secondB ^ fold(b, SECOND)) - 1) | 0;
    state[0] = UPPER;
    twinState[0] = UPPER;
    this.cursor = 0;
    twin.cursor = 0;
  }

  /** `init_by_array` for longer keys. */
  protected scramble(key: readonly number[]): void {
    const { state } = this;
    state.set(BASE);
    let i = 1;
    const step = (): void => {
      i += 1;
      if (i < N) return;
      state[0] = state[N - 1]!;
      i = 1;
    };
    for (let round = 0; round < Math.max(N, key.length); round++) {
      const k = round % key.length;
      const previous = state[i - 1]!;
      state[i] = (state[i]! ^ fold(previous, FIRST)) + key[k]! + k;
      step();
    }
    for (let round = 1; round < N; round++) {
      const previous = state[i - 1]!;
      state[i] = (state[i]! ^ fold(previous, SECOND)) - i;
      step();
    }
    state[0] = UPPER;
    this.cursor = 0;
  }

  /** `init_genrand`, the plain seeding that numpy's older interface still uses. */
  protected seedPlainly(seed: number): void {
    chain(this.state, seed);
    this.cursor = 0;
  }
}

function chain(state: Int32Array, first: number): Int32Array {
  state[0] = first;
  for (let i = 1; i < N; i++) {
    const previous = state[i - 1]!;
    state[i] = fold(previous, 1812433253) + i;
  }
  return state;
}
