import * as z from 'zod';
import { defineEnvironment } from '../src/environment.ts';
import type { Pool } from '../src/server/pool.ts';

/** An environment whose steps keep a worker busy for as long as they say, in milliseconds. */
export const sleepy = (pool: Pool) =>
  defineEnvironment({
    name: 'sleepy',
    about: { name: 'sleepy', description: 'Takes its time', version: '1.0.0', author: null, documentation_url: null },
    reset: z.looseObject({}),
    action: z.strictObject({ spin: z.number() }),
    observation: z.strictObject({ metadata: z.record(z.string(), z.unknown()), text: z.string() }),
    create() {
      let steps = 0;
      let cancel: (() => void) | undefined;
      return {
        reset: () => ({ observation: { metadata: {}, text: 'hello' }, reward: 0, done: false }),
        async step({ spin }, { timeout }) {
          steps++;
          const job = pool.run<string>({ spin }, timeout);
          cancel = job.cancel;
          return { observation: { metadata: {}, text: await job.result }, reward: 1, done: true };
        },
        get state() {
          return { episode_id: 'nap', step_count: steps };
        },
        close: () => cancel?.(),
      };
    },
  });
