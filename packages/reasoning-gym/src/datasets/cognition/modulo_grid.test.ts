import { expect, test } from 'vitest';
import { curriculumConfig } from '../../index.ts';
import moduloGrid from './modulo_grid.ts';

test('accepts the second level of its curriculum, where the reference asks for no remainder at all [modulo_grid-curriculum]', () => {
  const config = curriculumConfig('modulo_grid', 1);
  expect(config).toMatchObject({ max_target: 2 });
  expect(moduloGrid.create({ ...config, seed: 1 }).at(0).answer).toContain('✅');
});

test('refuses a divisor that never leaves a remainder', () => {
  expect(() => moduloGrid.create({ max_divisor: 1 })).toThrow('max_divisor (1)');
});
