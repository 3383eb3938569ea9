import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { defaultOptions } from 'openenv-core/server';
import { describe, expect, test } from 'vitest';
import { listen, opened } from '../../openenv-core/test/ear.ts';

const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));

interface Run {
  readonly process: ChildProcess;
  readonly output: { out: string; err: string };
  readonly ended: Promise<number | null>;
}

function serve(flags: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', main, 'serve', ...flags], {
    env: { ...process.env, LOG_LEVEL: 'silent', HOST: '127.0.0.1', ...env },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (data: Buffer) => (output.out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output.err += data.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { process: child, output, ended };
}

async function address(run: Run): Promise<string> {
  for (let waited = 0; waited < 25_000; waited += 50) {
    const found = /http:\/\/(\S+)/.exec(run.output.out);
    if (found) return found[1]!;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`not listening: ${run.output.err}`);
}

describe('reasoning-gym serve', () => {
  test('a busy port gets one clear line and exit code 2', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const run = serve(['--port', String(port)]);
    expect(await run.ended).toBe(2);
    expect(run.output.err.trim()).toBe(`Port ${port} is in use by another program; choose another with --port`);
    taken.close();
  });

  test('SIGTERM closes sockets with 1012 and ends the process', async () => {
    const run = serve(['--port', '0'], { MAX_CONCURRENT_ENVS: '1', ENABLE_WEB_INTERFACE: 'false' });
    const url = await address(run);
    expect((await fetch(`http://${url}/web`)).status).toBe(404);
    const ear = listen(`ws://${url}/ws`);
    await opened(ear);
    expect(await listen(`ws://${url}/ws`).next()).toMatchObject({
      data: { code: 'CAPACITY_REACHED', max_sessions: 1 },
    });
    run.process.kill('SIGTERM');
    expect(await ear.next(10_000)).toEqual({ close: 1012 });
    expect(await run.ended).toBe(0);
  });

  test.each([
    ['MAX_CONCURRENT_ENVS', '0'],
    ['MAX_CONCURRENT_ENVS', 'many'],
    ['OPENENV_MODE', 'imaginary'],
  ])('refuses to start with %s=%s', async (name, value) => {
    const run = serve(['--port', '0'], { [name]: value });
    expect(await run.ended).not.toBe(0);
    expect(run.output.err).toContain(name);
  });

  test('has room for many and a web interface unless told otherwise [server-defaults]', () => {
    expect(defaultOptions).toMatchObject({ maxSessions: 16_384, webInterface: true, port: 8000, deadline: 30_000 });
  });
});
