import type { Interval, Rng } from '../core/rng.ts';
import { PythonSet } from './python-set.ts';

/** Objects on the detector and whether it lit up. */
export interface Trial {
  readonly objects: readonly number[];
  readonly isLit: boolean;
}

export interface Test {
  readonly objects: readonly number[];
  readonly outcome: 'on' | 'off' | 'undetermined';
}

/** Six trials and four tests of what they teach. */
export interface Experiment {
  readonly trials: readonly Trial[];
  readonly tests: readonly Test[];
}

/** Evidence with one lit trial in three, or with two. */
type Design = 'one-lit' | 'two-lit';

const SIZES: Readonly<Record<Design, { readonly active: Interval; readonly inert: Interval }>> = {
  'one-lit': { active: { min: 2, max: 3 }, inert: { min: 3, max: 5 } },
  'two-lit': { active: { min: 2, max: 4 }, inert: { min: 3, max: 4 } },
};
const ALL_OBJECTS = 48;
const FEW_OBJECTS = 24;

/**
 * Experiments for so many tests. As many are drawn as there are tests, though each has four of them: three fifths of
 * both designs alike, one fifth likewise with fewer kinds of object, and the rest of one design. The first ones after
 * a shuffle are kept.
 */
export function dealExperiments(size: number, isTraining: boolean, rng: Rng): Experiment[] {
  const plain = Math.trunc(0.6 * size);
  const few = Math.trunc(0.2 * size);
  const mixed = (count: number, objects: number, spared: number): Experiment[] => {
    const found: Experiment[] = [];
    for (const design of ['one-lit', 'two-lit'] as const) {
      for (let i = 0; i < count >> 1; i++) found.push(drawExperiment(design, objects, spared, rng));
    }
    return rng.shuffle(found);
  };
  const experiments = [...mixed(plain, ALL_OBJECTS, 1), ...mixed(few, FEW_OBJECTS, 2)];
  const rest: Experiment[] = [];
  while (rest.length < size - plain - few) {
    rest.push(drawExperiment(isTraining ? 'one-lit' : 'two-lit', ALL_OBJECTS, isTraining ? 3 : 1, rng));
  }
  return rng.shuffle([...experiments, ...rng.shuffle(rest)]).slice(0, Math.ceil(size / 4));
}

/** What the trials teach about each object, and in which way. */
interface Knowledge {
  /** Known to light the detector. */
  readonly active: number[];
  /** May or may not. */
  open: number[];
  readonly inert: readonly number[];
  /** Groups of open objects with at least one active among them. */
  groups: (readonly number[])[];
  /** Seen alone, or known inert from dark trials only. */
  readonly direct: number[];
  /** Active by exclusion. */
  readonly indirect: number[];
  /** Inert though once under a light. */
  readonly screened: number[];
}

function drawExperiment(design: Design, kinds: number, spared: number, rng: Rng): Experiment {
  const activeCount = rng.between(SIZES[design].active);
  const inertCount = rng.between(SIZES[design].inert);
  const objects = rng.sampleIndices(kinds, activeCount + inertCount);
  const [first, ...open] = objects.slice(0, activeCount) as [number, ...number[]];
  const inert = objects.slice(activeCount);
  const known: Knowledge = {
    active: [first],
    open,
    inert,
    groups: [],
    direct: [first],
    indirect: [],
    screened: [inert[0]!],
  };
  const lessons = [lit([first]), dark([inert[0]!]), lit([first, inert[0]!])];
  const evidence = design === 'one-lit' ? oneLit(known, rng) : twoLit(known, rng);
  const trials = [...rng.shuffle(lessons), ...rng.shuffle(evidence)];
  return { trials, tests: [...causeTests(known, spared, rng), ...addedTests(known, trials, rng)] };
}

const lit = (objects: readonly number[]): Trial => ({ objects, isLit: true });
const dark = (objects: readonly number[]): Trial => ({ objects, isLit: false });

function oneLit(known: Knowledge, rng: Rng): Trial[] {
  const others = known.inert.slice(1);
  const [firstDark, secondDark] = cover(others, rng);
  const suspects = [...known.open];
  if (suspects.length === 1) settle(known, suspects[0]!);
  else known.groups.push(suspects.toSorted(ascending));
  const light = lit([...suspects, ...noise(others, rng)]);

  const darkSet = PythonSet.from(others);
  const litSet = PythonSet.from(light.objects);
  known.direct.push(...darkSet.difference(litSet).values());
  known.screened.push(...darkSet.intersection(litSet).values());
  if (litSet.size === 1) known.direct.push(...litSet.values());
  else if (suspects.length === 1) known.indirect.push(suspects[0]!);
  return [light, dark(firstDark), dark(secondDark)];
}

