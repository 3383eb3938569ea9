/**
 * Fewest steps between two cells, moving up, down, left or right, or `undefined` when they are apart. The grid is
 * stored row by row, 1 for an open cell, and its border must be closed.
 */
export function stepsBetween(start: number, goal: number, width: number, isOpen: Uint8Array): number | undefined {
  if (start === goal) return 0;
  const unseen = isOpen.slice();
  const queue = [start];
  unseen[start] = 0;
  let head = 0;
  for (let steps = 1; head < queue.length; steps++) {
    for (const end = queue.length; head < end; head++) {
      const cell = queue[head]!;
      for (let side = 0; side < 4; side++) {
        const next = cell + (side === 0 ? -width : side === 1 ? 1 : side === 2 ? width : -1);
        if (unseen[next] === 0) continue;
        if (next === goal) return steps;
        unseen[next] = 0;
        queue.push(next);
      }
    }
  }
  return undefined;
}
