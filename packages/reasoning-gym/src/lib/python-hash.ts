/** 64 bits in two signed halves, which are much faster than a bigint. */
export interface Word {
  readonly high: number;
  readonly low: number;
}

const word = (high: number, low: number): Word => ({ high: high | 0, low: low | 0 });

/** CPython's hash of an integer within 32 bits. Minus one is reserved for errors there, so it shares that of -2. */
export const intHash = (value: number): Word => word(value < 0 ? -1 : 0, value === -1 ? -2 : value);

const PRIME_1 = word(0x9e3779b1, 0x85ebca87);
const PRIME_2 = word(0xc2b2ae3d, 0x27d4eb4f);
const PRIME_5 = word(0x27d4eb2f, 0x165667c5);
const LENGTH_MASK = 3_527_539;

/** CPython's hash of a tuple, given those of its parts: a variant of xxHash. */
export function tupleHash(parts: readonly Word[]): Word {
  let hash = PRIME_5;
  for (const part of parts) {
    const { high, low } = sum(hash, product(PRIME_2, part));
    hash = product(PRIME_1, word((high << 31) | (low >>> 1), (low << 31) | (high >>> 1)));
  }
  return notMinusOne(sum(hash, word(PRIME_5.high, parts.length ^ PRIME_5.low ^ LENGTH_MASK)), 1_546_275_796);
}

/** What a member with this hash adds to that of a frozenset: members are combined by exclusive or. */
export function scattered({ high, low }: Word): Word {
  return product(word(high ^ ((high << 16) | (low >>> 16)), low ^ 89_869_747 ^ (low << 16)), word(0, 3_644_798_167));
}

/** CPython's hash of a frozenset, from the scattered hashes of its members. */
export function frozensetHash(members: Iterable<Word>, count: number): Word {
  let high = 0;
  let low = 0;
  for (const member of members) {
    high ^= member.high;
    low ^= member.low;
  }
  const factor = product(word(0, count + 1), word(0, 1_927_868_237));
  high ^= factor.high;
  low ^= factor.low;
  const shifted = (by: number): Word => word(high >>> by, (low >>> by) | (high << (32 - by)));
  const [by11, by25] = [shifted(11), shifted(25)];
  const mixed = word(high ^ by11.high ^ by25.high, low ^ by11.low ^ by25.low);
  return notMinusOne(sum(product(mixed, word(0, 69_069)), word(0, 907_133_923)), 590_923_713);
}

const notMinusOne = (hash: Word, otherwise: number): Word =>
  hash.high === -1 && hash.low === -1 ? word(0, otherwise) : hash;

function sum(a: Word, b: Word): Word {
  const low = (a.low >>> 0) + (b.low >>> 0);
  return word(a.high + b.high + (low > 0xffff_ffff ? 1 : 0), low);
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
  return word(carried + Math.imul(a.high, b.low) + Math.imul(a.low, b.high), (other << 16) | (end & 0xffff));
}
