import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { RequestError } from '../environment.ts';
import type { Reply } from './pool.ts';

/** Makes the current worker answer tasks of a pool, one after the other. */
export function serveTasks<Task>(perform: (task: Task) => unknown): void {
  stepBack();
  parentPort?.on('message', (task: Task) => {
    void Promise.resolve(task)
      .then(perform)
      .then(
        (value): Reply => ({ value }),
        (error: unknown): Reply => {
          const message = error instanceof Error ? error.message : String(error);
          return error instanceof RequestError ? { refused: message } : { failed: message };
        },
      )
      .then((reply) => parentPort?.postMessage(reply));
  });
}

/** Lets the event loop have the processor first where threads have priorities of their own, which is on Linux. */
function stepBack(): void {
  if (process.platform === 'linux') setPriority(10);
}