function twoLit(known: Knowledge, rng: Rng): Trial[] {
  const others = known.inert.slice(1);
  const suspects = cover(known.open, rng);
  for (const group of suspects) {
    if (group.length === 1 && !known.active.includes(group[0]!)) settle(known, group[0]!);
  }
  for (const group of suspects) {
    if (!group.some((object) => known.active.includes(object))) addGroup(known, group.toSorted(ascending));
  }
  const lights = suspects.map((group) => lit([...group, ...noise(others, rng)])) as [Trial, Trial];

  const litSet = PythonSet.from(lights[0].objects).union(lights[1].objects);
  const darkSet = PythonSet.from(others);
  known.direct.push(...darkSet.difference(litSet).values());
  known.screened.push(...darkSet.intersection(litSet).values());
  for (const { objects } of lights) {
    if (objects.length === 1 && !known.direct.includes(objects[0]!)) known.direct.push(objects[0]!);
  }
  for (const { objects } of lights) {
    const rest = objects.filter((object) => !others.includes(object));
    if (objects.length === 1 || rest.length !== 1) continue;
    if (!known.indirect.includes(rest[0]!) && !known.direct.includes(rest[0]!)) known.indirect.push(rest[0]!);
  }
  return [...lights, dark(others)];
}

const ascending = (a: number, b: number): number => a - b;

function settle(known: Knowledge, object: number): void {
  known.open = known.open.filter((other) => other !== object);
  known.active.push(object);
}

/** Keeps only groups that hold no smaller one. */
function addGroup(known: Knowledge, group: readonly number[]): void {
  const isPart = (small: readonly number[], large: readonly number[]): boolean =>
    small.every((object) => large.includes(object));
  if (known.groups.some((other) => isPart(other, group))) return;
  known.groups = [...known.groups.filter((other) => !isPart(group, other)), group];
}

/** Two groups that together hold all the objects; they may overlap. */
function cover(objects: readonly number[], rng: Rng): [number[], number[]] {
  const first = rng.sample(objects, rng.randint(1, objects.length));
  const second = PythonSet.from(objects).difference(first).values();
  const repeated = rng.randint(second.length > 0 ? 0 : 1, first.length);
  return [first, [...second, ...rng.sample(first, repeated)]];
}

const noise = (inert: readonly number[], rng: Rng): number[] => rng.sample(inert, rng.randint(0, inert.length));

/** Two objects on their own, one of them open where there is such. */
function causeTests(known: Knowledge, spared: number, rng: Rng): Test[] {
  const open = Math.min(known.open.length, 1);
  const [direct, indirect, screened] = split(2 - open, known, spared, rng);
  const tests: Test[] = [
    ...rng.sample(known.direct, direct),
    ...rng.sample(known.indirect, indirect),
    ...rng.sample(known.screened, screened),
    ...rng.sample(known.open, open),
  ].map((object) => ({ objects: [object], outcome: outcomeOf(object, known) }));
  return rng.shuffle(tests);
}

/** How many objects to take from each kind of knowledge. */
function split(
  total: number,
  { direct, indirect, screened }: Knowledge,
  spared: number,
  rng: Rng,
): readonly [direct: number, indirect: number, screened: number] {
  for (;;) {
    const first = rng.randint(0, Math.min(direct.length, total));
    const second = rng.randint(0, Math.min(indirect.length, total - first));
    const third = total - first - second;
    if (third <= Math.max(screened.length - spared, 0)) return [first, second, third];
  }
}

/** Two tests that add something to a dark trial. */
function addedTests(known: Knowledge, trials: readonly Trial[], rng: Rng): Test[] {
  const [base] = rng.sample(
    trials.filter(({ isLit }) => !isLit),
    1,
  ) as [Trial];
  const { active, open, inert, groups } = known;
  const additions: (number | readonly number[])[] = [
    ...PythonSet.from([...active, ...open, ...inert])
      .difference(base.objects)
      .values(),
    ...groups,
    ...PythonSet.from(open).difference(base.objects).values(),
  ];
  const tests = rng.sample(additions, 2).map(
    (added): Test => ({
      objects: [...base.objects, ...(typeof added === 'number' ? [added] : added)],
      outcome: typeof added === 'number' ? outcomeOf(added, known) : 'on',
    }),
  );
  return rng.shuffle(tests);
}

const outcomeOf = (object: number, { active, open }: Knowledge): Test['outcome'] =>
  active.includes(object) ? 'on' : open.includes(object) ? 'undetermined' : 'off';
