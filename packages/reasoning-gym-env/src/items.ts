import { RequestError } from 'openenv-core';
import { HttpError, readObject, type Route } from 'openenv-core/server';
import type { Item } from 'reasoning-gym';
import { Reset } from './models.ts';
import { makePlan, partsOf, type Plan, settingsOf } from './plan.ts';
import type { Errand, Workshop } from './work/workshop.ts';

/** Milliseconds that making an item may take. */
const PATIENCE = 10_000;
/** Items that one request may ask for. */
const MOST_ITEMS = 10_000;

/** Items as data, answers included: what the command line's `generate` writes, over HTTP. */
export const itemsRoute = (workshop: Workshop): Route => ({
  method: 'POST',
  path: '/datasets/:name/items',
  summary: `Items as JSON lines, ${MOST_ITEMS} at most: question, answer and metadata`,
  body: {
    type: 'object',
    required: ['seed', 'size'],
    properties: {
      seed: { type: 'integer', description: 'Same seed, same items' },
      size: { type: 'integer', minimum: 1, description: 'Items of the dataset' },
      start: { type: 'integer', minimum: 0, default: 0, description: 'The first item wanted' },
      count: {
        type: 'integer',
        minimum: 1,
        maximum: MOST_ITEMS,
        description: 'How many; all from the first when left out',
      },
      dataset_config: { type: 'object', description: 'Settings of the dataset' },
      dataset_specs: { type: 'array', description: 'Parts of a composite' },
    },
  },
  handle: async (context) => {
    const name = context.req.param('name') ?? '';
    const body = await readObject(context);
    try {
      const { plan, start, end } = await read(name, body);
      const first = await workshop.item(plan, start, PATIENCE, {});
      return new Response(streamed(workshop, plan, start, end, first), {
        headers: { 'content-type': 'application/x-ndjson' },
      });
    } catch (error) {
      if (error instanceof RequestError) throw new HttpError(422, error.message);
      throw error;
    }
  },
});

async function read(
  name: string,
  body: Readonly<Record<string, unknown>>,
): Promise<{ plan: Plan; start: number; end: number }> {
  const request = Reset.safeParse(body);
  if (!request.success) throw new RequestError(request.error.issues.map(({ message }) => message).join('; '));
  const { seed, size, dataset_config, dataset_specs } = request.data;
  if (seed == null || size == null) throw new RequestError('items call for a seed and a size');
  const start = whole('start', body['start'] ?? 0, 0, size - 1);
  const left = Math.min(size - start, MOST_ITEMS);
  const count = whole('count', body['count'] ?? left, 1, MOST_ITEMS);
  const config = name === 'composite' ? partsOf(dataset_specs) : settingsOf(dataset_config);
  return { plan: await makePlan(name, seed, size, config), start, end: start + Math.min(count, left) };
}

function whole(name: string, value: unknown, least: number, most: number): number {
  if (Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most) return value as number;
  throw new RequestError(`${name} must be a whole number from ${least} to ${most}`);
}

/** One item a line, made as fast as they are read. */
function streamed(workshop: Workshop, plan: Plan, start: number, end: number, first: Item): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const errand: Errand = {};
  let index = start;
  return new ReadableStream({
    async pull(controller) {
      const item = index === start ? first : await workshop.item(plan, index, PATIENCE, errand);
      controller.enqueue(encoder.encode(`${JSON.stringify(item)}\n`));
      if (++index === end) controller.close();
    },
    cancel: () => errand.cancel?.(),
  });
}
