/**
 * Plays a million episodes against a server of its own and fails when the server's memory keeps growing.
 * `--episodes N` for another number, `--sessions N` for another number of sessions at a time.
 */
import { parseArgs } from 'node:util';
import { connect, RESET, STEP } from './server-clients.ts';
import { startOurs } from './server-processes.ts';

const { values: flags } = parseArgs({
  options: { episodes: { type: 'string', default: '1000000' }, sessions: { type: 'string', default: '64' } },
});
const EPISODES = Number(flags.episodes);
const SESSIONS = Number(flags.sessions);
/** Megabytes that the second half of the run may add. */
const ALLOWANCE = 32;
/** After so many episodes a session says goodbye and another one comes. */
const LIFE = 500;

const MEGABYTE = 1024 * 1024;
const server = await startOurs('--idle', '5');
let played = 0;
const samples: number[] = [];
const every = Math.max(1, Math.floor(EPISODES / 20));

/** A mixture of what clients do: most go on, some name a dataset, some make mistakes, some vanish. */
async function play(number: number): Promise<void> {
  for (let life = 0; played < EPISODES; life++) {
    const player = await connect(server.base);
    for (let episode = 0; episode < LIFE && played < EPISODES; episode++) {
      const seed = played++;
      if (seed % every === 0) samples.push(server.memory() / MEGABYTE);
      const data = seed % 10 === 0 ? { dataset_name: 'chain_sum', seed, size: 5 } : {};
      if (seed % 50 === 0)
        await player.ask({ type: 'reset', data: { dataset_name: `no_such_${seed}`, seed, size: 1 } });
      if (seed % 100 === 0) await fetch(`${server.base}/reset`, { method: 'POST' }).then((reply) => reply.text());
      await player.ask(seed % 10 === 0 ? { type: 'reset', data } : RESET);
      await player.ask(STEP);
    }
    if ((number + life) % 2 === 0) player.close();
    else player.vanish();
  }
}

const started = performance.now();
await Promise.all(Array.from({ length: SESSIONS }, (_, number) => play(number)));
const seconds = (performance.now() - started) / 1000;
samples.push(server.memory() / MEGABYTE);
const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const third = Math.floor(samples.length / 3);
const middle = average(samples.slice(third, 2 * third));
const end = average(samples.slice(2 * third));
console.log(
  `${played} episodes in ${seconds.toFixed(0)} s; megabytes along the way: ${samples.map((size) => size.toFixed(0)).join(' ')}`,
);
console.log(`last third ${(end - middle).toFixed(1)} MB above the middle third, ${ALLOWANCE} allowed`);
await server.stop();
process.exitCode = end - middle > ALLOWANCE ? 1 : 0;
