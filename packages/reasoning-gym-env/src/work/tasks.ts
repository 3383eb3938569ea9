import type { Item, Seed, WireConfig } from 'reasoning-gym';

/** A dataset in words that travel between threads. */
export interface Recipe {
  readonly name: string;
  readonly seed: Seed;
  readonly size: number;
  readonly config: WireConfig;
}

export type WorkerTask = (
  | { readonly type: 'item'; readonly index: number }
  | { readonly type: 'score'; readonly item: Item; readonly answer: string }
) & {
  readonly recipe: Recipe;
  /** Nobody knows yet what work of this kind costs. */
  readonly isFirst: boolean;
};

/** What was made and how long it took, in milliseconds. */
export interface Made<T> {
  readonly value: T;
  readonly cost: number;
}
