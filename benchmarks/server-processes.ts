import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** A server in a process of its own, and what that process uses. */
export interface Subject {
  readonly label: 'ours' | 'python';
  readonly base: string;
  /** Milliseconds from the start of the process to the first healthy answer. */
  readonly startUp: number;
  /** Seconds of CPU used so far, all threads. */
  cpu(): number;
  /** Bytes of resident memory. */
  memory(): number;
  stop(): Promise<void>;
}

const TICKS = Number(execFileSync('getconf', ['CLK_TCK']).toString());

export const startOurs = (...flags: readonly string[]): Promise<Subject> =>
  start('ours', process.execPath, (port) => [
    'packages/reasoning-gym-env/dist/cli/main.js',
    ...['serve', '--host', '127.0.0.1', '--port', String(port), '--log-level', 'silent', ...flags],
  ]);

export const startPython = (...flags: readonly string[]): Promise<Subject> =>
  start('python', process.env['PYTHON'] ?? '.venv/bin/python', (port) => [
    'benchmarks/server.py',
    ...['--port', String(port), ...flags],
  ]);

async function start(
  label: Subject['label'],
  command: string,
  argumentsFor: (port: number) => string[],
): Promise<Subject> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(command, argumentsFor(port), { stdio: ['ignore', 'ignore', 'inherit'] });
  const base = `http://127.0.0.1:${port}`;
  await healthy(child, base);
  const startUp = performance.now() - started;
  return {
    label,
    base,
    startUp,
    cpu() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS;
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) * 1024,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await gone;
      clearTimeout(timer);
    },
  };
}

async function healthy(child: ChildProcess, base: string): Promise<void> {
  for (let attempt = 0; attempt < 3000; attempt++) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    const answer = await fetch(`${base}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the server never became healthy');
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
