import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import type * as esbuild from 'esbuild';
import { pictureModule, readPictureAsset } from './picture-asset.ts';

export type BuildOptions = { readonly dist: string; readonly development: boolean };

/** The browser floor (`browserslist` in package.json) as esbuild targets. */
const target = browserslistToEsbuild();

/** Bundles the browser's modules into one script; the animation's player and its start become separate files. */
export function clientBundle({ dist, development }: BuildOptions) {
  const assets = join(dist, 'client/assets');
  return {
    ...common(development),
    entryPoints: [{ in: 'client/hydrate.tsx', out: 'hydrate' }],
    outdir: assets,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    // Pages of development builds reload after each change.
    inject: development ? ['tools/dev/live-reload.ts'] : [],
    splitting: true,
    platform: 'browser',
    target,
    metafile: true,
    plugins: [pictures(assets)],
  } satisfies esbuild.BuildOptions;
}

/** Bundles the inline script that loads the others. Built separately: an inline script can't import shared chunks. */
export function entryBundle(development: boolean) {
  return {
    ...common(development),
    entryPoints: ['client/entry.ts'],
    platform: 'browser',
    target,
    write: false,
  } satisfies esbuild.BuildOptions;
}

/** Bundles the server with everything it needs, so that it runs without `node_modules`. */
export function serverBundle({ dist, development }: BuildOptions) {
  return {
    ...common(development),
    platform: 'node',
    target: 'node20.19',
    // The server never imports them: only browsers load the player and the main script.
    external: ['*/flight-player.client.ts', '*/main-script.client.ts'],
    // For stack traces (server/node.env); the map's own copy of the sources would take memory.
    ...(!development && { sourcemap: 'linked', sourcesContent: false }),
    // V8 stores ASCII source text in one byte per character and parses it faster.
    charset: 'ascii',
    // Loading packages takes less time than bundling them after each save.
    ...(development && { packages: 'external' }),
    plugins: [pictures()],
    entryPoints: { main: development ? 'tools/dev/site.ts' : 'server/main.ts' },
    outdir: join(dist, 'server'),
    metafile: true,
    // Express and its dependencies are CommonJS and call `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  } satisfies esbuild.BuildOptions;
}

function common(development: boolean) {
  return {
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    minify: !development,
    sourcemap: development ? 'inline' : false,
    legalComments: 'none',
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
    // The caller prints errors; otherwise each bundle would print the same ones.
    logLevel: 'silent',
  } as const satisfies esbuild.BuildOptions;
}

/** Loads an imported picture as a module that describes it; writes the picture to `folder`, if given. */
export function pictures(folder?: string): esbuild.Plugin {
  return {
    name: 'pictures',
    setup(build) {
      build.onLoad({ filter: /\.svg$/ }, async ({ path }) => {
        const asset = readPictureAsset(path);
        if (folder) {
          await mkdir(folder, { recursive: true });
          await writeFile(join(folder, asset.fileName), asset.content);
        }
        return { contents: pictureModule(asset), loader: 'js' };
      });
    },
  };
}
