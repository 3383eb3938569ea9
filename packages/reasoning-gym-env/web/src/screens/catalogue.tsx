import { useMemo, useState } from 'preact/hooks';
import { listDatasets } from '../lib/api.ts';
import { useLoaded } from '../lib/hooks.ts';
import { catalogueLink } from '../lib/links.ts';
import type { Entry } from '../lib/types.ts';
import { Badges } from '../parts/badges.tsx';
import { byCategory } from '../parts/picker.tsx';
import { titleOf } from '../parts/settings.tsx';
import { Empty, Loaded } from '../parts/states.tsx';
import { DatasetPage } from './dataset.tsx';

export function Catalogue({ dataset }: { readonly dataset: string | undefined }) {
  const datasets = useLoaded('datasets', listDatasets);
  if (dataset) return <DatasetPage key={dataset} name={dataset} />;
  return <Loaded of={datasets}>{(entries) => <Shelves entries={entries} />}</Loaded>;
}

function Shelves({ entries }: { readonly entries: readonly Entry[] }) {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const known = useMemo(() => byCategory(entries.filter(({ name }) => name !== 'composite')), [entries]);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ name, description, category: of }: Entry): boolean => {
    const text = `${name} ${name.replaceAll('_', ' ')} ${description} ${of}`.toLowerCase();
    return (category === '' || of === category) && words.every((word) => text.includes(word));
  };
  const shown = known
    .map(([of, members]) => [of, members.filter(matches)] as const)
    .filter(([, members]) => members.length > 0);
  const count = shown.reduce((sum, [, members]) => sum + members.length, 0);

  return (
    <>
      <section class="hero">
        <h1>Questions without end, each with an answer that can be checked.</h1>
        <p>
          {known.reduce((sum, [, members]) => sum + members.length, 0)} kinds of reasoning task, made on demand from a
          seed. Look around, play a few yourself, or mix your own training set.
        </p>
      </section>
      <div class="search" role="search">
        <label for="search">Search the datasets</label>
        <input
          id="search"
          type="search"
          placeholder="maze, primes, calendar…"
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
        <div class="chips" role="group" aria-label="Categories">
          {['', ...known.map(([of]) => of)].map((of) => (
            <button key={of} type="button" class="chip" aria-pressed={category === of} onClick={() => setCategory(of)}>
              {of === '' ? 'All' : titleOf(of)}
            </button>
          ))}
        </div>
        <p class="count" aria-live="polite">
          {count === 1 ? '1 dataset' : `${count} datasets`}
        </p>
      </div>
      {count === 0 && <Empty>Nothing fits. Try a shorter word or another category.</Empty>}
      {shown.map(([of, members]) => (
        <section key={of} class="shelf" aria-labelledby={`shelf-${of}`}>
          <h2 id={`shelf-${of}`}>{titleOf(of)}</h2>
          <ul class="cards">
            {members.map((entry) => (
              <Card key={entry.name} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const Card = ({ entry: { name, description, settings, levels } }: { readonly entry: Entry }) => (
  <li class="card">
    <a href={catalogueLink(name)}>{name}</a>
    <p>{description}</p>
    <Badges settings={settings} levels={levels} />
  </li>
);
