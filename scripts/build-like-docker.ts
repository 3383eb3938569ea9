/**
 * Carries out the Dockerfile where there is no Docker: every stage is a folder of its own, and the result runs as a
 * user who can write nothing in it. Builds, waits until the server is healthy, plays an episode and stops it.
 *
 *     npm run image [-- FOLDER]    FOLDER keeps the result
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReasoningGymEnv } from 'reasoning-gym-env';
import { contextFiles } from '../packages/reasoning-gym-env/src/push/context.ts';

interface Stage {
  readonly root: string;
  workdir: string;
  readonly env: Record<string, string>;
  user: string | undefined;
  health: readonly string[] | undefined;
  command: readonly string[] | undefined;
}

const source = fileURLToPath(new URL('..', import.meta.url));
/** The user that OpenEnv's validator runs images as. */
const NOBODY = 65532;

/** The instructions of a Dockerfile, one a line; continued lines are not known. */
function readDockerfile(): readonly (readonly [string, string])[] {
  const lines = readFileSync(join(source, 'Dockerfile'), 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
}

const inside = (stage: Stage, path: string): string =>
  join(stage.root, path.startsWith('/') ? path : join(stage.workdir, path));

function copy(stages: readonly Stage[], stage: Stage, words: string): void {
  const [, from, rest] = /^(?:--from=(\d+) )?(.*)$/.exec(words)!;
  const paths = rest!.split(' ');
  const target = paths.pop()!;
  if (from === undefined) {
    if (paths.join() !== '.') throw new Error(`only the whole context is copied, not ${paths.join()}`);
    for (const file of contextFiles(source)) {
      mkdirSync(dirname(join(inside(stage, target), file)), { recursive: true });
      cpSync(join(source, file), join(inside(stage, target), file));
    }
    return;
  }
  for (const path of paths) {
    const place = target.endsWith('/') ? join(inside(stage, target), basename(path)) : inside(stage, target);
    cpSync(inside(stages[Number(from)]!, path), place, { recursive: true, verbatimSymlinks: true });
  }
}

function build(folder: string): Stage {
  const stages: Stage[] = [];
  for (const [verb, words] of readDockerfile()) {
    const stage = stages.at(-1)!;
    switch (verb) {
      case 'FROM':
        stages.push({
          root: join(folder, String(stages.length)),
          workdir: '/',
          env: {},
          user: undefined,
          health: undefined,
          command: undefined,
        });
        break;
      case 'WORKDIR':
        stage.workdir = words;
        mkdirSync(inside(stage, '.'), { recursive: true });
        break;
      case 'COPY':
        copy(stages, stage, words);
        break;
      case 'RUN':
        console.log(`RUN ${words}`);
        execFileSync('bash', ['-euc', words], { cwd: inside(stage, '.'), stdio: ['ignore', 'ignore', 'inherit'] });
        break;
      case 'ENV': {
        const [name, value] = words.split('=');
        stage.env[name!] = value!;
        break;
      }
      case 'USER':
        stage.user = words;
        break;
      case 'HEALTHCHECK':
        stage.health = JSON.parse(words.slice(words.indexOf('['))) as string[];
        break;
      case 'CMD':
        stage.command = JSON.parse(words) as string[];
        break;
      case 'EXPOSE':
        break;
      default:
        throw new Error(`the Dockerfile holds ${verb}, which is not known here`);
    }
  }
  return stages.at(-1)!;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

function start(stage: Stage, port: number): { readonly child: ChildProcess; readonly isHealthy: () => boolean } {
  if (stage.user === undefined || stage.user === 'root') throw new Error('the image runs as root');
  const [program, ...args] = stage.command!;
  const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const env = { PATH: process.env['PATH'], HOME: '/', ...stage.env, HOST: '127.0.0.1', PORT: String(port) };
  const settings = { cwd: inside(stage, '.'), env, ...who };
  const child = spawn(program!, args, { ...settings, stdio: ['ignore', 'ignore', 'inherit'] });
  const [probe, ...probeArgs] = stage.health!;
  return { child, isHealthy: () => spawnSync(probe!, probeArgs, { ...settings, stdio: 'ignore' }).status === 0 };
}

async function check(stage: Stage): Promise<void> {
  const port = await freePort();
  const { child, isHealthy } = start(stage, port);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  try {
    const deadline = Date.now() + 30_000;
    while (!isHealthy()) {
      if (Date.now() > deadline || child.exitCode !== null) throw new Error('the server did not become healthy');
      await new Promise((wake) => setTimeout(wake, 200));
    }
    await using env = new ReasoningGymEnv({ baseUrl: `http://127.0.0.1:${port}` });
    for (const datasetName of ['leg_counting', 'word_sorting']) {
      await env.reset({ datasetName, seed: 42, size: 10 });
      const { correctAnswer } = (await env.step({ answer: '' })).observation;
      await env.reset({ datasetName, seed: 42, size: 10 });
      const { reward } = await env.step({ answer: correctAnswer! });
      if (reward !== 1) throw new Error(`${datasetName} gave ${reward} for its own answer`);
    }
  } finally {
    child.kill('SIGTERM');
  }
  const code = await ended;
  if (code !== 0) throw new Error(`the server ended with ${code} when told to stop`);
}

const kept = process.argv[2];
const folder = kept ?? mkdtempSync(join(tmpdir(), 'image-'));
try {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const stage = build(folder);
  for (const name of ['typescript', 'vitest', 'oxlint']) {
    if (existsSync(join(inside(stage, 'node_modules'), name))) throw new Error(`${name} has no place in the image`);
  }
  await check(stage);
  const [size] = execFileSync('du', ['-sm', stage.root]).toString().split('\t');
  console.log(`built, healthy and played as an unprivileged user; ${size} MB beside Node`);
} finally {
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}
