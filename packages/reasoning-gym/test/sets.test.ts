import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at, Cell, Dot } from '../src/lib/grid/cell.ts';
import { intHash, type Word } from '../src/lib/python-hash.ts';
import { type Hashable, PythonSet } from '../src/lib/python-set.ts';

type Member = number | [number, number] | [number, number, number] | { readonly set: readonly Member[] };
type Step = 'add' | 'delete' | 'addAll' | 'copy' | 'union' | 'difference' | 'intersection' | 'filter';

const recorded = JSON.parse(
  readFileSync(new URL('../../../conformance/fixtures/sets.json', import.meta.url), 'utf8'),
) as {
  readonly hashes: readonly { readonly member: Member; readonly hash: string }[];
  readonly cases: readonly {
    readonly members: readonly Member[];
    readonly steps: readonly {
      readonly step: Step;
      readonly given: readonly Member[];
      readonly order: readonly Member[];
    }[];
  }[];
};

function read(member: Member): Hashable {
  if (typeof member === 'number') return member;
  if ('set' in member) return PythonSet.from(member.set.map(read));
  return member.length === 2 ? at(...member) : at(member[1], member[2]).in(member[0]);
}

function write(value: Hashable): unknown {
  if (value instanceof Cell) return [value.i, value.j];
  if (value instanceof Dot) return [value.color, value.i, value.j];
  return value instanceof PythonSet ? new Set(value.values().map((member) => String(write(member)))) : value;
}

function changed(set: PythonSet<Hashable>, step: Step, given: readonly Hashable[]): PythonSet<Hashable> {
  if (step === 'add') for (const value of given) set.add(value);
  if (step === 'delete') {
    const everyThird = set.values().filter((_, index) => index % 3 === 0);
    for (const value of [...given, ...everyThird]) set.delete(value);
  }
  if (step === 'addAll') set.addAll(PythonSet.from(given));
  if (step === 'copy') return set.copy();
  if (step === 'union' || step === 'difference') return set[step](PythonSet.from(given));
  if (step === 'intersection') {
    const everySecond = PythonSet.from(set.values().filter((_, index) => index % 2 === 0));
    return set.intersection(PythonSet.from(given).union(everySecond));
  }
  if (step === 'filter') return PythonSet.from(set.values().filter((_, index) => index % 3 > 0));
  return set;
}

const signed = ({ high, low }: Word): bigint => BigInt.asIntN(64, (BigInt(high) << 32n) | BigInt(low >>> 0));

describe('sets are those of CPython', () => {
  test.each(recorded.hashes.map(({ member, hash }) => [JSON.stringify(member), member, hash] as const))(
    'hash of %s',
    (_, member, hash) => {
      const value = read(member);
      expect(signed(typeof value === 'number' ? intHash(value) : value)).toBe(BigInt(hash));
    },
  );

  test.each(recorded.cases.map((one, index) => [index, one] as const))('walk of case %i', (_, { members, steps }) => {
    let set = PythonSet.from(members.map(read));
    for (const { step, given, order } of steps) {
      set = changed(set, step, given.map(read));
      expect({ step, order: set.values().map(write) }).toEqual({
        step,
        order: order.map((member) => write(read(member))),
      });
    }
  });

  test('of values known to differ, as of others', () => {
    const cells = Array.from({ length: 500 }, (_, k) => at(k % 23, (k * 7) % 31));
    const distinct = [...new Set(cells)];
    expect(PythonSet.fromDistinct(distinct).values()).toEqual(PythonSet.from(cells).values());
  });
});
