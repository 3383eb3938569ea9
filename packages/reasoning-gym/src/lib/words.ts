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

/** What `str.isspace` says of a character. */
function isBlank(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code >= 0x1c;
  if (code < 0x1680) return code === 0x85 || code === 0xa0;
  return code !== 0xfeff && /\s/.test(String.fromCharCode(code));
}
