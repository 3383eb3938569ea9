import type { Metric, Registry } from 'prom-client';
import type { Handled } from '../session.ts';
import { createTimings, type Timings } from './timings.ts';

/** Numbers for Prometheus. */
export interface Metrics {
  readonly handled: (handled: Handled) => void;
  readonly http: (method: string, route: string, status: number, milliseconds: number) => void;
  readonly refused: (reason: string) => void;
  /** Adds timings of the environment's own. */
  add(timings: Timings): void;
  watchSessions(count: () => { readonly active: number; readonly all: number; readonly limit: number }): void;
  /** The page that Prometheus reads, and its content type. */
  page(): Promise<{ readonly text: string; readonly type: string }>;
}

const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counting is done here; prom-client, which takes a while to load, prints when it is first asked to. */
export function createMetrics(): Metrics {
  const requests = createTimings({
    name: 'openenv_request_seconds',
    help: 'Time from a parsed request to its reply, by kind of request',
    labels: ['type'],
    buckets: BUCKETS,
  });
  const http = createTimings({
    name: 'openenv_http_request_seconds',
    help: 'Time to answer an HTTP request, by route and status',
    labels: ['method', 'route', 'status'],
    buckets: BUCKETS,
  });
  const errors = createCounter('openenv_errors_total', 'Error replies, by kind of request and code', ['type', 'code']);
  const refused = createCounter('openenv_refused_total', 'Connections turned away, by reason', ['reason']);
  const sources: { describe(): { readonly name: string } }[] = [requests, http, errors, refused];

  const load = async (): Promise<Registry> => {
    const { collectDefaultMetrics, Registry } = await import('prom-client');
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    for (const source of sources) {
      const get = () => Promise.resolve({ aggregator: 'sum', ...source.describe() });
      registry.registerMetric({ name: source.describe().name, get, reset: () => undefined } as unknown as Metric);
    }
    return registry;
  };
  let registry: Promise<Registry> | undefined;

  return {
    handled({ type, milliseconds, code }) {
      requests.observe(type, milliseconds);
      if (code) errors.count(`${type} ${code}`);
    },
    http: (method, route, status, milliseconds) => http.observe(`${method} ${route} ${status}`, milliseconds),
    refused: (reason) => refused.count(reason),
    add: (timings) => void sources.push(timings),
    watchSessions(count) {
      const help = 'Sessions now: those that hold a slot, all, and how many may hold one';
      const values = (): readonly object[] =>
        Object.entries(count()).map(([which, value]) => ({ labels: { which }, value }));
      sources.push({ describe: () => ({ name: 'openenv_sessions', help, type: 'gauge', values: values() }) });
    },
    async page() {
      const found = await (registry ??= load());
      return { text: await found.metrics(), type: found.contentType };
    },
  };
}

function createCounter(name: string, help: string, labels: readonly string[]) {
  const counts = new Map<string, number>();
  return {
    count: (label: string) => void counts.set(label, (counts.get(label) ?? 0) + 1),
    describe: () => ({
      name,
      help,
      type: 'counter',
      values: [...counts].map(([label, value]) => ({
        labels: Object.fromEntries(label.split(' ').map((text, position) => [labels[position], text])),
        value,
      })),
    }),
  };
}
