import { useState } from 'preact/hooks';
import { fetchLines } from '../lib/api.ts';
import { readDraft } from '../lib/fields.ts';
import { download, messageOf } from '../lib/hooks.ts';
import type { Mixture } from '../lib/links.ts';
import type { FieldSchema } from '../lib/types.ts';
import { asSpec, writeYaml } from '../lib/yaml.ts';
import { CopyButton } from './copy.tsx';
import { Count } from './setup.tsx';

type Format = 'YAML' | 'JSON';

/** The mixture to take away: its spec, or items of it. */
export function Export({ mixture }: { readonly mixture: Mixture }) {
  const [format, setFormat] = useState<Format>('YAML');
  const text = format === 'YAML' ? writeYaml(mixture) : `${JSON.stringify(asSpec(mixture), null, 2)}\n`;
  return (
    <section class="export" aria-labelledby="export">
      <h2 id="export">Take it with you</h2>
      <div class="row">
        <div class="chips" role="group" aria-label="Format">
          {(['YAML', 'JSON'] as const).map((name) => (
            <button
              key={name}
              type="button"
              class="chip"
              aria-pressed={format === name}
              onClick={() => setFormat(name)}
            >
              {name}
            </button>
          ))}
        </div>
        <span class="actions">
          <CopyButton label="Copy" text={() => text} />
          <button
            type="button"
            class="quiet"
            onClick={() => download(`mixture.${format.toLowerCase()}`, text, 'text/plain')}
          >
            Save
          </button>
        </span>
      </div>
      <pre tabIndex={0} aria-label={`The mixture as ${format}`}>
        {text}
      </pre>
      <Items mixture={mixture} />
    </section>
  );
}

function Items({ mixture: { seed, size, parts } }: { readonly mixture: Mixture }) {
  const most = Math.min(size, 10_000);
  const bounds: FieldSchema = { type: 'integer', minimum: 1, maximum: most };
  const [wanted, setWanted] = useState(String(Math.min(100, most)));
  const [said, setSaid] = useState('');
  const reading = readDraft(bounds, wanted);
  const fetchAll = (): void => {
    if ('problem' in reading) return;
    setSaid('Making items…');
    fetchLines('composite', { seed, size, dataset_specs: parts, count: reading.value }).then(
      (text) => {
        download('items.jsonl', text, 'application/x-ndjson');
        setSaid(`${text.split('\n').length - 1} items saved.`);
      },
      (error: unknown) => setSaid(messageOf(error)),
    );
  };
  return (
    <>
      <div class="pair end">
        <Count id="items" label="Items" value={wanted} reading={reading} onInput={setWanted} />
        <button type="button" onClick={fetchAll}>
          Download JSONL
        </button>
      </div>
      <p class="count" role="status">
        {said}
      </p>
    </>
  );
}
