import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  createMetrics,
  createPool,
  createServer,
  createTimings,
  type EnvServer,
  type Pool,
  type ServerOptions,
  type ServerParts,
} from 'openenv-core/server';
import { datasetRoutes } from './datasets.ts';
import { createEnvironmentKind } from './environment.ts';
import { itemsRoute } from './items.ts';
import { registerTools } from './tools.ts';
import { createWorkshop, onLoop } from './work/workshop.ts';

export interface ReasoningGymServerOptions extends Partial<ServerOptions> {
  /** Threads for slow work; none puts everything on the event loop. */
  readonly workers?: number;
  /** A README for the metadata routes, in place of the usual places. */
  readonly readmePath?: string | undefined;
  readonly log?: ServerParts['log'];
}

/** Milliseconds before the threads start, so that they do not delay the first answers. */
const WARM_UP = 250;

export const defaultWorkers = (): number => Math.max(2, Math.min(4, availableParallelism() - 1));

/** A server of reasoning tasks, ready to listen. */
export function createReasoningGymServer(settings: ReasoningGymServerOptions = {}): EnvServer {
  const { workers = defaultWorkers(), readmePath, log, ...options } = settings;
  const metrics = createMetrics();
  const making = createTimings({
    name: 'reasoning_gym_generation_seconds',
    help: 'Time to make a question, by dataset',
    labels: ['dataset'],
    buckets: [0.00001, 0.0001, 0.001, 0.01, 0.1, 1, 10, 30],
  });
  metrics.add(making);
  const pool = workers > 0 ? startPool(workers, log) : undefined;
  const workshop = pool ? createWorkshop({ pool, onMade: making.observe }) : onLoop;
  const server = createServer({
    kind: createEnvironmentKind(workshop),
    options,
    metrics,
    tools: registerTools,
    routes: [...datasetRoutes(workshop), itemsRoute(workshop)],
    site: new URL('../dist/web/', import.meta.url),
    readme: readReadme(readmePath),
    ...(log && { log }),
  });
  return {
    sessions: server.sessions,
    async listen() {
      const address = await server.listen();
      setTimeout(() => pool?.warm(), WARM_UP).unref();
      return address;
    },
    async close() {
      await server.close();
      await pool?.close();
    },
  };
}

function startPool(size: number, log: ReasoningGymServerOptions['log']): Pool {
  const isSource = import.meta.url.endsWith('.ts');
  return createPool({
    script: new URL(isSource ? './work/worker.ts' : './work/worker.js', import.meta.url),
    size,
    onLost: (reason) => log?.warn({ reason }, 'a worker was replaced'),
  });
}

/** Looks where OpenEnv images keep their README, then in this package. */
function readReadme(path: string | undefined): () => string | null {
  const places = [
    path,
    'envs/reasoning_gym/README.md',
    '/app/env/README.md',
    '/app/README.md',
    new URL('../README.md', import.meta.url),
    new URL('../../../README.md', import.meta.url),
  ];
  let text: string | null | undefined;
  return () => {
    if (text !== undefined) return text;
    const found = places.find((place) => place !== undefined && existsSync(place));
    text = found === undefined ? null : readFileSync(found, 'utf8');
    return text;
  };
}
