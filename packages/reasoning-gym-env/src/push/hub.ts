import { createRepo, HubApiError, uploadFilesWithProgress, whoAmI } from '@huggingface/hub';
import { UsageError } from '../cli/input.ts';
import type { SpaceFile } from './space.ts';

/** The part of the Hub that a push needs. */
export interface Hub {
  /** Whose token it is. */
  owner(): Promise<string>;
  /** Makes the Space unless it is there; whether it is new. */
  createSpace(space: string, isPrivate: boolean): Promise<boolean>;
  send(space: string, files: readonly SpaceFile[], say: (line: string) => void): Promise<void>;
  pageOf(space: string): string;
}

/** At Hugging Face, or where `HF_ENDPOINT` says. */
export function openHub(accessToken: string): Hub {
  const hubUrl = (process.env['HF_ENDPOINT'] ?? 'https://huggingface.co').replace(/\/+$/, '');
  const access = { accessToken, hubUrl };
  const repoOf = (name: string) => ({ type: 'space', name }) as const;
  return {
    owner: () => told(async () => (await whoAmI(access)).name),
    createSpace: (space, isPrivate) =>
      told(async () => {
        try {
          await createRepo({ ...access, repo: repoOf(space), sdk: 'docker', private: isPrivate });
          return true;
        } catch (error) {
          if (error instanceof HubApiError && error.statusCode === 409) return false;
          throw error;
        }
      }),
    send: (space, files, say) =>
      told(async () => {
        const uploads = files.map(({ path, content }) => ({ path, content: new Blob([content]) }));
        let shown = '';
        const upload = { ...access, repo: repoOf(space), files: uploads, commitTitle: 'Update the environment' };
        for await (const progress of uploadFilesWithProgress(upload)) {
          const line = progress.event === 'phase' ? PHASES[progress.phase] : undefined;
          if (line !== undefined && line !== shown) say((shown = line));
        }
      }),
    pageOf: (space) => `${hubUrl}/spaces/${space}`,
  };
}

const PHASES: Readonly<Record<string, string>> = {
  preuploading: 'Asking how to send them',
  uploadingLargeFiles: 'Sending large files',
  committing: 'Sending the rest',
};

/** A refusal by the Hub is something to be told, not a fault of ours. */
async function told<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof HubApiError) throw new UsageError(`The Hub refused (${error.statusCode}): ${error.message}`);
    if (error instanceof TypeError && error.message === 'fetch failed')
      throw new UsageError(
        `The Hub cannot be reached: ${(error.cause as Error | undefined)?.message ?? 'no connection'}`,
      );
    throw error;
  }
}
