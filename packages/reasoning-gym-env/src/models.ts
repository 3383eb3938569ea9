import { show } from 'openenv-core';
import * as z from 'zod';

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member that may be left out or null; anything that does not fit is refused with a sentence that names it. */
const field = <T>(name: string, fits: (value: unknown) => boolean, wanted: string, schema: Record<string, unknown>) =>
  z
    .custom<T | null | undefined>((value) => value == null || fits(value), {
      error: ({ input }) => `${name} must be ${wanted}, not ${show(input)}`,
    })
    .meta(schema)
    .optional();

const isInteger = (value: unknown): boolean => typeof value === 'bigint' || Number.isSafeInteger(value);
const isSize = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;

const isIndex = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

/** What a reset may ask for. Other members are let through; the environment warns of them. */
export const Reset = z
  .looseObject({
    dataset_name: field<string>('dataset_name', (value) => typeof value === 'string', 'the name of a dataset', {
      type: ['string', 'null'],
      description: 'A dataset; calls for a seed and a size. Left out, the current one goes on',
    }),
    dataset_config: field<Record<string, unknown>>('dataset_config', isRecord, 'an object of settings', {
      type: ['object', 'null'],
      description: 'Settings of the dataset; GET /datasets/{name} lists them',
    }),
    dataset_specs: field<unknown[]>('dataset_specs', Array.isArray, 'a list of {name, weight, config}', {
      type: ['array', 'null'],
      description: 'Parts of a composite: name, weight and config of each',
    }),
    seed: field<number | bigint>('seed', isInteger, 'an integer', {
      type: ['integer', 'null'],
      description: 'Same seed, same questions; of any size',
    }),
    size: field<number>('size', isSize, 'a positive integer', {
      type: ['integer', 'null'],
      minimum: 1,
      description: 'Questions until the dataset starts over',
    }),
    index: field<number>('index', isIndex, 'zero or a positive integer', {
      type: ['integer', 'null'],
      minimum: 0,
      description: 'Which question of the dataset, from 0 on; left out, the first or the next one',
    }),
    episode_id: z.string().nullish().describe('A name for the episode; drawn when left out'),
    timeout_s: z.number().nullish().describe('Seconds the reset may take, within what the server allows'),
  })
  .meta({ title: 'ReasoningGymReset' });

export const Action = z
  .strictObject({
    metadata: z.record(z.string(), z.unknown()).optional().meta({ title: 'Metadata', description: 'Ignored' }),
    answer: z.string().meta({ title: 'Answer', description: 'Your answer to the question' }),
  })
  .meta({ title: 'ReasoningGymAction', description: 'An answer' });

const optionalText = (title: string, description: string) =>
  z.string().nullable().default(null).meta({ title, description });

export const Observation = z
  .strictObject({
    done: z.boolean().default(false).meta({ title: 'Done', description: 'Whether the episode is over' }),
    reward: z
      .union([z.boolean(), z.int(), z.number(), z.null()])
      .default(null)
      .meta({ title: 'Reward', description: 'The score, once there is one' }),
    metadata: z.record(z.string(), z.unknown()).optional().meta({ title: 'Metadata', description: 'Warnings, if any' }),
    question: optionalText('Question', 'What to answer; after a reset'),
    score: z.number().nullable().default(null).meta({ title: 'Score', description: 'From 0 to 1; after a step' }),
    correct_answer: optionalText('Correct Answer', 'One right answer, if there is a single text for it; after a step'),
    dataset_metadata: z.record(z.string(), z.unknown()).nullable().default(null).meta({
      title: 'Dataset Metadata',
      description: 'Where the question came from and how hard it is; after a step',
    }),
  })
  .meta({ title: 'ReasoningGymObservation', description: 'A question, or the verdict on its answer' });

export type Reset = z.output<typeof Reset>;
export type Action = z.output<typeof Action>;
/** The part of an observation that the environment fills in; reward and done stand beside it. */
export interface Shown {
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly question: string | null;
  readonly score: number | null;
  readonly correct_answer: string | null;
  readonly dataset_metadata: Readonly<Record<string, unknown>> | null;
}
