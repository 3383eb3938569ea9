import { strip } from './python-text.ts';

/** Runs of letters, digits and underscores: Python's `\b\w+\b`. */
export const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}_]+/gu) ?? [];

/** `text.split()`: the pieces between blanks of any kind, as many of them as are asked for. */
export const splitAtBlanks = (text: string, most?: number): string[] =>
  strip(text)
    .split(/[\s\x1c-\x1f\x85]+/, most)
    .filter((piece) => piece !== '');
