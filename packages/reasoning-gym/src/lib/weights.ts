/** What is wrong with weights that should go one with each choice and add up to about one, if anything. */
export function weightsComplaint(
  key: string,
  weights: readonly number[],
  choices: readonly unknown[],
): string | undefined {
  if (weights.length !== choices.length) return `${key} must hold one weight for each of the ${choices.length} choices`;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return total.toFixed(1) === '1.0' ? undefined : `${key} must add up to 1, not ${total}`;
}
