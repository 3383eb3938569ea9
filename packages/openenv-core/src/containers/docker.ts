import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { EnvError } from '../client/errors.ts';
import type { Provider } from '../client/options.ts';
import { type Ran, runCommand } from './command.ts';
import { removeOnExit } from './on-exit.ts';

/** Times are in milliseconds. */
export interface DockerOptions {
  /** On this machine; a free one when left out. */
  readonly port?: number;
  /** The interface that the port is open on. */
  readonly host?: string;
  /** Variables of the container. */
  readonly env?: Readonly<Record<string, string>>;
  /** Until the server in the container must answer. */
  readonly readyTimeout?: number;
  /** For the container to end by itself before it is killed. */
  readonly stopGrace?: number;
  /** More arguments of `docker run`, such as `--memory=1g`. */
  readonly runArguments?: readonly string[];
  /** The program to call. */
  readonly command?: string;
}

/** A container could not be started or kept up; `logs` holds what it last printed. */
export class ContainerError extends EnvError {
  override readonly name = 'ContainerError';
  readonly logs: string;
  constructor(message: string, logs = '') {
    super('CONTAINER', logs === '' ? message : `${message}\n${logs}`);
    this.logs = logs;
  }
}

/** The port that OpenEnv images listen on. */
const INNER_PORT = 8000;
const QUICK = 5_000;
const PULL = 15 * 60_000;
const POLL = 500;
const PROBE = 2_000;
const LOG_LINES = '50';

/** Runs an image with the docker command line, for one client. */
export function docker(image: string, options: DockerOptions = {}): Provider {
  const { host = '127.0.0.1', readyTimeout = 30_000, stopGrace = 10_000, command = 'docker' } = options;
  let running: { readonly id: string; readonly forget: () => void } | undefined;

  const call = async (args: readonly string[], timeout = QUICK): Promise<Ran> => {
    try {
      return await runCommand(command, args, timeout);
    } catch {
      throw new ContainerError(`There is no ${command} command; install Docker and have it on the PATH`);
    }
  };

  const launch = async (port: number): Promise<string> => {
    const name = `${nameOf(image)}-${Date.now()}-${randomBytes(2).toString('hex')}`;
    const variables = Object.entries(options.env ?? {}).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
    const published = ['-p', `${host}:${port}:${INNER_PORT}`];
    const args = ['run', '-d', '--name', name, ...published, ...variables, ...(options.runArguments ?? []), image];
    const { code, output, errors } = await call(args, PULL);
    if (code === 0) return output.split('\n').at(-1)!;
    await call(['rm', '-f', name]);
    throw new ContainerError(`docker run of ${image} failed: ${errors}`);
  };

  const logsOf = async (id: string): Promise<string> => {
    const { output, errors } = await call(['logs', '--tail', LOG_LINES, id]);
    return [output, errors].filter(Boolean).join('\n');
  };

  const waitUntilReady = async (id: string, url: string): Promise<void> => {
    const deadline = Date.now() + readyTimeout;
    while (!(await isHealthy(url))) {
      const state = await call(['inspect', '--format', '{{.State.Running}} {{.State.ExitCode}}', id]);
      const [isUp, exitCode] = state.output.split(' ');
      if (state.code !== 0 || isUp === 'false') {
        throw new ContainerError(`The container of ${image} ended with code ${exitCode ?? '?'}`, await logsOf(id));
      }
      if (Date.now() > deadline) {
        const message = `The container of ${image} gave no healthy answer within ${readyTimeout / 1000} s`;
        throw new ContainerError(message, await logsOf(id));
      }
      await new Promise((wake) => setTimeout(wake, POLL));
    }
  };

  const stop = async (): Promise<void> => {
    if (!running) return;
    const { id, forget } = running;
    running = undefined;
    await call(['stop', '-t', String(Math.ceil(stopGrace / 1000)), id], stopGrace + QUICK);
    const removed = await call(['rm', '-f', id], stopGrace + QUICK);
    if (removed.code !== 0) throw new ContainerError(`The container ${id} could not be removed: ${removed.errors}`);
    forget();
  };

  return {
    async start() {
      const version = await call(['version']);
      if (version.code !== 0) throw new ContainerError(`Docker does not answer: ${version.errors || version.output}`);
      const port = options.port ?? (await freePort(host));
      const id = await launch(port);
      running = { id, forget: removeOnExit(command, id) };
      const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
      try {
        await waitUntilReady(id, url);
        return url;
      } catch (error) {
        await stop();
        throw error;
      }
    },
    stop,
  };
}

/** `registry/owner/some-env:tag` → `some-env`. */
const nameOf = (image: string): string => image.split('/').at(-1)!.split(/[:@]/)[0]!;

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(PROBE) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}

const freePort = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
