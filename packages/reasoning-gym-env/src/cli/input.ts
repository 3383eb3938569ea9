import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetNames, datasetNames, isDatasetName, provideAsset } from 'reasoning-gym';
import { parse as parseYaml } from 'yaml';

/** Something the user gave that cannot be used; the message says what. */
export class UsageError extends Error {}

export function knownName(name: string): string {
  if (isDatasetName(name)) return name;
  const near = datasetNames.filter((known) => known.includes(name) || name.includes(known)).slice(0, 5);
  throw new UsageError(
    `no dataset named ${name}; ${near.length > 0 ? `did you mean ${near.join(', ')}?` : '`reasoning-gym list` shows them all'}`,
  );
}

/** A seed of any size, exact. */
export function readSeed(text: string): number | bigint {
  if (!/^[+-]?\d+$/.test(text)) throw new UsageError(`--seed must be a whole number, not ${text}`);
  const value = BigInt(text);
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

export function readCount(flag: string, text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value > 0) return value;
  throw new UsageError(`${flag} must be a positive whole number, not ${text}`);
}

export function readJson(flag: string, text: string): Record<string, unknown> {
  try {
    return asRecord(flag, JSON.parse(text));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${flag} is not valid JSON: ${(error as Error).message}`);
  }
}

export function readYamlFile(flag: string, path: string): Record<string, unknown> {
  const text = readText(flag, path);
  try {
    return asRecord(flag, parseYaml(text));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${flag} ${path} is not valid YAML: ${(error as Error).message.split('\n')[0]}`);
  }
}

/** A file's text, or standard input for `-`. */
export function readText(flag: string, path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw new UsageError(`${flag} ${path} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/** Puts the files of a folder in the place of the assets of the same names. */
export function useData(folder: string): void {
  let files: string[];
  try {
    files = readdirSync(folder);
  } catch (error) {
    throw new UsageError(`--data ${folder} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
  const found = assetNames.filter((name) => files.includes(name));
  if (found.length === 0) throw new UsageError(`--data ${folder} holds none of ${assetNames.join(', ')}`);
  for (const name of found) provideAsset(name, readFileSync(join(folder, name), 'utf8'));
}

function asRecord(flag: string, value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new UsageError(`${flag} must hold an object of settings`);
}
