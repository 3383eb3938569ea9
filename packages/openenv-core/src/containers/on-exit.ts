import { spawnSync } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const left = new Map<string, string>();

/** Removes a container should this process end before it does so itself; the result calls that off. */
export function removeOnExit(command: string, id: string): () => void {
  if (left.size === 0) watch();
  left.set(id, command);
  return () => {
    if (left.delete(id) && left.size === 0) unwatch();
  };
}

function removeAll(): void {
  for (const [id, command] of left) spawnSync(command, ['rm', '-f', id], { timeout: 20_000, stdio: 'ignore' });
  left.clear();
}

/** Ends the process as the signal would have, unless somebody else listens for it. */
function onSignal(signal: NodeJS.Signals): void {
  removeAll();
  unwatch();
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

function watch(): void {
  process.on('exit', removeAll);
  for (const signal of SIGNALS) process.on(signal, onSignal);
}

function unwatch(): void {
  process.off('exit', removeAll);
  for (const signal of SIGNALS) process.off(signal, onSignal);
}
