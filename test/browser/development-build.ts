import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { build } from '../../tools/build/build.ts';

/** Milliseconds; a build takes longer than any page. */
const buildTimeout = 180_000;

/**
 * Builds the site for development, where React warns about mistakes, for the tests of a file. Returns the folder. Call
 * it before `testSite`, which serves the build.
 */
export async function developmentBuild(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'par-avion-'));
  beforeAll(() => build({ dist, development: true }), buildTimeout);
  afterAll(() => rm(dist, { recursive: true, force: true }));
  return dist;
}
