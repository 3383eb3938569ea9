import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { UsageError } from '../cli/input.ts';
import { contextFiles } from './context.ts';

export interface SpaceFile {
  /** Where it goes, with forward slashes. */
  readonly path: string;
  readonly content: string | Buffer;
}

export interface Manifest {
  readonly name: string;
  readonly description?: string;
}

const PORT = 8000;

/** Reads `openenv.yaml` and makes sure that the directory holds what a Space is built from. */
export function readEnvironment(directory: string): Manifest {
  const path = join(directory, 'openenv.yaml');
  if (!existsSync(path)) throw new UsageError(`${directory} holds no openenv.yaml`);
  let manifest: unknown;
  try {
    manifest = parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`openenv.yaml is not valid YAML: ${(error as Error).message}`);
  }
  const { name, description } = (manifest ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string' || name === '') throw new UsageError('openenv.yaml must give the environment a name');
  if (!existsSync(join(directory, 'README.md'))) throw new UsageError(`${directory} holds no README.md`);
  if (dockerfileOf(directory) === undefined) {
    throw new UsageError(`${directory} holds neither a Dockerfile nor a server/Dockerfile`);
  }
  return { name, ...(typeof description === 'string' && { description }) };
}

const dockerfileOf = (directory: string): string | undefined =>
  ['Dockerfile', 'server/Dockerfile'].find((path) => existsSync(join(directory, path)));

/** Everything that goes to the Space: the files of the image, with Dockerfile and README made ready for it. */
export function spaceFiles(directory: string, manifest: Manifest, baseImage?: string): SpaceFile[] {
  const dockerfile = dockerfileOf(directory)!;
  const read = (path: string): Buffer => readFileSync(join(directory, path));
  const changed = new Map([
    ['Dockerfile', prepareDockerfile(read(dockerfile).toString('utf8'), baseImage)],
    ['README.md', prepareReadme(read('README.md').toString('utf8'), manifest)],
  ]);
  const ignore = existsSync(join(directory, '.dockerignore')) ? ['.dockerignore'] : [];
  const kept = new Set([...ignore, ...contextFiles(directory)]);
  for (const path of [dockerfile, ...changed.keys()]) kept.delete(path);
  return [
    ...Array.from(changed, ([path, content]) => ({ path, content })),
    ...Array.from(kept, (path) => ({ path, content: read(path) })),
  ];
}

/** Turns the web interface on, and puts another image in the place of the first one built upon. */
export function prepareDockerfile(text: string, baseImage?: string): string {
  const first = /^FROM\s+(?:--\S+\s+)?(\S+)/im.exec(text)?.[1];
  if (first === undefined) throw new UsageError('the Dockerfile has no FROM line');
  const based =
    baseImage === undefined
      ? text
      : text.replace(/^(FROM\s+(?:--\S+\s+)?)(\S+)/gim, (line, head: string, image: string) =>
          image === first ? head + baseImage : line,
        );
  if (based.includes('ENABLE_WEB_INTERFACE')) return based;
  return based.replace(/^CMD\b/m, 'ENV ENABLE_WEB_INTERFACE=true\nCMD');
}

/** Adds the front matter that makes a README the card of a Docker Space; what is there already stays. */
export function prepareReadme(text: string, { name }: Manifest): string {
  const found = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text);
  const given = (found ? parse(found[1]!) : {}) as Record<string, unknown>;
  const wanted = {
    title: titleOf(name),
    emoji: '🧠',
    colorFrom: 'blue',
    colorTo: 'purple',
    sdk: 'docker',
    pinned: false,
    app_port: PORT,
    base_path: '/web',
    tags: ['openenv', 'reasoning', 'evaluation'],
  };
  const missing = Object.entries(wanted).filter(([key]) => !Object.hasOwn(given, key));
  const lines = missing.map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const head = [...(found ? [found[1]!] : []), ...lines].join('\n');
  return `---\n${head}\n---\n${found ? text.slice(found[0].length) : `\n${text}`}`;
}

const titleOf = (name: string): string =>
  basename(name)
    .split(/[_-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
