import { useCallback, useEffect, useState } from 'preact/hooks';
import { type Place, readPlace } from './links.ts';

export type Loading<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void };

/** Loads something whenever the key changes. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loading<T> {
  const [result, setResult] = useState<{ readonly key: string; readonly loading: Loading<T> }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const settle = (loading: Loading<T>): void => {
      if (isCurrent) setResult({ key, loading });
    };
    load().then(
      (value) => settle({ state: 'ready', value }),
      (error: unknown) =>
        settle({ state: 'failed', message: messageOf(error), retry: () => setAttempt((count) => count + 1) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  return result?.key === key ? result.loading : { state: 'loading' };
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function usePlace(): Place {
  const [place, setPlace] = useState(() => readPlace(location.hash));
  useEffect(() => {
    const update = (): void => setPlace(readPlace(location.hash));
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
  return place;
}

export const go = (link: string): void => {
  location.hash = link;
};

/** Goes to a place without leaving the present one in the browser's history. */
export function swap(link: string): void {
  if (link === location.hash) return;
  history.replaceState(null, '', link);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

export const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;

/** Puts a text on the clipboard, and says for a while that it did. */
export function useCopy(): readonly [isCopied: boolean, copy: (text: string) => void] {
  const [isCopied, setCopied] = useState(false);
  const copy = useCallback((text: string) => {
    void copyText(text).then(() => {
      setCopied(true);
      setTimeout(() => setCopied(false), 1800);
    });
  }, []);
  return [isCopied, copy];
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Frames and plain HTTP may not use the clipboard directly.
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
}

export function download(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
