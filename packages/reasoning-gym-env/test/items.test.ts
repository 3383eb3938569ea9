import { createDataset, loadDataset } from 'reasoning-gym';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReasoningGymServer } from '../src/server.ts';

let server: ReturnType<typeof createReasoningGymServer>;
let base: string;

beforeAll(async () => {
  server = createReasoningGymServer({ host: '127.0.0.1', port: 0, workers: 0 });
  base = `http://127.0.0.1:${(await server.listen()).port}`;
});
afterAll(() => server.close());

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const lines = async (response: Response): Promise<unknown[]> =>
  (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('items as lines', () => {
  test('are those of the library, from any place on', async () => {
    const data = createDataset('chain_sum', { seed: 5, size: 50, max_terms: 4 });
    const response = await post('/datasets/chain_sum/items', {
      seed: 5,
      size: 50,
      start: 40,
      count: 20,
      dataset_config: { max_terms: 4 },
    });
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    expect(await lines(response)).toEqual(Array.from({ length: 10 }, (_, index) => plain(data.at(40 + index))));
  });

  test('are made of composites too', async () => {
    const datasets = [{ name: 'leg_counting' }, { name: 'word_sorting', weight: 2 }];
    const data = await loadDataset('composite', { seed: 1, size: 3, datasets });
    const response = await post('/datasets/composite/items', { seed: 1, size: 3, dataset_specs: datasets });
    expect(await lines(response)).toEqual([0, 1, 2].map((index) => plain(data.at(index))));
  });

  test.each([
    ['chain_sum', { size: 3 }, 'seed'],
    ['chain_sum', { seed: 1, size: 3, start: 3 }, 'start'],
    ['chain_sum', { seed: 1, size: 3, count: 0 }, 'count'],
    ['chain_sum', { seed: 1, size: 3, count: 10_001 }, 'count'],
    ['chain_sum', { seed: 1, size: 3, dataset_config: { bogus: 1 } }, 'bogus'],
    ['composite', { seed: 1, size: 3 }, 'dataset_specs'],
    ['no_such', { seed: 1, size: 3 }, 'no_such'],
  ])('refuse %s with %j by naming %s', async (name, body, field) => {
    const response = await post(`/datasets/${name}/items`, body);
    expect(response.status).toBe(422);
    expect(((await response.json()) as { detail: string }).detail).toContain(field);
  });
});

describe('a reset', () => {
  const data = createDataset('leg_counting', { seed: 8, size: 10 });
  const ask = async (body: object): Promise<{ status: number; question?: string; detail?: string }> => {
    const response = await post('/reset', body);
    const reply = (await response.json()) as { observation?: { question: string }; detail?: string };
    return { status: response.status, question: reply.observation?.question, detail: reply.detail } as never;
  };
  const named = { dataset_name: 'leg_counting', seed: 8, size: 10 };

  test('starts at the question it names, and goes on from there [server-reset-index]', async () => {
    const first = await post('/reset', { ...named, index: 7 });
    const { observation, metadata } = (await first.json()) as {
      observation: { question: string; metadata: object };
      metadata: { session_id: string };
    };
    expect(observation.question).toBe(data.at(7).question);
    expect(await ask({ session_id: metadata.session_id })).toMatchObject({ question: data.at(8).question });
    expect(await ask({ session_id: metadata.session_id, index: 2 })).toMatchObject({ question: data.at(2).question });
  });

  test.each([10, -1, 1.5, '3'])('refuses the place %j', async (index) => {
    const reply = await ask({ ...named, index });
    expect(reply.status).toBe(422);
    expect(reply.detail).toContain('index');
  });
});

describe('the list of datasets', () => {
  test('says how much there is to set and to climb', async () => {
    const all = (await (await fetch(`${base}/datasets`)).json()) as {
      name: string;
      settings: number;
      levels: number;
    }[];
    expect(all.find(({ name }) => name === 'maze')).toMatchObject({ category: 'games', settings: 4, levels: 4 });
    const maze = (await (await fetch(`${base}/datasets/maze`)).json()) as { level_configs: object[] };
    expect(maze.level_configs).toHaveLength(4);
    expect(maze.level_configs[0]).toMatchObject({ min_dist: 5, max_dist: 10 });
  });
});
