/** A value as a tree that opens and closes. */
export function Tree({ value }: { readonly value: Readonly<Record<string, unknown>> }) {
  return (
    <dl class="tree">
      {Object.entries(value).map(([key, member]) => (
        <Branch key={key} name={key} value={member} />
      ))}
    </dl>
  );
}

/** Longest value that is shown on one line. */
const LINE = 60;

function Branch({ name, value }: { readonly name: string; readonly value: unknown }) {
  const text = JSON.stringify(value) ?? 'null';
  const isLarge = typeof value === 'object' && value !== null && text.length > LINE;
  if (!isLarge) {
    return (
      <div>
        <dt>{name}</dt>
        <dd>{typeof value === 'string' ? value : text}</dd>
      </div>
    );
  }
  const isTable = Array.isArray(value) && value.every((row) => Array.isArray(row) || typeof row === 'string');
  const members = Object.keys(value).length;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <details>
          <summary>{Array.isArray(value) ? `${members} entries` : `${members} members`}</summary>
          {isTable || Array.isArray(value) ? (
            <pre tabIndex={0} aria-label={name}>
              {value.map((row: unknown) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n')}
            </pre>
          ) : (
            <Tree value={value as Record<string, unknown>} />
          )}
        </details>
      </dd>
    </div>
  );
}
