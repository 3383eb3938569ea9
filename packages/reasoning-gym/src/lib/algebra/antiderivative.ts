import { derivative } from './derivative.ts';
import { minus } from './expression.ts';
import { attemptAlgebra, read } from './read.ts';
import { isZero } from './zero.ts';

/** Whether a text, perhaps in quotes, is a formula whose derivative equals that of another. */
export function isAntiderivative(text: string, integrand: string, variable: string): boolean {
  const found = read(unquoted(text.trim()), { variables: [variable, 'C'] });
  const target = read(integrand);
  if (!found || !target) return false;
  const rest = attemptAlgebra(() => minus(derivative(found, variable), target));
  return rest !== undefined && isZero(rest);
}

const unquoted = (text: string): string => /^(["'])([^"']*)\1$/.exec(text)?.[2] ?? text;
