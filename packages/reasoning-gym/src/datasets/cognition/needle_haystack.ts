import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { type Asset, parsed } from '../../core/resources.ts';
import { needleNames, needleSubjects, needleVerbs } from '../../data/assets.ts';
import { strip } from '../../lib/python-text.ts';

const linesOf = (source: Asset): (() => string[]) =>
  parsed(source, (text) => text.split('\n').filter((line) => line !== ''));
const NAMES = linesOf(needleNames);
const VERBS = linesOf(needleVerbs);
const SUBJECTS = linesOf(needleSubjects);

export default defineDataset({
  name: 'needle_haystack',
  category: 'cognition',
  about: 'Find the one person who fits among many unrelated statements.',

  config: {
    num_statements: range(10, 100, {
      about: 'statements in the haystack',
      floor: 1,
      ceiling: 100_000,
      levels: [10, 100, 500, 1000],
      interval: true,
    }),
  },
  needs: [needleNames, needleSubjects, needleVerbs],

  prepare: () => {
    const subjects = SUBJECTS();
    return {
      names: NAMES(),
      verbs: VERBS().map((verb) => ` ${verb} `),
      subjects,
      ends: subjects.map((it) => `${it}.\n`),
    };
  },

  generate({ config, rng, shared: { names, verbs, subjects, ends } }) {
    const count = rng.between(config.num_statements);
    const facts = verbs.length * subjects.length;
    const picks = rng.sampleIndices(names.length * facts, count);
    const verbOf = (pick: number): string => verbs[Math.floor(pick / subjects.length) % verbs.length]!;
    const nameOf = (pick: number): string => names[Math.floor(pick / facts)]!;
    const needle = rng.choice(picks);
    let haystack = '';
    for (const pick of picks) haystack += nameOf(pick) + verbOf(pick) + ends[pick % subjects.length]!;
    const question = `Who is the one that${verbOf(needle)}${subjects[needle % subjects.length]}?`;
    return {
      question: `${haystack}\n${question} Reply with the name alone, as it is written above.`,
      answer: nameOf(needle),
      metadata: { question, num_statements: count },
    };
  },

  score: (answer, { answer: oracle }) => (bare(answer) === bare(oracle ?? '') ? 1 : 0),
});

const bare = (name: string): string => strip(name.replaceAll(' ', '')).toLowerCase();
