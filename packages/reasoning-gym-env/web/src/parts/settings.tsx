import { type Draft, draftOf, kindOf, settingsOf } from '../lib/fields.ts';
import type { DatasetInfo, FieldSchema } from '../lib/types.ts';

export type Drafts = Readonly<Record<string, Draft>>;

interface SettingsProps {
  readonly info: DatasetInfo;
  readonly drafts: Drafts;
  readonly problems: Readonly<Record<string, string>>;
  /** Sets forms on one page apart. */
  readonly prefix: string;
  readonly onChange: (key: string, draft: Draft) => void;
}

/** A form made from the schema of a dataset. */
export function SettingsForm({ info, drafts, problems, prefix, onChange }: SettingsProps) {
  const fields = settingsOf(info.schema.properties);
  if (fields.length === 0) return <p class="empty">This dataset has no settings of its own.</p>;
  return (
    <div class="fields">
      {fields.map(([key, schema]) => (
        <Field
          key={key}
          id={`${prefix}-${key}`}
          name={key}
          schema={schema}
          draft={drafts[key] ?? draftOf(schema, info.defaults[key])}
          problem={problems[key]}
          onChange={(draft) => onChange(key, draft)}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly schema: FieldSchema;
  readonly draft: Draft;
  readonly problem: string | undefined;
  readonly onChange: (draft: Draft) => void;
}

function Field({ id, name, schema, draft, problem, onChange }: FieldProps) {
  const kind = kindOf(schema);
  const hint = hintOf(schema);
  const said = {
    id,
    'aria-describedby': problem ? `${id}-problem` : `${id}-hint`,
    'aria-invalid': problem ? ('true' as const) : undefined,
  };
  const notes = (
    <>
      <small id={`${id}-hint`}>{hint}</small>
      {problem && (
        <small id={`${id}-problem`} class="problem" role="alert">
          {problem}
        </small>
      )}
    </>
  );
  if (kind === 'flag') {
    return (
      <div class="field flag">
        <label>
          <input
            {...said}
            type="checkbox"
            checked={draft === true}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          {titleOf(name)}
        </label>
        {notes}
      </div>
    );
  }
  if (kind === 'subset') {
    const chosen = draft as readonly string[];
    const toggle = (choice: string): void =>
      onChange(chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice]);
    return (
      <fieldset class="field subset" id={id} aria-describedby={`${id}-hint`}>
        <legend>{titleOf(name)}</legend>
        {schema.items!.enum!.map(String).map((choice) => (
          <label key={choice}>
            <input type="checkbox" checked={chosen.includes(choice)} onChange={() => toggle(choice)} />
            {choice}
          </label>
        ))}
        {notes}
      </fieldset>
    );
  }
  return (
    <div class="field">
      <label for={id}>{titleOf(name)}</label>
      {kind === 'choice' && (
        <select {...said} value={String(draft)} onChange={(event) => onChange(event.currentTarget.value)}>
          {schema.enum!.map(String).map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
      {(kind === 'list' || kind === 'json') && (
        <textarea
          {...said}
          rows={kind === 'json' ? 4 : 2}
          spellcheck={false}
          value={String(draft)}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {(kind === 'number' || kind === 'text') && (
        <input
          {...said}
          type="text"
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          autocomplete="off"
          spellcheck={false}
          value={String(draft)}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {notes}
    </div>
  );
}

export const titleOf = (key: string): string => key.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

function hintOf(schema: FieldSchema): string {
  const { minimum, maximum } = schema.anyOf?.find((option) => option.minimum !== undefined) ?? schema;
  const bounds = [
    minimum !== undefined && maximum !== undefined && `${minimum} to ${maximum}`,
    minimum !== undefined && maximum === undefined && `from ${minimum}`,
    minimum === undefined && maximum !== undefined && `up to ${maximum}`,
  ].find(Boolean);
  const text = (schema.description ?? '').replace(/^(Lower|Upper) bound: /, '');
  return [text.replace(/^./, (first) => first.toUpperCase()), bounds].filter(Boolean).join(' · ');
}
