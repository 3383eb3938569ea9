import type { Part } from '../lib/types.ts';

/** Colours that follow each other round; the style sheet knows as many. */
const COLOURS = 8;

export const colourOf = (index: number): string => `hue-${index % COLOURS}`;

/** The shares of a mixture as a bar; the list beside it says the same in words. */
export function MixBar({ parts }: { readonly parts: readonly Part[] }) {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const shares = parts.map(({ weight }) => (total > 0 ? weight / total : 0));
  let from = 0;
  return (
    <figure class="mix">
      <svg viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true">
        {shares.map((share, index) => {
          const x = from;
          from += share * 1000;
          return (
            <rect key={index} class={colourOf(index)} x={x} y={0} width={Math.max(0, share * 1000 - 3)} height={40} />
          );
        })}
      </svg>
      <figcaption>
        <ul>
          {parts.map(({ name }, index) => (
            <li key={name}>
              <span class={`swatch ${colourOf(index)}`} aria-hidden="true" />
              {name} <strong>{percent(shares[index]!)}</strong>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
