/** Draws until something acceptable comes up. The ceiling exists to turn an endless loop into a clear error. */
export function attempt<T>(wanted: string, draw: () => T | undefined, ceiling = 10_000): T {
  for (let tries = 0; tries < ceiling; tries++) {
    const found = draw();
    if (found !== undefined) return found;
  }
  throw new Error(`found no ${wanted} in ${ceiling} attempts; the settings leave too little room`);
}
