/** Words of one length, in alphabetical order, each with the words that differ from it in a single letter. */
export interface Ladder {
  readonly words: readonly string[];
  readonly known: ReadonlySet<string>;
  /** Positions in `words`, ascending. */
  readonly neighbours: readonly (readonly number[])[];
}

export function ladderOf(list: readonly string[]): Ladder {
  const known = new Set(list);
  const words = [...known].sort();
  const neighbours: number[][] = words.map(() => []);
  const lookalikes = new Map<string, number[]>();
  words.forEach((word, index) => {
    for (let i = 0; i < word.length; i++) {
      const shape = `${word.slice(0, i)}*${word.slice(i + 1)}`;
      const group = lookalikes.get(shape);
      if (group) group.push(index);
      else lookalikes.set(shape, [index]);
    }
  });
  for (const group of lookalikes.values()) {
    for (const index of group) for (const other of group) if (other !== index) neighbours[index]!.push(other);
  }
  for (const list of neighbours) list.sort((left, right) => left - right);
  return { words, known, neighbours };
}

/** The first of the shortest paths when neighbours are tried in order, or `undefined` when there is none. */
export function pathBetween(start: number, end: number, neighbours: Ladder['neighbours']): number[] | undefined {
  const cameFrom = new Int32Array(neighbours.length).fill(-1);
  const queue = new Int32Array(neighbours.length);
  cameFrom[start] = start;
  queue[0] = start;
  for (let head = 0, tail = 1; head < tail && cameFrom[end] === -1; head++) {
    const current = queue[head]!;
    for (const next of neighbours[current]!) {
      if (cameFrom[next] !== -1) continue;
      cameFrom[next] = current;
      queue[tail++] = next;
    }
  }
  if (cameFrom[end] === -1) return undefined;
  const path = [end];
  while (path[0] !== start) path.unshift(cameFrom[path[0]!]!);
  return path;
}
