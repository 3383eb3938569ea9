import { defineDataset } from '../../core/define.ts';
import { range, subset } from '../../core/fields.ts';
import { contains } from '../../core/rng.ts';
import { parseBigInt } from '../../lib/python-int.ts';
import { strip } from '../../lib/python-text.ts';

const STYLES = ['plain', 'latex_inline', 'latex_frac', 'latex_dfrac'] as const;
const TRIES = 10;
const LATEX = /^\\d?frac\s*{\s*(\d+)\s*}\s*{\s*(\d+)\s*}/i;

export default defineDataset({
  name: 'fraction_simplification',
  category: 'arithmetic',
  about: 'Reduce a fraction to lowest terms.',

  config: {
    value: range(1, 1000, {
      about: 'top and bottom of the reduced fraction',
      floor: 1,
      ceiling: 1_000_000_000,
      levels: [1, 100, 1000, 10_000],
      interval: true,
    }),
    factor: range(1, 100, {
      about: 'what both are multiplied by',
      floor: 1,
      ceiling: 1_000_000,
      levels: [1, 10, 100, 1000],
      interval: true,
    }),
    styles: subset(STYLES, { about: 'ways in which the fraction is written' }),
  },

  /** Looks for a reduced fraction within the bounds; after a few misses any fraction will do. */
  generate({ config, rng }) {
    const draw = (): Fraction => [rng.between(config.value), rng.between(config.value)];
    const fits = (fraction: Fraction): boolean => fraction.every((side) => contains(config.value, side));
    let given = reduced(draw());
    for (let tries = 1; tries < TRIES && !fits(given); tries++) given = reduced(draw());
    if (!fits(given)) given = draw();
    const [low, high] = reduced(given);
    const factor = rng.between(config.factor);
    const [numerator, denominator] = [Math.min(...given) * factor, Math.max(...given) * factor];
    const style = config.styles[rng.randint(0, config.styles.length - 1)]!;
    return {
      question: `Reduce ${show(numerator, denominator, style)} to lowest terms. Reply with the reduced fraction alone, written in the same way.`,
      answer: show(low, high, style),
      metadata: {
        numerator,
        denominator,
        simplified_numerator: low,
        simplified_denominator: high,
        reduction_factor: numerator / low,
        style,
        factor,
      },
    };
  },

  missing: 0.01,
  /** Something for a fraction that was read, more when it shares a side with the one given. */
  score(answer, { metadata }) {
    const fraction = parseFraction(answer);
    if (!fraction) return 0.01;
    const [top, bottom] = fraction;
    if (top === BigInt(metadata.simplified_numerator) && bottom === BigInt(metadata.simplified_denominator)) return 1;
    return top === BigInt(metadata.numerator) || bottom === BigInt(metadata.denominator) ? 0.1 : 0.05;
  },
});

type Fraction = readonly [number, number];

/** In lowest terms, the smaller side on top. */
function reduced([left, right]: Fraction): Fraction {
  const common = gcd(left, right);
  return [Math.min(left, right) / common, Math.max(left, right) / common];
}

function show(top: number, bottom: number, style: (typeof STYLES)[number]): string {
  switch (style) {
    case 'plain':
      return `${top}/${bottom}`;
    case 'latex_inline':
      return `$${top}/${bottom}$`;
    case 'latex_frac':
      return `$\\frac{${top}}{${bottom}}$`;
    case 'latex_dfrac':
      return `$\\dfrac{${top}}{${bottom}}$`;
  }
}

function parseFraction(answer: string): readonly [top: bigint, bottom: bigint] | undefined {
  const bare = strip(withoutDollars(strip(answer)));
  const slash = bare.indexOf('/');
  const sides = LATEX.exec(bare)?.slice(1) ?? (slash < 0 ? [] : [bare.slice(0, slash), bare.slice(slash + 1)]);
  const [top, bottom] = sides.map(parseBigInt);
  return top === undefined || bottom === undefined ? undefined : [top, bottom];
}

function withoutDollars(text: string): string {
  let [start, end] = [0, text.length];
  while (text[start] === '$') start += 1;
  while (end > start && text[end - 1] === '$') end -= 1;
  return text.slice(start, end);
}

function gcd(left: number, right: number): number {
  let [a, b] = [left, right];
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
