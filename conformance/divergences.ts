import { readFileSync } from 'node:fs';
import type { Difference } from './compare.ts';

/** One deliberate difference from the reference. */
export interface Divergence {
  readonly id: string;
  /** A dataset, or `*` for all, or `server`, or `client`. */
  readonly dataset: string;
  /** The aspect of a recording it shows in; `behaviour` when it shows in none, and a test then cites the id. */
  readonly what: Difference['what'] | 'behaviour';
  /** Shows in fresh items now and then, but in no recording; a test cites the id. */
  readonly rare?: true;
  /** Narrows it to metadata paths or answers that match this pattern. */
  readonly where?: string;
  /** Narrows it to recordings where we give this. */
  readonly ours?: unknown;
  /** Narrows it to recordings where the reference gave this. */
  readonly theirs?: unknown;
  /** Narrows it to numbers, or texts of numbers, this close to each other in proportion. */
  readonly within?: number;
  readonly reason: string;
}

export const divergences: readonly Divergence[] = JSON.parse(
  readFileSync(new URL('divergences.json', import.meta.url), 'utf8'),
);

/** The entry that accounts for a difference, if any. */
export const excuseFor = (difference: Difference): Divergence | undefined =>
  divergences.find(
    ({ dataset, what, where, ours, theirs, within }) =>
      (dataset === difference.dataset || dataset === '*') &&
      what === difference.what &&
      (where === undefined || new RegExp(where, 's').test(difference.at)) &&
      (ours === undefined || ours === difference.ours) &&
      (theirs === undefined || theirs === difference.theirs) &&
      (within === undefined || areClose(difference, within)),
  );

const areClose = ({ ours, theirs }: Difference, within: number): boolean =>
  Math.abs(Number(ours) - Number(theirs)) <= within * Math.abs(Number(theirs));
