import { useState } from 'preact/hooks';
import { type Draft, draftOf, readDraft, readForm } from '../lib/fields.ts';
import { drawSeed, go } from '../lib/hooks.ts';
import { composeLink, playLink } from '../lib/links.ts';
import type { DatasetInfo, Entry, FieldSchema, Settings, Task } from '../lib/types.ts';
import { DatasetPicker } from './picker.tsx';
import { type Drafts, SettingsForm } from './settings.tsx';

interface SetupProps {
  readonly task: Task;
  readonly info: DatasetInfo;
  readonly entries: readonly Entry[];
  /** What the server has against the settings. */
  readonly problems: Readonly<Record<string, string>>;
}

/** Which questions to play: dataset, seed, size, and settings or a level of the curriculum. */
export function Setup({ task, info, entries, problems }: SetupProps) {
  const [seed, setSeed] = useState(String(task.seed));
  const [size, setSize] = useState(String(task.size));
  const [drafts, setDrafts] = useState<Drafts>(() => draftsOf(info, task.config));
  const [isTried, setTried] = useState(false);
  const form = readForm(info.schema.properties, info.defaults, drafts);
  const counts = { seed: readDraft(SEED, seed), size: readDraft(SIZE, size) };
  const isComposite = task.dataset === 'composite';

  const start = (): void => {
    setTried(true);
    if ('problem' in counts.seed || 'problem' in counts.size) return;
    if (!isComposite && Object.keys(form.problems).length > 0) return;
    const config = isComposite ? {} : form.config;
    const next = { ...task, seed: counts.seed.value as number, size: counts.size.value as number, config };
    const isSame = playLink({ ...next, index: task.index }) === playLink(task);
    go(playLink({ ...next, index: isSame ? task.index : 0 }));
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <div class="field">
        <label for="dataset">Dataset</label>
        <DatasetPicker
          id="dataset"
          entries={entries}
          value={task.dataset}
          exclude={isComposite ? [] : ['composite']}
          onPick={(dataset) => go(playLink({ dataset, seed: task.seed, size: task.size }))}
        />
        <small>{info.description}</small>
      </div>
      <div class="pair">
        <Count id="seed" label="Seed" value={seed} reading={counts.seed} onInput={setSeed} />
        <Count id="size" label="Size" value={size} reading={counts.size} onInput={setSize} />
      </div>
      {isComposite ? (
        <p>
          <a href={composeLink({ seed: task.seed, size: task.size, parts: task.specs ?? [] })}>Change the mixture</a>
        </p>
      ) : (
        <>
          <LevelSlider info={info} drafts={drafts} onChange={setDrafts} />
          <details class="more" open={Object.keys(task.config).length > 0 || Object.keys(problems).length > 0}>
            <summary>Settings</summary>
            <SettingsForm
              info={info}
              prefix="set"
              drafts={drafts}
              problems={{ ...problems, ...form.problems }}
              onChange={(key, draft) => setDrafts({ ...drafts, [key]: draft })}
            />
          </details>
        </>
      )}
      <p class="actions">
        <button type="submit">Start</button>
        <button type="button" class="quiet" onClick={() => go(playLink({ ...task, seed: drawSeed(), index: 0 }))}>
          New seed
        </button>
      </p>
      {isTried && Object.keys(form.problems).length > 0 && (
        <p class="problem" role="alert">
          Some settings need another value first.
        </p>
      )}
    </form>
  );
}

const SEED: FieldSchema = { type: 'integer', minimum: 0 };
const SIZE: FieldSchema = { type: 'integer', minimum: 1 };

interface CountProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly reading: ReturnType<typeof readDraft>;
  readonly onInput: (text: string) => void;
}

export const Count = ({ id, label, value, reading, onInput }: CountProps) => {
  const problem = 'problem' in reading ? reading.problem : undefined;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={value}
        aria-invalid={problem ? 'true' : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {problem && (
        <small id={`${id}-problem`} class="problem" role="alert">
          {problem}
        </small>
      )}
    </div>
  );
};

export function draftsOf({ schema: { properties }, defaults }: DatasetInfo, config: Settings): Drafts {
  const entries = Object.entries(config).filter(([key]) => properties[key]);
  return Object.fromEntries(
    entries.map(([key, value]): [string, Draft] => [key, draftOf(properties[key]!, value ?? defaults[key])]),
  );
}

interface LevelProps {
  readonly info: DatasetInfo;
  readonly drafts: Drafts;
  readonly onChange: (drafts: Drafts) => void;
}

/** Fills the settings with those of a level; the leftmost place stands for the defaults. */
export function LevelSlider({ info, drafts, onChange }: LevelProps) {
  const levels = info.level_configs;
  if (levels.length === 0) return null;
  const { config } = readForm(info.schema.properties, info.defaults, drafts);
  const drawn = levels.map((level) => readForm(info.schema.properties, info.defaults, draftsOf(info, level)).config);
  const found = drawn.findIndex((level) => JSON.stringify(level) === JSON.stringify(config));
  const isDefault = Object.keys(config).length === 0;
  const said = isDefault ? 'Default settings' : found >= 0 ? `Level ${found}` : 'Own settings';
  return (
    <div class="field level">
      <label for="level">
        Difficulty <output for="level">{said}</output>
      </label>
      <input
        id="level"
        type="range"
        min={-1}
        max={levels.length - 1}
        step={1}
        value={isDefault ? -1 : found}
        aria-valuetext={said}
        onInput={(event) => {
          const level = Number(event.currentTarget.value);
          onChange(level < 0 ? {} : draftsOf(info, levels[level]!));
        }}
      />
    </div>
  );
}
