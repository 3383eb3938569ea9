import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Never part of an image or a Space, whatever else is said. */
const NEVER = ['.git', '.venv', '.env', '.env.*', '**/.git', '**/.env', '**/node_modules', '**/__pycache__'];

/**
 * The files of a directory that make its image, as paths with forward slashes, in order: all but what
 * `.dockerignore` leaves out. Patterns that take something back in (`!`) are not known.
 */
export function contextFiles(directory: string): string[] {
  const list = join(directory, '.dockerignore');
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
  const patterns = [...NEVER, ...lines.map((line) => line.trim()).filter((line) => line !== '' && line[0] !== '#')];
  const isLeftOut = matcher(patterns);
  const found: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(directory, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (isLeftOut(path)) continue;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) found.push(path);
    }
  };
  walk('');
  return found.toSorted();
}

/** Whether a path fits one of the patterns of a `.dockerignore`; a folder that fits leaves out all it holds. */
export function matcher(patterns: readonly string[]): (path: string) => boolean {
  const rules = patterns.map((pattern) => new RegExp(`^${source(pattern.replace(/^\/|\/$/g, ''))}$`));
  return (path) => rules.some((rule) => rule.test(path));
}

const source = (pattern: string): string =>
  pattern.replace(/\*\*\/|\*\*|[*?]|[.+^${}()|[\]\\]/g, (token) => {
    if (token === '**/') return '(?:.*/)?';
    if (token === '**') return '.*';
    if (token === '*') return '[^/]*';
    return token === '?' ? '[^/]' : `\\${token}`;
  });
