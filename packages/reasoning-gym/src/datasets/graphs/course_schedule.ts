import { defineDataset } from '../../core/define.ts';
import { range, real } from '../../core/fields.ts';
import type { Interval, Rng } from '../../core/rng.ts';
import { intHash, tupleHash } from '../../lib/python-hash.ts';
import { Hashed, PythonSet } from '../../lib/python-set.ts';

/** A course and one that must come before it. */
type Pair = readonly [course: number, earlier: number];

export default defineDataset({
  name: 'course_schedule',
  category: 'graphs',
  about: 'Tell whether courses with prerequisites can all be taken.',

  config: {
    num_courses: range(5, 10, {
      about: 'courses on offer',
      floor: 3,
      ceiling: 500,
      levels: [5, 10, 25, 50, 100],
      interval: true,
    }),
    num_prerequisites: range(1, 2, {
      about: 'prerequisites of a course',
      floor: 1,
      ceiling: 50,
      levels: [2, 3, 4, 5],
      interval: true,
    }),
    cycle_length: range(3, 5, {
      about: 'courses in the circle that makes a schedule impossible',
      floor: 3,
      ceiling: 500,
      levels: [3, 4, 5, 6],
      interval: true,
    }),
    p_solvable: real(0.5, { about: 'share of schedules without a planted circle', floor: 0, ceiling: 1 }),
  },

  generate({ config, rng }) {
    const courses = rng.shuffle(Array.from({ length: rng.between(config.num_courses) }, (_, i) => i));
    const solvable = rng.random() < config.p_solvable;
    const pairs = orderedPairs(courses, config.num_prerequisites, rng);
    if (!solvable) pairs.push(...circle(courses, config.cycle_length, rng));
    const prerequisites = rng.shuffle(asWalked(pairs, courses.length));
    const solution = canFinish(courses.length, prerequisites);
    return {
      question:
        `A programme has ${courses.length} courses, numbered 0 to ${courses.length - 1}. ` +
        'Each pair (a, b) below says that course b has to be completed before course a can start.\n\n' +
        `${prerequisites.map(([course, earlier]) => `(${course}, ${earlier})`).join(', ')}\n\n` +
        'Is there an order in which every course can be taken? Reply with True or False.',
      answer: solution ? 'True' : 'False',
      metadata: { courses, prerequisites, solution, solvable },
    };
  },
});

/** Each course but the first asks for some of those before it. */
function orderedPairs(courses: readonly number[], count: Interval, rng: Rng): Pair[] {
  const pairs: Pair[] = [];
  for (let i = courses.length - 1; i > 0; i--) {
    const wanted = Math.min(i, rng.between(count));
    for (const j of rng.sampleIndices(i, wanted)) pairs.push([courses[i]!, courses[j]!]);
  }
  return pairs;
}

function circle(courses: readonly number[], length: Interval, rng: Rng): Pair[] {
  const members = rng.sample(courses, Math.min(courses.length, rng.between(length)));
  return members.map((course, i) => [course, members[(i + 1) % members.length]!]);
}

/** Strikes out demands for courses that wait for nothing, round by round; only a circle resists. */
function canFinish(count: number, prerequisites: readonly Pair[]): boolean {
  for (let open = prerequisites; open.length > 0; ) {
    const waits = new Uint8Array(count);
    for (const [course] of open) waits[course] = 1;
    const rest = open.filter(([, earlier]) => waits[earlier] === 1);
    if (rest.length === open.length) return false;
    open = rest;
  }
  return true;
}

class HashedPair extends Hashed {
  readonly pair: Pair;

  constructor(pair: Pair) {
    super(tupleHash([intHash(pair[0]), intHash(pair[1])]));
    this.pair = pair;
  }
}

/** The pairs, without repeats, in the order in which CPython walks a set that they were added to one by one. */
function asWalked(pairs: readonly Pair[], count: number): Pair[] {
  const distinct = new Map<number, HashedPair>();
  for (const pair of pairs) {
    const key = pair[0] * count + pair[1];
    if (!distinct.has(key)) distinct.set(key, new HashedPair(pair));
  }
  return Array.from(PythonSet.fromDistinct([...distinct.values()]), ({ pair }) => pair);
}
