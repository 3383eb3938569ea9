import type { Rng } from './rng.ts';

// Continuous distributions of CPython's `random`, draw for draw. Functions rather than methods of `Rng`, so that a
// bundle carries only those it uses.

export function triangular(rng: Rng, low: number, high: number, mode: number): number {
  const draw = rng.random();
  if (high === low) return low;
  const peak = (mode - low) / (high - low);
  return draw > peak
    ? high + (low - high) * Math.sqrt((1 - draw) * (1 - peak))
    : low + (high - low) * Math.sqrt(draw * peak);
}

/** Normal deviates that come in pairs: every second call spends the value kept from the first. */
export function gaussFrom(rng: Rng): (mean: number, deviation: number) => number {
  let spare: number | undefined;
  return (mean, deviation) => {
    let standard = spare;
    spare = undefined;
    if (standard === undefined) {
      const angle = rng.random() * 2 * Math.PI;
      const radius = Math.sqrt(-2 * Math.log(1 - rng.random()));
      standard = Math.cos(angle) * radius;
      spare = Math.sin(angle) * radius;
    }
    return mean + standard * deviation;
  };
}

const RATIO = (4 * Math.exp(-0.5)) / Math.SQRT2;

export function normalvariate(rng: Rng, mean: number, deviation: number): number {
  for (;;) {
    const numerator = rng.random() - 0.5;
    const denominator = 1 - rng.random();
    const standard = (RATIO * numerator) / denominator;
    if ((standard * standard) / 4 <= -Math.log(denominator)) return mean + standard * deviation;
  }
}

export const expovariate = (rng: Rng, rate: number): number => -Math.log(1 - rng.random()) / rate;

export function betavariate(rng: Rng, alpha: number, beta: number): number {
  const first = gammaAboveOne(rng, alpha);
  return first === 0 ? 0 : first / (first + gammaAboveOne(rng, beta));
}

/** Cheng's rejection for a shape above one, at scale one. */
function gammaAboveOne(rng: Rng, shape: number): number {
  if (shape <= 1) throw new RangeError(`shape ${shape} must be above 1`);
  const scale = Math.sqrt(2 * shape - 1);
  const offset = shape - Math.log(4);
  const slope = shape + scale;
  for (;;) {
    const u = rng.random();
    if (!(u > 1e-7 && u < 0.9999999)) continue;
    const w = 1 - rng.random();
    const v = Math.log(u / (1 - u)) / scale;
    const x = shape * Math.exp(v);
    const z = u * u * w;
    const r = offset + slope * v - x;
    if (r + 1 + Math.log(4.5) - 4.5 * z >= 0 || r >= Math.log(z)) return x;
  }
}
