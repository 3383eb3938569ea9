import { EnvError } from 'openenv-core/client';
import { ReasoningGymEnv } from 'reasoning-gym-env/client';

/** What a client saw, in terms that can be compared. */
export interface Played {
  readonly questions: readonly (string | null)[];
  readonly answers: readonly (string | null)[];
  readonly rewards: readonly (number | null)[];
  readonly sources: readonly unknown[];
  readonly state: unknown;
  readonly refusal: string;
  /** The reward of a step after the connection broke, or the code of the error. */
  readonly afterBreak?: number | string | null | undefined;
}

const LEGS = { datasetName: 'leg_counting', seed: 42, size: 3 } as const;

/** Plays a few episodes anywhere: in Node or in a page, against our server or the Python one. */
export async function play(baseUrl: string, breakConnection?: () => void): Promise<Played> {
  const env = new ReasoningGymEnv({ baseUrl });
  const first = await env.reset({ ...LEGS, episodeId: 'ep-1' });
  const wrong = await env.step({ answer: 'no idea' });
  const state = await env.state();
  const second = await env.reset();
  const other = env.newSession();
  await other.reset(LEGS);
  const right = await other.step({ answer: wrong.observation.correctAnswer! });
  const refusal = await env.reset({ datasetName: 'no_such_dataset', seed: 1, size: 1 }).then(
    () => 'none',
    (error: unknown) => (error instanceof EnvError ? error.code : String(error)),
  );
  let afterBreak: Played['afterBreak'];
  if (breakConnection) {
    await other.reset(LEGS);
    breakConnection();
    afterBreak = await other.step({ answer: wrong.observation.correctAnswer! }).then(
      ({ reward }) => reward,
      (error: unknown) => (error instanceof EnvError ? error.code : String(error)),
    );
  }
  await env.close();
  return {
    questions: [first, second].map(({ observation }) => observation.question),
    answers: [wrong, right].map(({ observation }) => observation.correctAnswer),
    rewards: [first, wrong, right].map(({ reward }) => reward),
    sources: [wrong, right].map(({ observation }) => observation.datasetMetadata?.['source_dataset']),
    state,
    refusal,
    ...(breakConnection && { afterBreak }),
  };
}
