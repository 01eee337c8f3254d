import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Asset } from './respond/build-output.ts';

/**
 * Puts this build's assets into the folder that all copies share, so that a copy of the build before, or after, can
 * serve what a page of this one names. Their names change with their content: what is there already is the same.
 */
export async function publishAssets(assets: readonly Asset[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const named = assets.filter(({ path }) => path.startsWith('/assets/'));
  await Promise.all(
    named.map(async ({ path, body }) => {
      const file = join(folder, basename(path));
      if (await exists(file)) return;
      // Renamed when it is complete: another copy never serves half a file.
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, body);
      await rename(draft, file);
    }),
  );
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
