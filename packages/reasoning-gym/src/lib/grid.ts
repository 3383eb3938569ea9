export const showGrid = (grid: readonly (readonly string[])[]): string => grid.map((row) => row.join('')).join('\n');

/**
 * Fewest steps between two cells of a grid stored row by row, moving up, down, left or right, or `undefined` when
 * they are apart. The border needs no guarding when it is closed all round.
 */
export function stepsBetween(start: number, goal: number, width: number, isOpen: Uint8Array): number | undefined {
  if (start === goal) return 0;
  const height = isOpen.length / width;
  const seen = new Uint8Array(isOpen.length);
  const queue = new Int32Array(isOpen.length);
  let [head, tail] = [0, 1];
  queue[0] = start;
  seen[start] = 1;
  for (let steps = 1; head < tail; steps++) {
    for (const end = tail; head < end; head++) {
      const cell = queue[head]!;
      const column = cell % width;
      const row = (cell - column) / width;
      for (let side = 0; side < 4; side++) {
        if (side === 0 ? row === 0 : side === 1 ? row === height - 1 : side === 2 ? column === 0 : column === width - 1)
          continue;
        const next = cell + (side === 0 ? -width : side === 1 ? width : side === 2 ? -1 : 1);
        if (seen[next] === 1 || isOpen[next] === 0) continue;
        if (next === goal) return steps;
        seen[next] = 1;
        queue[tail++] = next;
      }
    }
  }
  return undefined;
}
