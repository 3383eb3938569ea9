import type { MaybePromise } from 'openenv-core';
import { HttpError, json, type Route } from 'openenv-core/server';
import { curriculumConfig, type DatasetName, datasetNames, describeDataset, isDatasetName } from 'reasoning-gym';
import { andThen, makePlan } from './plan.ts';
import type { Workshop } from './work/workshop.ts';

interface Sample {
  readonly question: string;
  readonly answer: string | null;
}

/** Milliseconds that making a sample may take. */
const PATIENCE = 10_000;

export const listing = (): readonly Readonly<Record<'name' | 'category' | 'description', string>>[] =>
  datasetNames.map((name) => {
    const { category, description } = describeDataset(name);
    return { name, category, description };
  });

/** How much there is to set, seed and size aside, and how many levels the curriculum climbs. */
function extentOf(name: string): { readonly settings: number; readonly levels: number } {
  const { schema, curriculum } = describeDataset(name);
  const keys = Object.keys(schema['properties'] as object).filter((key) => key !== 'seed' && key !== 'size');
  return { settings: keys.length, levels: Math.max(0, ...curriculum.map(({ levels }) => levels.length)) };
}

/** What there is to play with. */
export function datasetRoutes(workshop: Workshop): readonly Route[] {
  const samples = new Map<string, MaybePromise<Sample | null>>();
  const all = JSON.stringify(listing().map((entry) => ({ ...entry, ...extentOf(entry.name) })));

  const sampleOf = (name: DatasetName): MaybePromise<Sample | null> => {
    const found = samples.get(name);
    if (found !== undefined) return found;
    const made = name === 'composite' ? null : make(name);
    samples.set(name, made);
    if (made instanceof Promise) made.catch(() => samples.delete(name));
    return made;
  };
  const make = (name: string): MaybePromise<Sample> =>
    andThen(makePlan(name, 42, 10, {}), (plan) =>
      andThen(workshop.item(plan, 0, PATIENCE, {}), ({ question, answer }) => ({ question, answer })),
    );

  return [
    {
      method: 'GET',
      path: '/datasets',
      summary: 'All datasets: name, category, description, number of settings and of curriculum levels',
      reply: { type: 'array', items: { type: 'object' } },
      handle: () => json(all),
    },
    {
      method: 'GET',
      path: '/datasets/:name',
      summary:
        'One dataset: settings as JSON Schema, defaults, curriculum with the settings of each level, and a sample',
      reply: { type: 'object' },
      handle: async (context) => {
        const name = context.req.param('name') ?? '';
        if (!isDatasetName(name)) throw new HttpError(404, `No dataset ${name.slice(0, 80)}; GET /datasets lists them`);
        const { category, description, schema, defaults, curriculum } = describeDataset(name);
        const { levels } = extentOf(name);
        const level_configs = Array.from({ length: levels }, (_, level) => curriculumConfig(name, level));
        const sample = await sampleOf(name);
        return json(
          JSON.stringify({ name, category, description, schema, defaults, curriculum, level_configs, sample }),
        );
      },
    },
  ];
}
