/** The words of `str.split()`, one at a time: a long text costs nothing beyond the words asked for. */
export function* wordsOf(text: string): Generator<string, void> {
  for (const [word] of text.matchAll(/[^\s\x1c-\x1f\x85]+/g)) yield word;
}
