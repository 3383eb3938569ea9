import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Handled } from '../session.ts';
import { createTimings } from './timings.ts';

/** Numbers for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  readonly handled: (handled: Handled) => void;
  http(method: string, route: string, status: number, seconds: number): void;
  readonly refused: (reason: string) => void;
  watchSessions(active: () => number, all: () => number, limit: number): void;
}

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const latency = createTimings({
    registry,
    name: 'openenv_request_seconds',
    help: 'Time from a parsed request to its reply, by kind of request',
    label: 'type',
    buckets: SECONDS,
  });
  const errors = new Counter({
    name: 'openenv_errors_total',
    help: 'Error replies, by kind of request and code',
    labelNames: ['type', 'code'],
    registers,
  });
  const http = new Histogram({
    name: 'openenv_http_request_seconds',
    help: 'Time to answer an HTTP request, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const refused = new Counter({
    name: 'openenv_refused_total',
    help: 'Connections turned away, by reason',
    labelNames: ['reason'],
    registers,
  });
  collectDefaultMetrics({ register: registry });

  return {
    registry,
    handled({ type, milliseconds, code }) {
      latency.observe(type, milliseconds);
      if (code) errors.inc({ type, code });
    },
    http: (method, route, status, seconds) => http.observe({ method, route, status }, seconds),
    refused: (reason) => refused.inc({ reason }),
    watchSessions(active, all, limit) {
      new Gauge({
        name: 'openenv_sessions',
        help: 'Sessions now: those that hold a slot, and all',
        labelNames: ['which'],
        registers,
        collect() {
          this.set({ which: 'active' }, active());
          this.set({ which: 'all' }, all());
        },
      });
      new Gauge({ name: 'openenv_sessions_limit', help: 'Sessions that may hold a slot', registers }).set(limit);
    },
  };
}
