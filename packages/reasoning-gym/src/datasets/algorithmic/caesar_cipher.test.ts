import { expect, test } from 'vitest';
import { attributesOf, configAt } from '../../core/curriculum.ts';
import caesarCipher from './caesar_cipher.ts';

test('climbs to a rotation of 25 and stays there [caesar_cipher-levels]', () => {
  const rotations = [0, 1, 2, 3].map((level) => configAt(attributesOf(caesarCipher.fields), level)['max_rotation']);
  expect(rotations).toEqual([15, 25, 25, 25]);
});
