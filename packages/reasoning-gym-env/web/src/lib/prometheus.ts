/** One line of a metrics page. */
export interface Reading {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export function readMetrics(text: string): readonly Reading[] {
  const readings: Reading[] = [];
  for (const line of text.split('\n')) {
    const found = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line);
    if (!found) continue;
    const labels = Object.fromEntries(
      Array.from((found[2] ?? '').matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g), ([, key, value]) => [key!, value!]),
    );
    readings.push({
      name: found[1]!,
      labels,
      value: found[3] === '+Inf' ? Number.POSITIVE_INFINITY : Number(found[3]),
    });
  }
  return readings;
}

export const valueOf = (readings: readonly Reading[], name: string, labels: Record<string, string> = {}): number =>
  readings
    .filter(
      (reading) =>
        reading.name === name && Object.entries(labels).every(([key, value]) => reading.labels[key] === value),
    )
    .reduce((sum, { value }) => sum + value, 0);

/** A histogram by upper bound, cumulative, added up over all its other labels. */
export function bucketsOf(
  readings: readonly Reading[],
  name: string,
  labels: Record<string, string> = {},
): ReadonlyMap<number, number> {
  const buckets = new Map<number, number>();
  for (const reading of readings) {
    if (reading.name !== `${name}_bucket`) continue;
    if (!Object.entries(labels).every(([key, value]) => reading.labels[key] === value)) continue;
    const bound = reading.labels['le'] === '+Inf' ? Number.POSITIVE_INFINITY : Number(reading.labels['le']);
    buckets.set(bound, (buckets.get(bound) ?? 0) + reading.value);
  }
  return buckets;
}

/** The bound below which the share of observations lies, interpolated; `undefined` without observations. */
export function quantile(buckets: ReadonlyMap<number, number>, share: number): number | undefined {
  const bounds = [...buckets].sort(([a], [b]) => a - b);
  const total = bounds.at(-1)?.[1] ?? 0;
  if (total === 0) return undefined;
  const rank = share * total;
  let [below, counted] = [0, 0];
  for (const [bound, count] of bounds) {
    if (count >= rank) {
      return Number.isFinite(bound) ? below + ((bound - below) * (rank - counted)) / (count - counted || 1) : below;
    }
    [below, counted] = [bound, count];
  }
  return below;
}
