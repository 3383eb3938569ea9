import { Script } from 'node:vm';

const SLOT = Symbol.for('reasoning-gym-env.guarded');
const slot = globalThis as unknown as Record<symbol, (() => unknown) | undefined>;
const script = new Script(`globalThis[Symbol.for('reasoning-gym-env.guarded')]()`);

/** Runs something on this thread for so many milliseconds at most; `undefined` when it had to be interrupted. */
export function runGuarded<T>(run: () => T, milliseconds: number): { readonly value: T } | undefined {
  slot[SLOT] = run;
  try {
    return { value: script.runInThisContext({ timeout: milliseconds }) as T };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    throw error;
  } finally {
    slot[SLOT] = undefined;
  }
}
