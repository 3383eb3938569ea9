import { expect, test } from 'vitest';
import intermediateIntegration from './intermediate_integration.ts';

test('answers are closed forms that its own scorer accepts for their value [intermediate_integration-closed-form]', () => {
  for (const symbols of ['x', ['X']]) {
    const data = intermediateIntegration.create({ seed: 9, size: 200, max_poly_degree: 6, symbols });
    for (const item of data) {
      expect(item.answer).not.toContain('Integral');
      expect(data.score(`0 + ${item.answer}`, item), item.answer!).toBe(1);
      expect(data.score(`${item.answer} + ${item.metadata.variable}`, item), item.answer!).toBe(0);
    }
  }
});

test('refuses bounds in the wrong order, and weights that do not match', () => {
  expect(() => intermediateIntegration.create({ linear_lower_bound: 5, linear_upper_bound: 4 })).toThrow(
    'linear_upper',
  );
  expect(() => intermediateIntegration.create({ outer_constant_min: 5 })).toThrow('outer_constant_max');
  expect(() => intermediateIntegration.create({ problem_type_weights: [1, 0] })).toThrow('problem_type_weights');
});
