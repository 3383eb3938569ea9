import { useEffect, useRef, useState } from 'preact/hooks';
import { type Connection, LostError } from './connection.ts';
import { messageOf } from './hooks.ts';
import { resetFor } from './links.ts';
import { visit } from './storage.ts';
import type { Played, Settings, Task, Verdict } from './types.ts';

export type Game =
  | { readonly phase: 'asking' }
  | { readonly phase: 'refused'; readonly message: string }
  | { readonly phase: 'asked' | 'marking'; readonly question: string }
  | { readonly phase: 'marked'; readonly question: string; readonly answer: string; readonly verdict: Verdict };

const MOST_PLAYED = 200;

/** One question: asks it when the task changes, marks an answer to it, keeps what was played. */
export function useGame(connection: Connection, task: Task) {
  const key = JSON.stringify(resetFor(task));
  const [state, setState] = useState<{ readonly key: string; readonly game: Game }>();
  const [attempt, setAttempt] = useState(0);
  const [played, setPlayed] = useState(() => visit.get<readonly Played[]>('played') ?? []);
  const episode = useRef('');
  const game: Game = state?.key === key ? state.game : { phase: 'asking' };
  const show = (next: Game): void => setState({ key, game: next });

  useEffect(() => {
    let isCurrent = true;
    const asked = (episode.current = newEpisode());
    setState({ key, game: { phase: 'asking' } });
    insist(connection, async () => connection.reset(resetFor(task), asked)).then(
      ({ question }) => isCurrent && show({ phase: 'asked', question: String(question) }),
      (error: unknown) => isCurrent && show({ phase: 'refused', message: messageOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);

  const submit = (answer: string): void => {
    if (game.phase !== 'asked') return;
    const { question } = game;
    const asked = episode.current;
    show({ phase: 'marking', question });
    insist(connection, async (present) => {
      if (present !== asked) await connection.reset(resetFor(task), asked);
      return connection.step(answer);
    }).then(
      (observation) => {
        const verdict = verdictIn(observation);
        const next = [{ task, question, answer, score: verdict.score }, ...played].slice(0, MOST_PLAYED);
        visit.set('played', next);
        setPlayed(next);
        if (episode.current === asked) show({ phase: 'marked', question, answer, verdict });
      },
      (error: unknown) => {
        if (episode.current === asked) show({ phase: 'refused', message: messageOf(error) });
      },
    );
  };

  const forget = (): void => {
    visit.set('played', []);
    setPlayed([]);
  };
  return { game, played, submit, forget, again: () => setAttempt((count) => count + 1) };
}

/** Tries until it gets an answer of either kind; a lost connection is waited out. */
async function insist<T>(connection: Connection, attempt: (episode: string) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt(await connection.ready());
    } catch (error) {
      if (!(error instanceof LostError)) throw error;
    }
  }
}

const verdictIn = ({ score, correct_answer, dataset_metadata }: Settings): Verdict => ({
  score: Number(score ?? 0),
  correct: correct_answer as string | null,
  metadata: dataset_metadata as Settings | null,
});

const newEpisode = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join('');
