import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

type Builder = { build(options: { dist: string; development: boolean }): Promise<void> };

/** Milliseconds; on a busy machine a build takes much longer than any page. */
const buildTimeout = 180_000;

/**
 * Builds the site for development, in which React says what it finds wrong, for the tests of a file. Returns the
 * folder; to be called before `testSite`, which serves it.
 */
export async function developmentBuild(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'par-avion-'));
  beforeAll(async () => {
    // The compiler's project for `tools` rests on the one for `test`, so only the running program may look back.
    const address = new URL('../../tools/build/build.ts', import.meta.url).href;
    const { build } = (await import(address)) as Builder;
    await build({ dist, development: true });
  }, buildTimeout);
  afterAll(() => rm(dist, { recursive: true, force: true }));
  return dist;
}
