import { Worker } from 'node:worker_threads';
import { BusyError, DeadlineError, RequestError } from '../environment.ts';

export interface PoolOptions {
  /** The module that workers run; it calls `serveTasks`. */
  readonly script: URL;
  readonly size: number;
  /** Tasks that may wait for a worker. */
  readonly longestQueue?: number;
  /** Mebibytes of heap that a worker may use. */
  readonly memory?: number;
  readonly onLost?: (reason: string) => void;
}

export interface Job<T> {
  readonly result: Promise<T>;
  /** Stops caring: a waiting task is forgotten, a running one is stopped with its worker. */
  readonly cancel: () => void;
}

/** Threads for work that may take long. A task that outlives its deadline is stopped, its thread replaced. */
export interface Pool {
  run<T>(task: unknown, timeout: number): Job<T>;
  /** Starts the threads before they are needed. */
  warm(): void;
  readonly queued: number;
  /** Whether a task would be taken up at once. */
  readonly isFree: boolean;
  close(): Promise<void>;
}

/** What a worker answers. */
export type Reply = { readonly value: unknown } | { readonly refused: string } | { readonly failed: string };

interface Task {
  readonly task: unknown;
  readonly timeout: number;
  readonly settle: (reply: Reply | Error) => void;
  timer: NodeJS.Timeout | undefined;
  thread: Thread | undefined;
}

interface Thread {
  readonly worker: Worker;
  current: Task | undefined;
}

/** Workers do not inherit what lets Node run TypeScript, so a source file is loaded through it by hand. */
function launch(script: URL, memory: number): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: memory };
  if (!script.pathname.endsWith('.ts')) return new Worker(script, { resourceLimits });
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(script.href)}); })`;
  return new Worker(load, { eval: true, execArgv: ['--conditions=source'], resourceLimits });
}

export function createPool(options: PoolOptions): Pool {
  const { script, size, longestQueue = 4096, memory = 512, onLost } = options;
  const threads = new Set<Thread>();
  const idle: Thread[] = [];
  const queue = new Set<Task>();
  let isClosed = false;

  const start = (): Thread => {
    const worker = launch(script, memory);
    const thread: Thread = { worker, current: undefined };
    threads.add(thread);
    worker.unref();
    worker.on('message', (reply: Reply) => {
      if (!threads.has(thread)) return;
      const done = thread.current;
      thread.current = undefined;
      idle.push(thread);
      if (done) finish(done, reply);
      next();
    });
    worker.on('error', (error) => lose(thread, error.message));
    worker.on('exit', () => lose(thread, 'it ended by itself'));
    return thread;
  };

  /** A thread that died by itself takes its task with it, and nothing else. */
  const lose = (thread: Thread, reason: string): void => {
    if (isClosed || !threads.delete(thread)) return;
    const position = idle.indexOf(thread);
    if (position >= 0) idle.splice(position, 1);
    onLost?.(reason);
    if (thread.current) finish(thread.current, new RequestError(`The work could not be finished: ${reason}`));
    next();
  };

  const discard = (thread: Thread): void => {
    threads.delete(thread);
    void thread.worker.terminate();
    idle.push(start());
  };

  const finish = (task: Task, reply: Reply | Error): void => {
    clearTimeout(task.timer);
    queue.delete(task);
    task.thread = undefined;
    task.settle(reply);
  };

  const expire = (task: Task): void => {
    const { thread } = task;
    const seconds = Math.round(task.timeout / 100) / 10;
    if (thread) {
      discard(thread);
      onLost?.('deadline');
    }
    finish(task, new DeadlineError(`It took longer than ${seconds} s and was stopped; ask for something smaller`));
    if (thread) next();
  };

  const next = (): void => {
    if (isClosed) return;
    for (const task of queue) {
      const thread = idle.pop() ?? (threads.size < size ? start() : undefined);
      if (!thread) return;
      queue.delete(task);
      thread.current = task;
      task.thread = thread;
      thread.worker.postMessage(task.task);
    }
  };

  return {
    run<T>(work: unknown, timeout: number): Job<T> {
      let task!: Task;
      const result = new Promise<T>((resolve, reject) => {
        const settle = (reply: Reply | Error): void => {
          if (reply instanceof Error) reject(reply);
          else if ('value' in reply) resolve(reply.value as T);
          else if ('refused' in reply) reject(new RequestError(reply.refused));
          else reject(new Error(reply.failed));
        };
        task = { task: work, timeout, settle, timer: undefined, thread: undefined };
      });
      if (isClosed || queue.size >= longestQueue) {
        task.settle(new BusyError('Too much is waiting to be worked on; try again in a moment'));
        return { result, cancel: () => undefined };
      }
      task.timer = setTimeout(expire, timeout, task);
      queue.add(task);
      next();
      return {
        result,
        cancel() {
          if (task.thread) discard(task.thread);
          else if (!queue.has(task)) return;
          finish(task, new RequestError('The client has gone'));
          next();
        },
      };
    },
    warm() {
      while (!isClosed && threads.size < size) idle.push(start());
    },
    get queued() {
      return queue.size;
    },
    get isFree() {
      return idle.length > 0 || threads.size < size;
    },
    async close() {
      isClosed = true;
      for (const task of [...queue]) finish(task, new BusyError('The server is stopping'));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
