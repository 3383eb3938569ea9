import type { Metric, Registry } from 'prom-client';

/** Counts how long things take, by one label. */
export interface Timings {
  readonly observe: (label: string, milliseconds: number) => void;
}

interface Row {
  /** Observations per bucket, the last for everything beyond. */
  readonly counts: Float64Array;
  sum: number;
}

/**
 * A histogram for every request's path: adding to it is an array look-up, where prom-client hashes labels. It turns
 * into Prometheus' form when somebody asks for the metrics.
 */
export function createTimings(options: {
  readonly registry: Registry;
  readonly name: string;
  readonly help: string;
  readonly label: string;
  /** Upper bounds in seconds, ascending. */
  readonly buckets: readonly number[];
}): Timings {
  const { registry, name, help, label, buckets } = options;
  const rows = new Map<string, Row>();

  const values = (): readonly object[] =>
    [...rows].flatMap(([of, { counts, sum }]) => {
      const labels = { [label]: of };
      let total = 0;
      const lines = [...buckets, '+Inf'].map((le, position) => {
        total += counts[position]!;
        return { labels: { ...labels, le }, value: total, metricName: `${name}_bucket` };
      });
      return [
        ...lines,
        { labels, value: sum, metricName: `${name}_sum` },
        { labels, value: total, metricName: `${name}_count` },
      ];
    });
  const get = () => Promise.resolve({ name, help, type: 'histogram', values: values(), aggregator: 'sum' });
  registry.registerMetric({ name, get, reset: () => rows.clear() } as unknown as Metric);

  return {
    observe(of, milliseconds) {
      let row = rows.get(of);
      if (!row) rows.set(of, (row = { counts: new Float64Array(buckets.length + 1), sum: 0 }));
      const seconds = milliseconds / 1000;
      let position = 0;
      while (position < buckets.length && seconds > buckets[position]!) position++;
      row.counts[position]!++;
      row.sum += seconds;
    },
  };
}
