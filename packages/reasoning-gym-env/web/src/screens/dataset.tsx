import { useState } from 'preact/hooks';
import { describeDataset, fetchItems } from '../lib/api.ts';
import { settingsOf } from '../lib/fields.ts';
import { drawSeed, messageOf, useLoaded } from '../lib/hooks.ts';
import { catalogueLink, composeLink, playLink } from '../lib/links.ts';
import type { DatasetInfo, Sample } from '../lib/types.ts';
import { Badges } from '../parts/badges.tsx';
import { Question } from '../parts/question.tsx';
import { titleOf } from '../parts/settings.tsx';
import { Failure, Loaded } from '../parts/states.tsx';

/** Everything about one dataset. */
export function DatasetPage({ name }: { readonly name: string }) {
  const info = useLoaded(name, () => describeDataset(name));
  return (
    <>
      <p class="crumbs">
        <a href={catalogueLink()}>Catalogue</a>
      </p>
      <Loaded of={info}>{(found) => <Details info={found} />}</Loaded>
    </>
  );
}

function Details({ info }: { readonly info: DatasetInfo }) {
  const { name, category, description, schema, level_configs } = info;
  const settings = settingsOf(schema.properties);
  const mixture = { seed: 42, size: 100, parts: [{ name, weight: 1, config: {} }] };
  return (
    <article class="dataset">
      <header>
        <p class="eyebrow">{titleOf(category)}</p>
        <h1 class="name">{name}</h1>
        <p class="lead">{description}</p>
        <Badges settings={settings.length} levels={level_configs.length} />
        <p class="actions">
          <a class="button" href={playLink({ dataset: name })}>
            Play
          </a>
          <a class="button quiet" href={composeLink(mixture)}>
            Use in a mixture
          </a>
        </p>
      </header>
      {info.sample && <LiveSample name={name} first={info.sample} />}
      {settings.length > 0 && <SettingsTable info={info} />}
      {level_configs.length > 0 && <LevelsTable info={info} />}
    </article>
  );
}

function LiveSample({ name, first }: { readonly name: string; readonly first: Sample }) {
  const [sample, setSample] = useState(first);
  const [problem, setProblem] = useState('');
  const draw = (): void => {
    fetchItems(name, { seed: drawSeed(), size: 1 }).then(
      ([item]) => (setSample(item!), setProblem('')),
      (error: unknown) => setProblem(messageOf(error)),
    );
  };
  return (
    <section aria-labelledby="sample">
      <div class="row">
        <h2 id="sample">A sample</h2>
        <button type="button" class="quiet" onClick={draw}>
          Draw another
        </button>
      </div>
      {problem && <Failure message={problem} retry={draw} />}
      <div class="sheet" aria-live="polite">
        <Question text={sample.question} />
        <details>
          <summary>Answer</summary>
          {sample.answer === null ? (
            <p>Several answers are right; a rule decides.</p>
          ) : (
            <Question text={sample.answer} to={sample.question} />
          )}
        </details>
      </div>
    </section>
  );
}

const SettingsTable = ({ info }: { readonly info: DatasetInfo }) => (
  <section aria-labelledby="settings">
    <h2 id="settings">Settings</h2>
    <div class="scroll" tabIndex={0} role="group" aria-label="Settings">
      <table class="facts">
        <thead>
          <tr>
            <th scope="col">Setting</th>
            <th scope="col">Default</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {settingsOf(info.schema.properties).map(([key, { description }]) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>
                <code>{short(info.defaults[key])}</code>
              </td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

function LevelsTable({ info: { name, level_configs } }: { readonly info: DatasetInfo }) {
  const keys = [...new Set(level_configs.flatMap(Object.keys))];
  return (
    <section aria-labelledby="levels">
      <h2 id="levels">Curriculum</h2>
      <div class="scroll" tabIndex={0} role="group" aria-label="Curriculum">
        <table class="facts">
          <thead>
            <tr>
              <th scope="col">Level</th>
              {keys.map((key) => (
                <th key={key} scope="col">
                  <code>{key}</code>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {level_configs.map((config, level) => (
              <tr key={level}>
                <th scope="row">
                  <a href={playLink({ dataset: name, config })} aria-label={`Play level ${level}`}>
                    {level}
                  </a>
                </th>
                {keys.map((key) => (
                  <td key={key}>{short(config[key])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const LONGEST = 48;

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
