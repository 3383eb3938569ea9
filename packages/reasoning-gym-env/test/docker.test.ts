import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContainerError, docker } from 'openenv-core/containers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ReasoningGymEnv } from '../src/index.ts';

const support = fileURLToPath(new URL('./support', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const path = process.env['PATH'];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
  process.env['PATH'] = `${support}:${path}`;
  process.env['STAND_IN'] = folder;
});
afterEach(() => {
  process.env['PATH'] = path;
  delete process.env['STAND_IN'];
  rmSync(folder, { recursive: true });
});

const wish = (name: string): void => writeFileSync(join(folder, name), '');
const calls = (): string[][] =>
  readFileSync(join(folder, 'calls'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string[]);
const verbs = (): string[] => calls().map(([verb]) => verb!);
const isUp = (): boolean => {
  try {
    return !readFileSync(`/proc/${readFileSync(join(folder, 'pid'), 'utf8')}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

test('[client-docker] a container is started on loopback, played with and removed', async () => {
  {
    const container = { env: { LOG_LEVEL: 'error' }, runArguments: ['--memory=1g'] };
    await using env = await ReasoningGymEnv.fromDockerImage('registry/x/reasoning_gym-env:latest', { container });
    const asked = await env.reset({ datasetName: 'leg_counting', seed: 42, size: 10 });
    expect(asked.observation.question).toBeTruthy();
    await using other = env.newSession();
    expect((await other.reset()).done).toBe(false);
    const run = calls().find(([verb]) => verb === 'run')!;
    expect(run[3]).toMatch(/^reasoning_gym-env-\d{13}-[0-9a-f]{4}$/);
    expect(run[5]).toMatch(/^127\.0\.0\.1:\d+:8000$/);
    expect(run.slice(6)).toEqual(['-e', 'LOG_LEVEL=error', '--memory=1g', 'registry/x/reasoning_gym-env:latest']);
  }
  expect(verbs().slice(-2)).toEqual(['stop', 'rm']);
  await expect.poll(isUp).toBe(false);
});

test('a container that ends early is reported at once, with its logs', async () => {
  wish('dies');
  const started = Date.now();
  const failed = await ReasoningGymEnv.fromDockerImage('env').catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ContainerError);
  expect(failed).toMatchObject({ message: expect.stringContaining('code 3'), logs: 'no such dataset file' });
  expect(Date.now() - started).toBeLessThan(10_000);
  expect(verbs().at(-1)).toBe('rm');
});

test('a container that never answers is given up and removed', async () => {
  wish('mute');
  const failed = await docker('env', { readyTimeout: 300 })
    .start()
    .catch((error: unknown) => error);
  expect(failed).toMatchObject({ message: expect.stringContaining('within 0.3 s'), logs: 'warming up' });
  expect(verbs().at(-1)).toBe('rm');
  await expect.poll(isUp).toBe(false);
});

test('a container that stops slowly is removed all the same', async () => {
  wish('mute');
  wish('slow-stop');
  const provider = docker('env', { readyTimeout: 100, stopGrace: 0 });
  await expect(provider.start()).rejects.toBeInstanceOf(ContainerError);
  expect(verbs().slice(-2)).toEqual(['stop', 'rm']);
  await expect.poll(isUp).toBe(false);
});

test.each([
  ['daemon-down', 'Cannot connect to the Docker daemon'],
  ['no-image', 'Unable to find image'],
])('%s is told in docker’s words', async (fault, words) => {
  wish(fault);
  await expect(docker('env').start()).rejects.toThrow(words);
  expect(existsSync(join(folder, 'pid'))).toBe(false);
});

test('a machine without docker is told so', async () => {
  await expect(docker('env', { command: 'no-such-docker' }).start()).rejects.toThrow('no-such-docker');
});

test.each(['process.exit(0)', 'process.kill(process.pid, "SIGTERM")'])(
  'a process that ends by %s leaves no container behind',
  async (ending) => {
    wish('mute');
    const program = `
      import { existsSync, readFileSync } from 'node:fs';
      import { join } from 'node:path';
      import { docker } from 'openenv-core/containers';
      const calls = join(process.env.STAND_IN, 'calls');
      const isRunning = () => existsSync(calls) && readFileSync(calls, 'utf8').includes('inspect');
      setInterval(() => { if (isRunning()) ${ending} }, 50);
      await docker('env', { readyTimeout: 20_000 }).start();`;
    const file = join(root, 'packages/reasoning-gym-env', `.exit-${process.pid}.mjs`);
    writeFileSync(file, program);
    try {
      const child = spawn('node', ['--conditions=source', '--import', 'tsx', file], { stdio: 'ignore', cwd: root });
      await new Promise((resolve) => child.once('exit', resolve));
    } finally {
      rmSync(file);
    }
    expect(verbs()).toContain('run');
    expect(verbs().at(-1)).toBe('rm');
    await expect.poll(isUp).toBe(false);
  },
);
