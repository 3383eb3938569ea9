import { useEffect, useState } from 'preact/hooks';
import { describeDataset } from '../lib/api.ts';
import { readDraft, readForm } from '../lib/fields.ts';
import { useLoaded } from '../lib/hooks.ts';
import type { DatasetInfo, Entry, FieldSchema, Part, Settings } from '../lib/types.ts';
import { colourOf } from './mix-bar.tsx';
import { DatasetPicker } from './picker.tsx';
import { type Drafts, SettingsForm } from './settings.tsx';
import { Count, draftsOf } from './setup.tsx';
import { Loaded } from './states.tsx';

interface PartEditorProps {
  readonly part: Part;
  readonly position: number;
  readonly entries: readonly Entry[];
  /** Datasets of the other parts: each may be named once. */
  readonly others: readonly string[];
  readonly onChange: (part: Part) => void;
  readonly onJudge: (name: string, isFaulty: boolean) => void;
  readonly onRemove: () => void;
}

const WEIGHT: FieldSchema = { type: 'number', exclusiveMinimum: 0 };

export function PartEditor({ part, position, entries, others, onChange, onJudge, onRemove }: PartEditorProps) {
  const [weight, setWeight] = useState(String(part.weight));
  const [hasBadSettings, setBadSettings] = useState(false);
  const reading = readDraft(WEIGHT, weight);
  const id = `part-${position}`;
  useEffect(() => onJudge(part.name, 'problem' in reading || hasBadSettings));
  const info = useLoaded(part.name, () => describeDataset(part.name));
  const changes = Object.keys(part.config).length;
  return (
    <li class="part">
      <span class={`swatch ${colourOf(position)}`} aria-hidden="true" />
      <div class="field">
        <label for={`${id}-name`}>Dataset {position + 1}</label>
        <DatasetPicker
          id={`${id}-name`}
          entries={entries}
          value={part.name}
          exclude={['composite', ...others]}
          onPick={(name) => onChange({ ...part, name, config: {} })}
        />
      </div>
      <Count
        id={`${id}-weight`}
        label="Weight"
        value={weight}
        reading={reading}
        onInput={(text) => {
          setWeight(text);
          const next = readDraft(WEIGHT, text);
          if ('value' in next) onChange({ ...part, weight: next.value as number });
        }}
      />
      <button type="button" class="quiet icon" aria-label={`Remove ${part.name}`} onClick={onRemove}>
        <span aria-hidden="true">✕</span>
      </button>
      <details class="more">
        <summary>
          Settings
          {changes > 0 && <span class="badge accent">{changes === 1 ? '1 changed' : `${changes} changed`}</span>}
        </summary>
        <Loaded of={info}>
          {(found) => (
            <PartSettings
              info={found}
              config={part.config}
              prefix={id}
              onChange={(config) => onChange({ ...part, config })}
              onJudge={setBadSettings}
            />
          )}
        </Loaded>
      </details>
    </li>
  );
}

interface PartSettingsProps {
  readonly info: DatasetInfo;
  readonly config: Settings;
  readonly prefix: string;
  readonly onChange: (config: Settings) => void;
  readonly onJudge: (isFaulty: boolean) => void;
}

function PartSettings({ info, config, prefix, onChange, onJudge }: PartSettingsProps) {
  const [drafts, setDrafts] = useState<Drafts>(() => draftsOf(info, config));
  const { problems } = readForm(info.schema.properties, info.defaults, drafts);
  return (
    <SettingsForm
      info={info}
      prefix={prefix}
      drafts={drafts}
      problems={problems}
      onChange={(key, draft) => {
        const next = { ...drafts, [key]: draft };
        setDrafts(next);
        const form = readForm(info.schema.properties, info.defaults, next);
        const isFaulty = Object.keys(form.problems).length > 0;
        onJudge(isFaulty);
        if (!isFaulty) onChange(form.config);
      }}
    />
  );
}
