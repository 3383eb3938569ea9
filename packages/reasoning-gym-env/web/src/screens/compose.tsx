import { useEffect, useState } from 'preact/hooks';
import { listDatasets } from '../lib/api.ts';
import { readDraft } from '../lib/fields.ts';
import { useLoaded } from '../lib/hooks.ts';
import { composeLink, type Mixture, playLink } from '../lib/links.ts';
import { visit } from '../lib/storage.ts';
import type { Entry, FieldSchema, Part } from '../lib/types.ts';
import { Export } from '../parts/export.tsx';
import { MixBar } from '../parts/mix-bar.tsx';
import { PartEditor } from '../parts/part-editor.tsx';
import { Preview } from '../parts/preview.tsx';
import { Count } from '../parts/setup.tsx';
import { Empty, Loaded } from '../parts/states.tsx';

const START: Mixture = {
  seed: 42,
  size: 100,
  parts: [
    { name: 'leg_counting', weight: 2, config: {} },
    { name: 'maze', weight: 1, config: {} },
    { name: 'chain_sum', weight: 1, config: {} },
  ],
};

export function Compose({ draft }: { readonly draft: Partial<Mixture> }) {
  const datasets = useLoaded('datasets', listDatasets);
  return (
    <>
      <section class="hero">
        <h1>Mix your own dataset.</h1>
        <p>Choose datasets and how often each is drawn. Play the mixture, or take it with you.</p>
      </section>
      <Loaded of={datasets}>
        {(entries) => <Mixer entries={entries} first={{ ...START, ...visit.get<Mixture>('mixture'), ...draft }} />}
      </Loaded>
    </>
  );
}

const COUNT: FieldSchema = { type: 'integer', minimum: 1 };
const SEED: FieldSchema = { type: 'integer', minimum: 0 };

function Mixer({ entries, first }: { readonly entries: readonly Entry[]; readonly first: Mixture }) {
  const [parts, setParts] = useState<readonly Part[]>(first.parts);
  const [seed, setSeed] = useState(String(first.seed));
  const [size, setSize] = useState(String(first.size));
  const [faulty, setFaulty] = useState<ReadonlySet<string>>(new Set());
  const counts = { seed: readDraft(SEED, seed), size: readDraft(COUNT, size) };
  const mixture: Mixture = {
    seed: 'value' in counts.seed ? Number(counts.seed.value) : first.seed,
    size: 'value' in counts.size ? Number(counts.size.value) : first.size,
    parts,
  };
  const used = parts.map(({ name }) => name);
  const isSound =
    parts.length > 0 && used.every((name) => !faulty.has(name)) && 'value' in counts.seed && 'value' in counts.size;
  const link = composeLink(mixture);
  useEffect(() => {
    visit.set('mixture', mixture);
    history.replaceState(null, '', link);
  }, [link]);

  const change = (at: number, part: Part): void => setParts(parts.map((old, index) => (index === at ? part : old)));
  const judge = (name: string, isFaulty: boolean): void => {
    if (faulty.has(name) === isFaulty) return;
    const next = new Set(faulty);
    if (isFaulty) next.add(name);
    else next.delete(name);
    setFaulty(next);
  };
  const free = entries.filter(({ name }) => name !== 'composite' && !used.includes(name));

  return (
    <div class="compose">
      <section class="mixer" aria-label="Parts of the mixture">
        {parts.length === 0 ? <Empty>No part yet. Add the first one below.</Empty> : <MixBar parts={parts} />}
        <ul class="parts">
          {parts.map((part, index) => (
            <PartEditor
              key={part.name}
              part={part}
              position={index}
              entries={entries}
              others={used.filter((name) => name !== part.name)}
              onChange={(next) => change(index, next)}
              onJudge={judge}
              onRemove={() => setParts(parts.filter((_, other) => other !== index))}
            />
          ))}
        </ul>
        <p class="actions">
          <button
            type="button"
            class="quiet"
            disabled={free.length === 0}
            onClick={() => setParts([...parts, { name: free[0]!.name, weight: 1, config: {} }])}
          >
            Add a dataset
          </button>
        </p>
      </section>
      <aside class="setup" aria-label="The mixture">
        <div class="pair">
          <Count id="mix-seed" label="Seed" value={seed} reading={counts.seed} onInput={setSeed} />
          <Count id="mix-size" label="Size" value={size} reading={counts.size} onInput={setSize} />
        </div>
        {isSound ? (
          <>
            <p class="actions">
              <a class="button" href={playLink({ dataset: 'composite', ...mixture, index: 0, specs: parts })}>
                Play the mixture
              </a>
            </p>
            <Export mixture={mixture} />
          </>
        ) : (
          <p class="problem" role="alert">
            Mend the fields marked in red to play or export this mixture.
          </p>
        )}
      </aside>
      {isSound && <Preview mixture={mixture} />}
    </div>
  );
}
