import { randomUUID } from 'node:crypto';
import {
  defineEnvironment,
  type EnvironmentKind,
  type MaybePromise,
  type Outcome,
  RequestError,
  type State,
  writeFloat,
  writeJson,
} from 'openenv-core';
import { describeDataset, type Item } from 'reasoning-gym';
import { Action, Observation, Reset, type Shown } from './models.ts';
import { andThen, choose, type Plan, remember } from './plan.ts';
import { onLoop, type Workshop } from './work/workshop.ts';

const BLANK: Shown = { metadata: {}, question: null, score: null, correct_answer: null, dataset_metadata: null };

/** One question an episode: reset asks it, step marks the answer. */
export function createEnvironmentKind(
  workshop: Workshop = onLoop,
): EnvironmentKind<typeof Reset, typeof Action, typeof Observation> {
  return defineEnvironment({
    name: 'reasoning_gym',
    about: {
      name: 'reasoning_gym',
      description:
        'Reasoning tasks of over a hundred kinds, made on demand and marked by rule: one question, one answer.',
      version: '1.0.0',
      author: null,
      documentation_url: null,
    },
    reset: Reset,
    action: Action,
    observation: Observation,
    write: (observation) => writeObservation(observation as unknown as Shown),
    create: () =>
      createEnvironment(workshop) as ReturnType<
        EnvironmentKind<typeof Reset, typeof Action, typeof Observation>['create']
      >,
  });
}

function createEnvironment(workshop: Workshop) {
  let plan: Plan | undefined;
  let position = 0;
  let asked: { readonly plan: Plan; readonly item: Item } | undefined;
  let verdict: Outcome<Shown> | undefined;
  let state: State = { episode_id: randomUUID(), step_count: 0 };
  const errand: { cancel?: () => void } = {};

  const begin = (
    chosen: Plan,
    index: number,
    item: Item,
    request: Reset,
    warnings: readonly string[],
  ): Outcome<Shown> => {
    remember(chosen, index, item);
    plan = chosen;
    position = index + 1 < chosen.size ? index + 1 : 0;
    asked = { plan: chosen, item };
    verdict = undefined;
    state = { episode_id: request.episode_id || randomUUID(), step_count: 0 };
    const metadata = warnings.length > 0 ? { warnings } : BLANK.metadata;
    return { observation: { ...BLANK, metadata, question: item.question }, reward: 0, done: false };
  };

  return {
    reset: (request: Reset, { timeout }: { readonly timeout: number }): MaybePromise<Outcome<Shown>> =>
      andThen(choose(request, plan), ({ plan: chosen, isNew, warnings }) => {
        const index = placeOf(request, chosen, isNew ? 0 : position);
        const made = chosen.recent.get(index) ?? workshop.item(chosen, index, timeout, errand);
        return andThen(made, (item) => begin(chosen, index, item, request, warnings));
      }),
    step({ answer }: Action, { timeout }: { readonly timeout: number }): MaybePromise<Outcome<Shown>> {
      state = { ...state, step_count: state.step_count + 1 };
      if (!asked) return { observation: BLANK, reward: 0, done: true };
      if (verdict) return verdict;
      const { item } = asked;
      return andThen(workshop.score(asked.plan, item, answer, timeout, errand), (score) => {
        verdict = judge(item, score);
        return verdict;
      });
    },
    get state() {
      return state;
    },
    close: () => errand.cancel?.(),
  };
}

/** The question that a reset asks for, else the one whose turn it is. */
function placeOf({ index }: Reset, { size }: Plan, turn: number): number {
  if (index == null) return turn;
  if (index >= size) throw new RequestError(`index must be below the size of the dataset, ${size}, not ${index}`);
  return index;
}

function judge({ answer, metadata }: Item, score: number): Outcome<Shown> {
  const dataset_metadata = Object.keys(metadata).length > 0 ? { ...metadata } : null;
  return { observation: { ...BLANK, score, correct_answer: answer, dataset_metadata }, reward: score, done: true };
}

/** JSON with floats where Python has floats. */
function writeObservation({ metadata, question, score, correct_answer, dataset_metadata }: Shown): string {
  const head = metadata === BLANK.metadata ? '{}' : writeJson(metadata);
  const tail =
    dataset_metadata === null ? 'null' : writeJson(dataset_metadata, floatsOf(dataset_metadata['source_dataset']));
  return (
    `{"metadata":${head},"question":${JSON.stringify(question)},"score":${writeFloat(score)},` +
    `"correct_answer":${JSON.stringify(correct_answer)},"dataset_metadata":${tail}}`
  );
}

const floats = new Map<unknown, ReadonlySet<string>>();

function floatsOf(name: unknown): ReadonlySet<string> {
  let found = floats.get(name);
  if (!found) floats.set(name, (found = new Set(describeDataset(String(name)).floats)));
  return found;
}
