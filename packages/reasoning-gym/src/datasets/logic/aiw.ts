import { defineDataset } from '../../core/define.ts';
import { int, subset, texts, weights } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { MEN, WOMEN } from '../../data/first-names.ts';

const TASKS = ['siblings', 'friends', 'colleagues'] as const;

export default defineDataset({
  name: 'aiw',
  category: 'logic',
  about: 'Count sisters, friends or colleagues without forgetting the person spoken of.',
  size: 10,

  config: {
    male_names: texts([...MEN.slice(0, 10), 'Bob'], { about: 'names of men' }),
    female_names: texts([...WOMEN.slice(0, 9), 'Margaret', 'Alice'], { about: 'names of women; one must be Alice' }),
    task_types: subset(TASKS, { about: 'circles asked about' }),
    task_type_weights: weights([1 / 3, 1 / 3, 1 / 3], {
      about: 'odds of the circles, one for each',
      fewest: 1,
      most: 100,
      levels: [
        [1, 0, 0],
        [0.9, 0.05, 0.05],
        [0.7, 0.15, 0.15],
        [0.6, 0.2, 0.2],
        [0.5, 0.25, 0.25],
        [0.4, 0.3, 0.3],
        [0.3, 0.35, 0.35],
        [0.2, 0.4, 0.4],
        [0.1, 0.45, 0.45],
      ],
    }),
    max_entities: int(6, {
      about: 'most people of one kind',
      floor: 1,
      ceiling: 1_000_000,
      attribute: 'num_entities',
      levels: [4, 6, 8, 10, 12, 14, 16],
    }),
  },
  check({ female_names, task_types, task_type_weights }) {
    if (!female_names.includes('Alice')) return 'female_names must include Alice';
    return task_types.length === task_type_weights.length
      ? undefined
      : `task_type_weights must hold as many weights as task_types has entries (${task_types.length})`;
  },
  floats: ['task_type_weights'],

  generate({ config, rng }) {
    const [task] = rng.choices(config.task_types, 1, config.task_type_weights) as [(typeof TASKS)[number]];
    const woman = rng.choice(config.female_names);
    const man = rng.choice(config.male_names);
    const draw = (): number => rng.randint(1, config.max_entities);
    const { story, answer } = CIRCLES[task](woman, man, draw);
    return {
      question: `${story} Reply with the number alone.`,
      answer: String(answer),
      metadata: { task_type: task },
    };
  },
});

type Circle = (woman: string, man: string, draw: Rng['random']) => { readonly story: string; readonly answer: number };

/** In each of them the woman herself is the one that is easily forgotten. */
const CIRCLES: Readonly<Record<(typeof TASKS)[number], Circle>> = {
  siblings(woman, man, draw) {
    const [brothers, sisters] = [draw(), draw()];
    return {
      story:
        `${woman} has ${count(brothers, 'brother')} and ${count(sisters, 'sister')}, all of the same two parents. ` +
        `${man} is a brother of hers. What is the number of ${man}'s sisters?`,
      answer: sisters + 1,
    };
  },
  friends(woman, man, draw) {
    const [men, women] = [draw(), draw()];
    return {
      story:
        `${woman} has ${count(men, 'male friend')} and ${count(women, 'female friend')}. ` +
        'In this group everybody is friends with everybody, and nobody has a friend outside it. ' +
        `${man} is one of the men. What is the number of ${man}'s female friends?`,
      answer: women + 1,
    };
  },
  colleagues(woman, man, draw) {
    const [herMen, herWomen, hisMen, hisWomen] = [draw(), draw(), draw(), draw()];
    return {
      story:
        `Leaving Matilda aside, ${woman} has ${count(herMen, 'male colleague')} and ${count(herWomen, 'female colleague')}, ` +
        `and those people are all colleagues of one another. In another firm, ${man} has ${count(hisMen, 'male colleague')} ` +
        `and ${count(hisWomen, 'female colleague')}, likewise all colleagues of one another. ` +
        `Matilda, a woman, is a colleague of ${woman} and of everybody in ${woman}'s circle; from ${man}'s circle, ` +
        `only ${man} himself is a colleague of hers. What is the number of Matilda's female colleagues?`,
      answer: herWomen + 1,
    };
  },
};

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
