/** Storage that may be forbidden, as it is in some frames; then nothing is remembered. */
function memory(open: () => Storage) {
  return {
    get<T>(key: string): T | undefined {
      try {
        const text = open().getItem(`gym.${key}`);
        return text === null ? undefined : (JSON.parse(text) as T);
      } catch {
        return undefined;
      }
    },
    set(key: string, value: unknown): void {
      try {
        open().setItem(`gym.${key}`, JSON.stringify(value));
      } catch {
        // Full or forbidden: the page works without.
      }
    },
  };
}

/** Of this visit, kept across reloads. */
export const visit = memory(() => sessionStorage);
/** Of this browser. */
export const browser = memory(() => localStorage);
