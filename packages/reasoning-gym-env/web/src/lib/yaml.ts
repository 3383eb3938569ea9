import type { Mixture } from './links.ts';

/** A mixture as the command line's `generate composite --spec` reads it. */
export const asSpec = ({ seed, size, parts }: Mixture): object => ({ seed, size, datasets: parts });

export const writeYaml = (mixture: Mixture): string => `${lines(asSpec(mixture), '').join('\n')}\n`;

function lines(value: unknown, indent: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((member) => {
      if (!isBranch(member)) return [`${indent}- ${scalar(member)}`];
      const inner = lines(member, `${indent}  `);
      return [`${indent}- ${inner[0]!.trimStart()}`, ...inner.slice(1)];
    });
  }
  return Object.entries(value as object).flatMap(([key, member]) =>
    isBranch(member) ? [`${indent}${key}:`, ...lines(member, `${indent}  `)] : [`${indent}${key}: ${scalar(member)}`],
  );
}

const isBranch = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** JSON is YAML; plain words need no quotes. */
const scalar = (value: unknown): string =>
  typeof value === 'string' && /^[a-z][a-z_]*$/.test(value) && !/^(true|false|null|yes|no|on|off|y|n)$/.test(value)
    ? value
    : JSON.stringify(value);
