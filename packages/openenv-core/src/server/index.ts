export { readObject } from './body.ts';
export { type Held } from '../sessions.ts';
export { type RegisterTools, type ToolDesk } from './mcp.ts';
export { createMetrics, type Metrics } from './metrics.ts';
export { defaultOptions, type ServerOptions } from './options.ts';
export { HttpError, json, type Route } from './routes.ts';
export { createTimings, type Timings } from './timings.ts';
export { createServer, type EnvServer, type ServerParts } from './server.ts';
export { createPool, type Job, type Pool, type PoolOptions } from './pool.ts';
