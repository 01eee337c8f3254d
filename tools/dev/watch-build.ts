import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { listFiles } from '../../server/files/build-output.ts';
import { printWarnings, writeManifest } from '../build/build.ts';
import { clientBundle, serverBundle } from '../build/bundles.ts';
import { type FixedAssets, writeFixedAssets } from '../build/fixed-assets.ts';
import { styleFolders } from '../build/styles.ts';
import { describeError } from '../expected-errors.ts';

type OnBuilt = (problem?: string) => Promise<void>;

/**
 * Builds the site into `dist`, again after each save. Calls `onBuilt` after each build, with the error if it failed.
 * Builds and calls never overlap.
 */
export async function watchBuild(dist: string, onBuilt: OnBuilt): Promise<void> {
  const options = { dist, development: true };
  await rm(dist, { recursive: true, force: true });
  const server = await esbuild.context(serverBundle(options));
  const { plugins, ...bundle } = clientBundle(options);
  // Written once, since rendering images is slow.
  let fixed: FixedAssets | undefined;

  async function completeBuild({ errors, warnings, metafile }: esbuild.BuildResult) {
    const [error] = esbuild.formatMessagesSync(errors, { kind: 'error' });
    if (error || !metafile) return onBuilt(error);
    try {
      printWarnings(warnings);
      await server.rebuild();
      fixed ??= await writeFixedAssets(dist);
      await writeManifest(options, fixed, metafile);
    } catch (error) {
      return onBuilt(describeError(error));
    }
    return onBuilt();
  }

  const client = await esbuild.context({
    ...bundle,
    plugins: [
      ...plugins,
      watchedSources,
      { name: 'site', setup: (build) => build.onEnd(completeBuild) },
    ],
  });
  await client.watch();
}

/** Makes esbuild also watch files that no client script imports: the server's, and the styles. */
const watchedSources: esbuild.Plugin = {
  name: 'watched-sources',
  setup(build) {
    build.onLoad({ filter: /live-reload\.ts$/ }, async ({ path }) => ({
      contents: await readFile(path),
      loader: 'ts',
      watchFiles: ['client', 'server', 'shared'].flatMap(listFiles).map((file) => resolve(file)),
      watchDirs: styleFolders.map((name) => resolve('client/styles', name)),
    }));
  },
};
