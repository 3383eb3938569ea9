/** How long things take, by labels, in Prometheus' buckets. Adding to it is an array look-up. */
export interface Timings {
  readonly observe: (label: string, milliseconds: number) => void;
  /** In the shape that prom-client prints. */
  describe(): {
    readonly name: string;
    readonly help: string;
    readonly type: 'histogram';
    readonly values: readonly object[];
  };
}

interface Row {
  /** Observations per bucket, the last for everything beyond. */
  readonly counts: Float64Array;
  sum: number;
}

export function createTimings(options: {
  readonly name: string;
  readonly help: string;
  /** Name of the label, or of several whose values are joined by a blank. */
  readonly labels: readonly string[];
  /** Upper bounds in seconds, ascending. */
  readonly buckets: readonly number[];
}): Timings {
  const { name, help, labels, buckets } = options;
  const rows = new Map<string, Row>();

  const lines = ([label, { counts, sum }]: [string, Row]): readonly object[] => {
    const values = label.split(' ');
    const own = Object.fromEntries(labels.map((key, position) => [key, values[position] ?? '']));
    let total = 0;
    const filled = [...buckets, '+Inf'].map((le, position) => {
      total += counts[position]!;
      return { labels: { ...own, le }, value: total, metricName: `${name}_bucket` };
    });
    const ends = { sum, count: total };
    return [
      ...filled,
      ...Object.entries(ends).map(([end, value]) => ({ labels: own, value, metricName: `${name}_${end}` })),
    ];
  };

  return {
    observe(label, milliseconds) {
      let row = rows.get(label);
      if (!row) rows.set(label, (row = { counts: new Float64Array(buckets.length + 1), sum: 0 }));
      const seconds = milliseconds / 1000;
      let position = 0;
      while (position < buckets.length && seconds > buckets[position]!) position++;
      row.counts[position]!++;
      row.sum += seconds;
    },
    describe: () => ({ name, help, type: 'histogram', values: [...rows].flatMap(lines) }),
  };
}
