import { randomUUID } from 'node:crypto';
import { rename, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { OperatorError } from './operator-error.ts';
import type { Asset } from './respond/build-output.ts';

/**
 * Puts this build's assets into the folder that all instances share, so that an instance of the build before, or
 * after, can serve what a page of this one names.
 *
 * @throws {OperatorError} when the folder is missing or can't be written: it is never created, since a folder that is
 *   not mounted would be one that no other instance sees
 */
export async function publishAssets(assets: readonly Asset[], folder: string): Promise<void> {
  const named = assets.filter(({ path }) => path.startsWith('/assets/'));
  await explainFailure(folder, async () => {
    await Promise.all(named.map(({ path, body }) => publish(join(folder, basename(path)), body)));
  });
}

/** Throws as `publishAssets` would; leaves nothing behind. */
export async function checkSharedAssets(folder: string): Promise<void> {
  await explainFailure(folder, async () => {
    const file = join(folder, randomUUID());
    await writeFile(file, '');
    await rm(file);
  });
}

async function explainFailure(folder: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (cause) {
    const reason = (cause as Error).message.split(',', 1)[0];
    throw new OperatorError(
      `SHARED_ASSETS is ${JSON.stringify(folder)}: no assets can be written there (${reason}).`,
      { cause },
    );
  }
}

async function publish(file: string, body: Buffer): Promise<void> {
  const now = new Date();
  // Names change with content: what is there already is the same. Its date says when it was last needed.
  const exists = await utimes(file, now, now).then(
    () => true,
    () => false,
  );
  if (exists) return;
  // Renamed when it is complete: no instance ever serves half a file. In containers all process ids are 1.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, body);
  await rename(draft, file);
}
