import { without } from '../scenes.ts';
import type { Draw } from '../draw.ts';

/** Up to so many of the positions, in the order drawn, of which no two are next to each other. */
export function drawSpaced(draw: Draw, positions: readonly number[], count: number): number[] {
  const chosen: number[] = [];
  let free = positions;
  while (chosen.length < count && free.length > 0) {
    const position = draw.choice(free);
    free = without(free, position - 1, position, position + 1);
    chosen.push(position);
  }
  return chosen;
}
