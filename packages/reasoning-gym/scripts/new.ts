import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { CATEGORIES } from '../src/core/define.ts';

/** Starts a dataset from a template: `npm run new -- games/my_puzzle`. */
const [category = '', name = '', ...rest] = (process.argv[2] ?? '').split('/');
const isCategory = (CATEGORIES as readonly string[]).includes(category);
if (!isCategory || !/^[a-z][a-z0-9_]*$/.test(name) || rest.length > 0) {
  console.error(`usage: npm run new -- CATEGORY/my_name, where CATEGORY is one of ${CATEGORIES.join(', ')}`);
  process.exit(2);
}

const folder = new URL(`../src/datasets/${category}/`, import.meta.url);
const file = new URL(`${name}.ts`, folder);
if (existsSync(file)) {
  console.error(`${category}/${name} exists already`);
  process.exit(2);
}

mkdirSync(folder, { recursive: true });
writeFileSync(
  file,
  `import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';

export default defineDataset({
  name: '${name}',
  category: '${category}',
  about: 'Double a whole number.',

  config: {
    value: range(1, 100, { about: 'size of the number', floor: 0, ceiling: 1_000_000, levels: [10, 100, 1000], interval: true }),
  },

  generate({ config, rng }) {
    const value = rng.between(config.value);
    return {
      question: \`What is twice \${value}? Reply with the number alone.\`,
      answer: String(2 * value),
      metadata: { value },
    };
  },
});
`,
);
console.log(`packages/reasoning-gym/src/datasets/${category}/${name}.ts is yours to edit. Then:
  npm run generate    registry and gallery
  npm test            the laws; the first run writes the golden items`);
