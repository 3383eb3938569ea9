/** A tree whose nodes are numbered so that children come before their parents, the last one being the root. */
export interface Tree<Label> {
  readonly labels: readonly Label[];
  /** For each node the first one of its own branch: the leftmost leaf under it. */
  readonly firsts: readonly number[];
}

export interface EditCosts<Label> {
  readonly remove: (label: Label) => number;
  readonly insert: (label: Label) => number;
  readonly change: (from: Label, to: Label) => number;
}

/**
 * The least cost of turning one ordered tree into another by removing, inserting and relabelling nodes, after Zhang
 * and Shasha; `undefined` when it would take more than `limit` cells to find out.
 */
export function treeDistance<Label>(
  from: Tree<Label>,
  to: Tree<Label>,
  costs: EditCosts<Label>,
  limit: number,
): number | undefined {
  const [fromRoots, toRoots] = [keyRoots(from), keyRoots(to)];
  if (cellsOf(from, fromRoots) * cellsOf(to, toRoots) > limit) return undefined;
  const removals = from.labels.map((label) => costs.remove(label));
  const insertions = to.labels.map((label) => costs.insert(label));
  const width = to.labels.length;
  const whole = new Float64Array(from.labels.length * width);

  for (const i of fromRoots) {
    for (const j of toRoots) {
      const firstI = from.firsts[i]!;
      const firstJ = to.firsts[j]!;
      const columns = j - firstJ + 2;
      const part = new Float64Array((i - firstI + 2) * columns);
      for (let x = firstI; x <= i; x++) {
        part[(x - firstI + 1) * columns] = part[(x - firstI) * columns]! + removals[x]!;
      }
      for (let y = firstJ; y <= j; y++) part[y - firstJ + 1] = part[y - firstJ]! + insertions[y]!;

      for (let x = firstI; x <= i; x++) {
        const row = (x - firstI + 1) * columns;
        for (let y = firstJ; y <= j; y++) {
          const column = y - firstJ + 1;
          const startX = from.firsts[x]!;
          const startY = to.firsts[y]!;
          const isWhole = startX === firstI && startY === firstJ;
          const matched = isWhole
            ? part[row - columns + column - 1]! + costs.change(from.labels[x]!, to.labels[y]!)
            : part[(startX - firstI) * columns + startY - firstJ]! + whole[x * width + y]!;
          const edited = Math.min(
            part[row - columns + column]! + removals[x]!,
            part[row + column - 1]! + insertions[y]!,
          );
          // Labels without any distance (not a number) never match.
          const best = matched < edited ? matched : edited;
          part[row + column] = best;
          if (isWhole) whole[x * width + y] = best;
        }
      }
    }
  }
  return whole.at(-1)!;
}

/** The nodes that are the last with their leftmost leaf, in order. */
function keyRoots({ firsts }: Pick<Tree<unknown>, 'firsts'>): number[] {
  const last = new Map<number, number>();
  firsts.forEach((first, i) => last.set(first, i));
  return [...last.values()].sort((a, b) => a - b);
}

const cellsOf = ({ firsts }: Pick<Tree<unknown>, 'firsts'>, roots: readonly number[]): number =>
  roots.reduce((sum, root) => sum + root - firsts[root]! + 2, 0);
