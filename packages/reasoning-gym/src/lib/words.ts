import { isBlank } from './python-text.ts';

/** Runs of letters, digits and underscores: Python's `\b\w+\b`. */
export const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}_]+/gu) ?? [];

/** `text.split()`: the pieces between blanks of any kind, as many of them as are asked for. */
export function splitAtBlanks(text: string, most = Number.POSITIVE_INFINITY): string[] {
  const words: string[] = [];
  for (const word of wordsOf(text)) {
    if (words.length === most) break;
    words.push(word);
  }
  return words;
}

/** The words of `str.split()`, one at a time, so that a long text costs no more than the words asked for. */
export function* wordsOf(text: string): Generator<string, void> {
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const isInside = i < text.length && !isBlank(text.charCodeAt(i));
    if (isInside && start < 0) start = i;
    if (isInside || start < 0) continue;
    yield text.slice(start, i);
    start = -1;
  }
}

/** `str.isalpha()`. */
export const isAlpha = (text: string): boolean => /^\p{L}+$/u.test(text);

/** `str.isalnum()`. */
export const isAlphanumeric = (text: string): boolean => /^[\p{L}\p{N}]+$/u.test(text);
