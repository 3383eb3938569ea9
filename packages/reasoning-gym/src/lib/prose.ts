// Texts taken apart as Python takes them apart.

/** `text.split()`: what stands between blanks, at most `limit` pieces of it. */
export const splitWords = (text: string, limit?: number): string[] =>
  text
    .replace(/^[\s\x1c-\x1f\x85]+/, '')
    .split(/[\s\x1c-\x1f\x85]+/, limit)
    .filter((word) => word !== '');

/** `re.findall(r'\w+', text)`: unbroken runs of letters, digits and underscores. */
export const wordRuns = (text: string): string[] => text.match(/[\p{L}\p{N}_]+/gu) ?? [];

/** `str.isalpha()`. */
export const isAlpha = (text: string): boolean => /^\p{L}+$/u.test(text);

/** `str.isalnum()`. */
export const isAlphanumeric = (text: string): boolean => /^[\p{L}\p{N}]+$/u.test(text);
