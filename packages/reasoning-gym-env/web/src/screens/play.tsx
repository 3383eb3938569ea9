import { useEffect, useMemo } from 'preact/hooks';
import { describeDataset, listDatasets } from '../lib/api.ts';
import type { Connection, Status } from '../lib/connection.ts';
import { sortProblems } from '../lib/fields.ts';
import { useGame } from '../lib/game.ts';
import { drawSeed, go, swap, useLoaded } from '../lib/hooks.ts';
import { playLink } from '../lib/links.ts';
import type { Task } from '../lib/types.ts';
import { History } from '../parts/history.tsx';
import { Setup } from '../parts/setup.tsx';
import { Busy, Failure, Loaded } from '../parts/states.tsx';
import { Table } from '../parts/table.tsx';

interface PlayProps {
  readonly wanted: Partial<Task>;
  readonly connection: Connection;
  readonly status: Status;
}

const FIRST = 'leg_counting';

/** What is wanted, with the rest filled in; the address bar then names the exact question. */
export function Play({ wanted, connection, status }: PlayProps) {
  const isExact = wanted.dataset !== undefined && wanted.seed !== undefined;
  const filled = useMemo(
    (): Task => ({ dataset: FIRST, seed: drawSeed(), size: 100, index: 0, config: {}, ...wanted }),
    [JSON.stringify(wanted)],
  );
  useEffect(() => {
    if (!isExact) swap(playLink(filled));
  }, [isExact, filled]);
  return isExact ? <Room task={filled} connection={connection} status={status} /> : <Busy what="Choosing a question" />;
}

function Room({ task, connection, status }: { readonly task: Task } & Omit<PlayProps, 'wanted'>) {
  const { game, played, submit, forget, again } = useGame(connection, task);
  const datasets = useLoaded('datasets', listDatasets);
  const info = useLoaded(task.dataset, () => describeDataset(task.dataset));
  const keys = info.state === 'ready' ? Object.keys(info.value.schema.properties) : [];
  const refusal = game.phase === 'refused' ? sortProblems(game.message, keys) : undefined;
  const next = (): void => go(playLink({ ...task, index: (task.index + 1) % task.size }));

  return (
    <div class="play">
      <h1 class="name">{task.dataset}</h1>
      <p class="where">
        Question {task.index + 1} of {task.size}, seed {task.seed}
      </p>
      <section class="room" aria-label="Question">
        {status === 'lost' && (
          <p class="notice" role="status">
            The connection is gone. Reconnecting; your question and history are kept.
          </p>
        )}
        {game.phase === 'asking' && <Busy what="Making a question" />}
        {game.phase === 'refused' && (
          <Failure message={refusal!.rest || 'Some settings do not work together; see the form.'} retry={again} />
        )}
        {(game.phase === 'asked' || game.phase === 'marking' || game.phase === 'marked') && (
          <Table key={playLink(task)} game={game} task={task} submit={submit} next={next} />
        )}
        <History played={played} forget={forget} />
      </section>
      <aside class="setup" aria-label="Choose what to play">
        <Loaded of={datasets}>
          {(entries) => (
            <Loaded of={info}>
              {(found) => (
                <Setup
                  key={`${task.dataset} ${JSON.stringify(task.config)} ${task.seed} ${task.size}`}
                  task={task}
                  info={found}
                  entries={entries}
                  problems={refusal?.byKey ?? {}}
                />
              )}
            </Loaded>
          )}
        </Loaded>
      </aside>
    </div>
  );
}
