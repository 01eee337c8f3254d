import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import { writeManifest } from '../../tools/build/build.ts';
import { clientBundle } from '../../tools/build/bundles.ts';

/** Milliseconds; a build takes longer than any page. */
const buildTimeout = 180_000;

/**
 * A copy of the built site whose browser scripts are built for development, where React warns about mistakes, for the
 * tests of a file. Returns the folder. Call it before `testSite`, which serves the copy.
 */
export async function developmentBuild(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'par-avion-'));
  beforeAll(async () => {
    const options = { dist, development: true };
    await cp('dist', dist, { recursive: true });
    const { metafile } = await build(clientBundle(options));
    await writeManifest(options, readBuildOutput('dist').manifest, metafile);
  }, buildTimeout);
  afterAll(() => rm(dist, { recursive: true, force: true }));
  return dist;
}
