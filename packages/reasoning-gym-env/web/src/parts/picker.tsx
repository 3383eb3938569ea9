import type { Entry } from '../lib/types.ts';
import { titleOf } from './settings.tsx';

interface PickerProps {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly value: string;
  readonly exclude?: readonly string[];
  readonly onPick: (name: string) => void;
}

/** All datasets in one list, by category. */
export function DatasetPicker({ id, entries, value, exclude = [], onPick }: PickerProps) {
  return (
    <select id={id} value={value} onChange={(event) => onPick(event.currentTarget.value)}>
      {byCategory(entries.filter(({ name }) => !exclude.includes(name))).map(([category, members]) => (
        <optgroup key={category} label={titleOf(category)}>
          {members.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

export function byCategory(entries: readonly Entry[]): readonly (readonly [string, readonly Entry[]])[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.category);
    if (group) group.push(entry);
    else groups.set(entry.category, [entry]);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}
