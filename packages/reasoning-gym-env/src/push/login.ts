import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { UsageError } from '../cli/input.ts';

const HELP = 'set HF_TOKEN to a token with write access, or log in with `hf auth login`';

/** The token of Hugging Face's own tools; asked for at a terminal when there is none. */
export async function findToken(): Promise<string> {
  const { HF_TOKEN, HUGGING_FACE_HUB_TOKEN, HF_TOKEN_PATH, HF_HOME } = process.env;
  const named = HF_TOKEN ?? HUGGING_FACE_HUB_TOKEN;
  if (named) return named;
  const file = HF_TOKEN_PATH ?? join(HF_HOME ?? join(homedir(), '.cache', 'huggingface'), 'token');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept !== '') return kept;
  if (!process.stdin.isTTY) throw new UsageError(`Not logged in to Hugging Face: ${HELP}`);
  return ask();
}

async function ask(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const token = (await terminal.question('Hugging Face token: ')).trim();
    if (token === '') throw new UsageError(`No token given: ${HELP}`);
    return token;
  } finally {
    terminal.close();
  }
}
