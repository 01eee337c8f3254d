import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { writeFixedAssets, writeManifest } from './build.ts';
import { clientBundle, developmentServerBundle } from './bundles.ts';
import { printWarnings } from './warnings.ts';

/**
 * Prepares a build for `npm run dev` in `dist`. Resolves with a function that builds it incrementally, and rejects with the
 * errors in the code.
 */
export async function createDevelopmentBuild(dist: string): Promise<() => Promise<void>> {
  const options = { dist, development: true };
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist);
  // The project's own package.json declares ES modules, but the server's bundle is CommonJS.
  await writeFile(join(dist, 'package.json'), '{ "type": "commonjs" }\n');
  const client = await esbuild.context(clientBundle(options));
  const server = await esbuild.context(developmentServerBundle(dist));
  return async function updateBuild() {
    const steps = [client.rebuild(), writeFixedAssets(dist), server.rebuild()] as const;
    // Wait for all, even if one fails: `rebuild()` during a running build returns its stale result.
    await Promise.allSettled(steps);
    const [{ metafile, warnings }, fixed] = await Promise.all(steps);
    printWarnings(warnings);
    await writeManifest(options, fixed, metafile);
  };
}
