import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import type { Interval, Rng } from '../../core/rng.ts';
import { attempt } from '../../lib/attempt.ts';

const NAMES: Readonly<Record<number, string>> = { 2: 'binary', 8: 'octal', 10: 'decimal', 16: 'hexadecimal' };

export default defineDataset({
  name: 'base_conversion',
  category: 'algorithmic',
  about: 'Carry a number over from one base into another.',

  config: {
    base: range(2, 16, {
      about: 'the two bases, which differ; a single one is converted to decimal, decimal to binary',
      floor: 2,
      ceiling: 36,
      levels: [2, 9, 18, 27, 36],
      interval: true,
    }),
    value: range(0, 1000, {
      about: 'size of the number',
      floor: 0,
      levels: [1_000, 10_000, 100_000, 1_000_000],
      interval: true,
    }),
  },

  generate({ config, rng }) {
    const value = rng.between(config.value);
    const source = rng.between(config.base);
    const target = otherBase(source, config.base, rng);
    const [given, wanted] = [value.toString(source), value.toString(target)];
    return {
      question:
        `Write the ${nameOf(source)} number ${given} in ${nameOf(target)}.` +
        `${Math.max(source, target) > 10 ? ' Digits beyond 9 are the lowercase letters from a on.' : ''}` +
        ' Reply with the converted number alone, without a prefix.',
      answer: wanted,
      metadata: {
        decimal_value: value,
        source_base: source,
        target_base: target,
        source_repr: given,
        target_repr: wanted,
      },
    };
  },
});

function otherBase(source: number, bounds: Interval, rng: Rng): number {
  if (bounds.min === bounds.max) return source === 10 ? 2 : 10;
  return attempt('second base', () => {
    const base = rng.between(bounds);
    return base === source ? undefined : base;
  });
}

const nameOf = (base: number): string => NAMES[base] ?? `base-${base}`;
