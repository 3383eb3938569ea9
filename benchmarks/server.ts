/**
 * Our server and the Python one, side by side in one run. Every figure is a measurement of this machine at this
 * moment; the ratios are what lasts. `--ours` leaves the Python server out, `--quick` shortens everything.
 */
import { parseArgs } from 'node:util';
import { createDataset, datasetNames, loadDataset } from 'reasoning-gym';
import { connect, percentile, type Player, playFor, RESET, STEP } from './server-clients.ts';
import { startOurs, startPython, type Subject } from './server-processes.ts';

const { values: flags } = parseArgs({
  options: {
    ours: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    crowd: { type: 'string' },
  },
});
const SECONDS = flags.quick ? 3 : 8;
const CROWD = Number(flags.crowd ?? (flags.quick ? 1024 : 8192));

interface Throughput {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

/** Episodes of leg_counting over 64 sessions, per second and per second of server CPU. */
async function throughput(subject: Subject): Promise<Throughput> {
  const players = await Promise.all(Array.from({ length: 64 }, () => connect(subject.base)));
  await Promise.all(players.map((player) => playFor(player, 1500)));
  const cpu = subject.cpu();
  const started = performance.now();
  const counts = await Promise.all(players.map((player) => playFor(player, SECONDS * 1000)));
  const episodes = counts.reduce((sum, count) => sum + count, 0);
  const seconds = (performance.now() - started) / 1000;
  for (const player of players) player.close();
  return { perSecond: episodes / seconds, perCpuSecond: episodes / (subject.cpu() - cpu) };
}

interface Crowd {
  readonly success: number;
  readonly bytesEach: number;
}

/** Thousands of sessions that connect at once, reset, hold and step; the share that got through all of it. */
async function crowd(subject: Subject, size: number): Promise<Crowd> {
  await playFor(await connect(subject.base), 500);
  const before = subject.memory();
  const players: Player[] = [];
  let asked = 0;
  const arrivals = Array.from({ length: size }, async () => {
    const player = await connect(subject.base);
    players.push(player);
    if ((await player.ask(RESET)).type === 'observation') asked++;
  });
  await Promise.allSettled(arrivals);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const bytesEach = (subject.memory() - before) / Math.max(1, asked);
  const steps = await Promise.allSettled(players.map((player) => player.ask(STEP)));
  const success = steps.filter((step) => step.status === 'fulfilled' && step.value.data['done'] === true).length;
  for (const player of players) player.close();
  return { success: success / size, bytesEach };
}

/** The dataset whose default questions take longest to make here. */
async function slowestDataset(): Promise<{ readonly name: string; readonly milliseconds: number }> {
  let slowest = { name: '', milliseconds: 0 };
  for (const name of datasetNames) {
    if (name === 'composite') continue;
    await loadDataset(name, { seed: 1, size: 3 });
    const dataset = createDataset(name as string, { seed: 1, size: 3 });
    const costs = Array.from({ length: 6 }, (_, index) => {
      const started = performance.now();
      dataset.at(index % 3);
      return performance.now() - started;
    });
    const milliseconds = Math.min(...costs);
    if (milliseconds > slowest.milliseconds) slowest = { name, milliseconds };
  }
  return slowest;
}

/** p99 of 32 light sessions, alone and while another session has the slowest dataset make questions. */
async function neighbours(
  subject: Subject,
  heavy: string,
): Promise<{ readonly alone: number; readonly beside: number }> {
  const players = await Promise.all(Array.from({ length: 32 }, () => connect(subject.base)));
  const measure = async (): Promise<number> => {
    const latencies: number[] = [];
    await Promise.all(players.map((player) => playFor(player, SECONDS * 500, latencies)));
    return percentile(latencies, 0.99);
  };
  await measure();
  const alone = await measure();
  const noisy = await connect(subject.base);
  const first = { dataset_name: heavy, seed: 1, size: 1000 };
  let isOver = false;
  const noise = (async () => {
    await noisy.ask({ type: 'reset', data: first });
    while (!isOver) await noisy.ask(RESET);
  })();
  const beside = await measure();
  isOver = true;
  await noise.catch(() => undefined);
  for (const player of [...players, noisy]) player.close();
  return { alone, beside };
}

async function measureAll(subject: Subject, heavy: string) {
  const result = {
    startUp: subject.startUp,
    throughput: await throughput(subject),
    neighbours: await neighbours(subject, heavy),
    crowd: await crowd(subject, CROWD),
  };
  await subject.stop();
  return result;
}

const heavy = await slowestDataset();
const ours = await measureAll(await startOurs(), heavy.name);
const python = flags.ours ? undefined : await measureAll(await startPython(), heavy.name);

const row = (label: string, one: string, other: string | undefined, verdict = ''): void =>
  console.log(`${label.padEnd(52)}${one.padStart(12)}${(other ?? '-').padStart(12)}   ${verdict}`);
const whole = (value: number): string => value.toFixed(0);

row('', 'ours', 'python');
row('first /health after start, ms', whole(ours.startUp), python && whole(python.startUp));
row('episodes a second, 64 sessions', whole(ours.throughput.perSecond), python && whole(python.throughput.perSecond));
row(
  'episodes a second of server CPU, 64 sessions',
  whole(ours.throughput.perCpuSecond),
  python && whole(python.throughput.perCpuSecond),
  python && `${(ours.throughput.perCpuSecond / python.throughput.perCpuSecond).toFixed(1)} times`,
);
const ratio = (pair: { alone: number; beside: number }): string => (pair.beside / pair.alone).toFixed(2);
row('p99 of 32 light sessions alone, ms', ours.neighbours.alone.toFixed(1), python?.neighbours.alone.toFixed(1));
row(
  `p99 beside ${heavy.name} (${heavy.milliseconds.toFixed(1)} ms each), ms`,
  ours.neighbours.beside.toFixed(1),
  python?.neighbours.beside.toFixed(1),
);
row('p99 beside / alone', ratio(ours.neighbours), python && ratio(python.neighbours));
row(
  `success of ${CROWD} sessions at once, %`,
  (ours.crowd.success * 100).toFixed(1),
  python && (python.crowd.success * 100).toFixed(1),
);
row('memory per session, bytes', whole(ours.crowd.bytesEach), python && whole(python.crowd.bytesEach));
