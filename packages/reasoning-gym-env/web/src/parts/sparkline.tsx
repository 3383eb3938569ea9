const [WIDTH, HEIGHT] = [200, 40];

/** A line of recent values, from zero up. */
export function Sparkline({ values, label }: { readonly values: readonly number[]; readonly label: string }) {
  const top = Math.max(1e-9, ...values);
  const points = values.map((value, index) => {
    const x = values.length > 1 ? (index * WIDTH) / (values.length - 1) : WIDTH;
    return `${x.toFixed(1)},${(HEIGHT - 2 - (value / top) * (HEIGHT - 4)).toFixed(1)}`;
  });
  return (
    <svg
      class="spark"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label}, recent course`}
    >
      {points.length > 1 && <polygon points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`} />}
      {points.length > 1 && <polyline points={points.join(' ')} />}
    </svg>
  );
}
