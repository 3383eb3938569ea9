import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';
import { fixed } from '../../lib/python-float.ts';
import { listRepr } from '../../lib/python-text.ts';

const COIN = [true, false] as const;

export default defineDataset({
  name: 'number_filtering',
  category: 'algorithmic',
  about: 'Keep or remove the numbers of a list that lie beyond a threshold.',

  config: {
    numbers: range(3, 10, {
      about: 'numbers in the list',
      floor: 1,
      ceiling: 10_000,
      levels: [10, 50, 100, 200],
      interval: true,
    }),
    decimals: range(0, 4, {
      about: 'decimal places of a number',
      floor: 0,
      ceiling: 50,
      levels: [0, 2, 4, 6],
      interval: true,
    }),
    value: range(-100, 100, {
      about: 'size of a number',
      floor: -1e15,
      ceiling: 1e15,
      real: true,
      strict: true,
      minLevels: [-100, -500, -1000, -10000],
      maxLevels: [100, 500, 1000, 10000],
    }),
  },
  floats: ['value'],

  generate({ config, rng }) {
    const draw = (min: number, max: number): string => {
      const value = rng.uniform(min, max);
      return fixed(value, rng.between(config.decimals));
    };
    const texts = Array.from({ length: rng.between(config.numbers) }, () => draw(config.value.min, config.value.max));
    const numbers = texts.map(Number);
    const threshold = draw(Math.min(...numbers), Math.max(...numbers));
    const isLarger = rng.choice(COIN);
    const isKeeping = rng.choice(COIN);
    const limit = Number(threshold);
    const kept = texts.filter((_, i) => (isLarger ? numbers[i]! > limit : numbers[i]! < limit) === isKeeping);
    const result = kept.map((text) => texts[numbers.indexOf(Number(text))]!);
    const isRespelled = kept.some((text, i) => text !== result[i]);
    return {
      question:
        `Numbers: ${texts.join(', ')}\n` +
        `${isKeeping ? 'Keep only' : 'Strike out'} those ${isLarger ? 'above' : 'below'} ${threshold}. ` +
        'Reply with what is left, in the same order and with the same digits, as a list of quoted numbers ' +
        `such as ['7.10', '-3'], or [] when nothing is left.` +
        (isRespelled ? ' Write numbers of equal value the way the first of them is written.' : ''),
      answer: listRepr(result),
      metadata: {
        original_numbers: texts,
        filter_value: threshold,
        operation: `${isKeeping ? 'keep' : 'remove'}_${isLarger ? 'larger' : 'smaller'}`,
        result,
        numbers: texts.length,
      },
    };
  },
});
