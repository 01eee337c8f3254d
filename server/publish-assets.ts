import { randomUUID } from 'node:crypto';
import { rename, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Asset } from './build-output.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Puts this build's assets into the folder that all instances share, so that an instance of the build before, or
 * after, can serve what a page of this one names.
 */
export async function publishAssets(assets: readonly Asset[], folder: string): Promise<void> {
  await checkSharedFolder(folder);
  const named = assets.filter(({ path }) => path.startsWith('/assets/'));
  await Promise.all(named.map(({ path, body }) => publish(join(folder, basename(path)), body)));
}

/**
 * Writes to the folder, and leaves nothing behind.
 *
 * @throws {OperatorError} when it is missing or can't be written: it is never created, since a folder that is not
 *   mounted would be one that no other instance sees
 */
export async function checkSharedFolder(folder: string): Promise<void> {
  const file = join(folder, randomUUID());
  try {
    await writeFile(file, '');
    await rm(file);
  } catch (cause) {
    const reason = (cause as Error).message.split(',', 1)[0];
    const name = JSON.stringify(folder);
    throw new OperatorError(`SHARED_ASSETS is ${name}: it can't be written (${reason}).`, {
      cause,
    });
  }
}

async function publish(file: string, body: Buffer): Promise<void> {
  const now = new Date();
  // Names change with content: what is there already is the same. Its date says when it was last needed.
  const isMissing = await utimes(file, now, now).catch(() => true);
  if (!isMissing) return;
  // Renamed when it is complete: no instance ever serves half a file. In containers all process ids are 1.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, body);
  await rename(draft, file);
}
