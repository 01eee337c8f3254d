import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { writeFixedAssets, writeManifest } from './build.ts';
import { clientBundle, developmentServerBundle } from './bundles.ts';
import { printWarnings } from './warnings.ts';

/**
 * Prepares a build for `npm run dev` in `dist`. Resolves with the function that builds it, and brings it up to date: of
 * the sources it reads again only those that have changed. That rejects with what is wrong with the code.
 */
export async function createDevelopmentBuild(dist: string): Promise<() => Promise<void>> {
  const options = { dist, development: true };
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist);
  // The project's own package.json says that its modules are ES modules; the server's bundle is none.
  await writeFile(join(dist, 'package.json'), '{ "type": "commonjs" }\n');
  const client = await esbuild.context(clientBundle(options));
  const server = await esbuild.context(developmentServerBundle(dist));
  return async function updateBuild() {
    const steps = [client.rebuild(), writeFixedAssets(dist), server.rebuild()] as const;
    // Each to its end, also where another fails: asked again meanwhile, esbuild would give the result of the one that runs,
    // which has not seen the next save.
    await Promise.allSettled(steps);
    const [{ metafile, warnings }, fixed] = await Promise.all(steps);
    printWarnings(warnings);
    await writeManifest(options, fixed, metafile);
  };
}
