import { execFile } from 'node:child_process';

export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a program to its end, or kills it when the time is up; only a program that is not there is thrown. */
export const runCommand = (program: string, args: readonly string[], timeout: number): Promise<Ran> =>
  new Promise((resolve, reject) => {
    execFile(program, args, { timeout, killSignal: 'SIGKILL', maxBuffer: LARGEST }, (error, output, errors) => {
      if (error?.code === 'ENOENT') return reject(error);
      const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0;
      resolve({
        code,
        output: output.trim(),
        errors: error?.killed ? `no end within ${timeout / 1000} s` : errors.trim(),
      });
    });
  });

const LARGEST = 64 * 1024 * 1024;
