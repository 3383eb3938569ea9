import { DeadlineError, type MaybePromise } from 'openenv-core';
import type { Pool } from 'openenv-core/server';
import type { Item } from 'reasoning-gym';
import type { Plan } from '../plan.ts';
import { type Costs, createCosts } from './costs.ts';
import { runGuarded } from './guard.ts';
import type { Made, Recipe, WorkerTask } from './tasks.ts';

/** A request under way; whoever made it may cancel it. */
export interface Errand {
  cancel?: () => void;
}

/** Where questions are made and answers marked. */
export interface Workshop {
  item(plan: Plan, index: number, timeout: number, errand: Errand): MaybePromise<Item>;
  score(plan: Plan, item: Item, answer: string, timeout: number, errand: Errand): MaybePromise<number>;
}

/** Everything at once on the calling thread. */
export const onLoop: Workshop = {
  item: ({ dataset }, index) => dataset.at(index),
  score: ({ dataset }, item, answer) => dataset.score(answer, item),
};

export interface WorkshopOptions {
  readonly pool: Pool;
  readonly costs?: Costs;
  /** Told how long the making of a question took, in milliseconds. */
  readonly onMade?: (dataset: string, milliseconds: number) => void;
}

/** Work that has lately cost less than this many milliseconds is done on the event loop. */
const CHEAP = 1;
/** Work below this many milliseconds is done on the event loop too, rather than wait for a worker that is busy. */
const BEARABLE = 20;
/** Answers longer than this are marked by a worker, whatever marking has cost so far. */
const LONGEST_ANSWER = 4096;
/** Words and numbers. Anything else might be an expression that explodes, and is marked under guard. */
const PLAIN = /^[\w\s.,:;'"!?%$-]{0,400}$/;
/** Milliseconds that marking may hold up the event loop before a worker takes over. */
const PATIENCE = 50;

/** Cheap work on the event loop, everything else in workers; the first of a kind in a worker, to learn what it costs. */
export function createWorkshop({ pool, costs = createCosts(), onMade }: WorkshopOptions): Workshop {
  const firsts = new Map<string, Promise<unknown>>();
  const isForHere = (cost: number): boolean => cost < (pool.isFree ? CHEAP : BEARABLE);

  const send = async <T>(task: WorkerTask, kind: string, timeout: number, errand: Errand): Promise<T> => {
    const job = pool.run<Made<T>>(task, timeout);
    errand.cancel = job.cancel;
    try {
      const { value, cost } = await job.result;
      costs.note(kind, cost);
      if (task.type === 'item') onMade?.(task.recipe.name, cost);
      return value;
    } finally {
      delete errand.cancel;
    }
  };

  /** While the first of a kind is being worked on, others of its kind wait to hear what it costs. */
  const once = async <T>(
    kind: string,
    timeout: number,
    again: (left: number) => MaybePromise<T>,
    first: () => Promise<T>,
  ): Promise<T> => {
    const ahead = firsts.get(kind);
    if (ahead) {
      const started = performance.now();
      await ahead;
      const left = timeout - (performance.now() - started);
      if (left <= 0) throw new DeadlineError('It waited for a question of the same kind for too long');
      return again(left);
    }
    const result = first();
    const settled = result.then(forget, forget);
    firsts.set(kind, settled);
    try {
      return await result;
    } finally {
      firsts.delete(kind);
    }
  };

  const here = <T>(kind: string, run: () => T): { readonly value: T; readonly cost: number } => {
    const started = performance.now();
    const value = run();
    const cost = performance.now() - started;
    costs.note(kind, cost);
    return { value, cost };
  };

  const workshop: Workshop = {
    item(plan, index, timeout, errand) {
      const kind = plan.making;
      const cost = costs.get(kind);
      if (cost !== undefined && isForHere(cost)) {
        const made = here(kind, () => plan.dataset.at(index));
        onMade?.(plan.name, made.cost);
        return made.value;
      }
      const make = (isFirst: boolean, left: number): Promise<Item> =>
        send({ type: 'item', recipe: recipeOf(plan), index, isFirst }, kind, left, errand);
      if (cost !== undefined) return make(false, timeout);
      return once(
        kind,
        timeout,
        (left) => (costs.get(kind) === undefined ? make(false, left) : workshop.item(plan, index, left, errand)),
        () => make(true, timeout),
      );
    },
    score(plan, item, answer, timeout, errand) {
      const kind = plan.marking;
      const cost = costs.get(kind);
      const mark = (isFirst: boolean, left: number): Promise<number> =>
        send({ type: 'score', recipe: recipeOf(plan), item, answer, isFirst }, kind, left, errand);
      if (cost === undefined) {
        return once(
          kind,
          timeout,
          (left) =>
            costs.get(kind) === undefined ? mark(false, left) : workshop.score(plan, item, answer, left, errand),
          () => mark(true, timeout),
        );
      }
      if (!isForHere(cost) || answer.length > LONGEST_ANSWER) return mark(false, timeout);
      const run = (): number => plan.dataset.score(answer, item);
      if (PLAIN.test(answer)) return here(kind, run).value;
      return here(kind, () => runGuarded(run, PATIENCE)).value?.value ?? mark(false, timeout);
    },
  };
  return workshop;
}

const recipeOf = ({ name, seed, size, config }: Plan): Recipe => ({ name, seed, size, config });

const forget = (): void => undefined;
