import type { Command } from 'commander';
import { UsageError } from './input.ts';

interface PushFlags {
  readonly directory?: string;
  readonly repoId?: string;
  readonly namespace?: string;
  readonly baseImage?: string;
  readonly private?: boolean;
}

/** Adds `push`. */
export function addPush(program: Command): void {
  program
    .command('push')
    .description('send an environment to a Hugging Face Space')
    .argument('[directory]', 'the environment; the current directory when left out')
    .option('-d, --directory <path>', 'the environment, as an option')
    .option('-r, --repo-id <owner/name>', 'the Space; by default yours, named like the environment')
    .option('--namespace <owner>', 'whose Space, when --repo-id is not given')
    .option('-b, --base-image <image>', 'image to build upon in place of the first in the Dockerfile')
    .option('--private', 'make a new Space private')
    .action(async (directory: string | undefined, flags: PushFlags) =>
      push(directory ?? flags.directory ?? '.', flags),
    );
}

async function push(directory: string, { repoId, namespace, baseImage, private: isPrivate = false }: PushFlags) {
  if (repoId !== undefined && !/^[\w.-]+\/[\w.-]+$/.test(repoId)) {
    throw new UsageError(`--repo-id must be owner/name, not ${repoId}`);
  }
  const [{ readEnvironment, spaceFiles }, { findToken }, { openHub }] = await Promise.all([
    import('../push/space.ts'),
    import('../push/login.ts'),
    import('../push/hub.ts'),
  ]);
  const manifest = readEnvironment(directory);
  const files = spaceFiles(directory, manifest, baseImage);
  const hub = openHub(await findToken());
  const space = repoId ?? `${namespace ?? (await hub.owner())}/${manifest.name}`;
  const isNew = await hub.createSpace(space, isPrivate);
  console.error(`${isNew ? 'Created' : 'Found'} the Space ${space}; sending ${files.length} files`);
  await hub.send(space, files, (line) => console.error(line));
  console.log(hub.pageOf(space));
}
