import { RequestError } from '../src/environment.ts';
import { serveTasks } from '../src/server/worker.ts';

export type Spin = { readonly spin: number } | { readonly refuse: string } | { readonly crash: true };

serveTasks((task: Spin): string => {
  if ('refuse' in task) throw new RequestError(task.refuse);
  if ('crash' in task) process.exit(3);
  const end = performance.now() + task.spin;
  while (performance.now() < end);
  return 'done';
});
