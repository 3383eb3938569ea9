import { useCopy } from '../lib/hooks.ts';

export function CopyButton({ text, label }: { readonly text: () => string; readonly label: string }) {
  const [isCopied, copy] = useCopy();
  return (
    <button type="button" class="quiet" onClick={() => copy(text())}>
      <span aria-live="polite">{isCopied ? 'Copied' : label}</span>
    </button>
  );
}
