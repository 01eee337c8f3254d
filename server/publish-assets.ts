import { randomUUID } from 'node:crypto';
import { rename, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Asset } from './build-output.ts';
import type { Log } from './log.ts';
import { OperatorError } from './operator-error.ts';

/** Dates say to the day when an asset was last needed. What removes old assets must keep them for longer. */
const renewEveryMs = 24 * 60 * 60 * 1000;

/**
 * Puts this build's assets into the folder that all instances share, so that an instance of the build before, or
 * after, can serve what a page of this one names. Resolves when they are there; renews their dates each day until the
 * returned function is called.
 *
 * @throws {OperatorError} when the folder can't be written. Later problems are logged.
 */
export async function keepAssetsPublished(
  assets: readonly Asset[],
  folder: string,
  log: Log,
): Promise<() => void> {
  await publishAssets(assets, folder);
  const timer = setInterval(() => {
    publishAssets(assets, folder).catch((error) => log.error(error, 'assets are not renewed'));
  }, renewEveryMs).unref();
  return () => clearInterval(timer);
}

async function publishAssets(assets: readonly Asset[], folder: string): Promise<void> {
  await checkSharedFolder(folder);
  const named = assets.filter(({ path }) => path.startsWith('/assets/'));
  await Promise.all(named.map(({ path, body }) => publish(folder, basename(path), body)));
}

/**
 * Writes to the folder, and leaves nothing behind.
 *
 * @throws {OperatorError} when it is missing or can't be written: it is never created, since a folder that is not
 *   mounted would be one that no other instance sees
 */
export async function checkSharedFolder(folder: string): Promise<void> {
  const file = join(folder, `.${randomUUID()}`);
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

async function publish(folder: string, name: string, body: Buffer): Promise<void> {
  const file = join(folder, name);
  const now = new Date();
  // Names change with content: what is there already is the same. Its date says when it was last needed.
  const isMissing = await utimes(file, now, now).catch(() => true);
  if (!isMissing) return;
  // Renamed when it is complete: no instance ever serves half a file, or one whose name begins with a dot. In containers
  // all process ids are 1.
  const draft = join(folder, `.${name}.${randomUUID()}`);
  await writeFile(draft, body);
  await rename(draft, file);
}
