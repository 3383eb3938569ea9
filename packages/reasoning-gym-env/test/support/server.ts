import type { EnvServer } from 'openenv-core/server';
import { createReasoningGymServer, type ReasoningGymServerOptions } from '../../src/index.ts';

export interface Running {
  readonly url: string;
  readonly server: EnvServer;
  close(): Promise<void>;
}

/** A server on a free loopback port. */
export async function startServer(options: ReasoningGymServerOptions = {}): Promise<Running> {
  const server = createReasoningGymServer({ host: '127.0.0.1', port: 0, workers: 0, grace: 1000, ...options });
  const { port } = await server.listen();
  return { url: `http://127.0.0.1:${port}`, server, close: () => server.close() };
}
