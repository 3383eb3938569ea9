/** A binary heap: `pop` hands out the item that comes before all others. */
export class PriorityQueue<T> {
  private readonly heap: T[] = [];
  private readonly comesBefore: (left: T, right: T) => boolean;

  constructor(comesBefore: (left: T, right: T) => boolean) {
    this.comesBefore = comesBefore;
  }

  get size(): number {
    return this.heap.length;
  }

  push(item: T): void {
    const { heap } = this;
    let at = heap.length;
    heap.push(item);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.comesBefore(item, heap[parent]!)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = item;
  }

  pop(): T | undefined {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    let at = 0;
    for (let child = 1; child < heap.length; child = 2 * at + 1) {
      if (child + 1 < heap.length && this.comesBefore(heap[child + 1]!, heap[child]!)) child += 1;
      if (!this.comesBefore(heap[child]!, last)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return first;
  }
}
