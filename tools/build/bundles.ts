import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import type * as esbuild from 'esbuild';
import { dependencies } from '../../package.json' with { type: 'json' };
import { pictureEnds, pictureModule, readPictureAsset } from './picture-asset.ts';

export type BuildOptions = { readonly dist: string; readonly development: boolean };

/** The browser floor (`browserslist` in package.json), in esbuild's names. */
const target = browserslistToEsbuild();

/** Bundles the browser's modules; the page's and each destination's copy become files of their own. */
export function clientBundle({ dist, development }: BuildOptions) {
  const assets = join(dist, 'client/assets');
  return {
    ...common(development),
    entryPoints: [
      { in: 'client/hydrate.tsx', out: 'hydrate' },
      { in: 'client/main-script.ts', out: 'main-script' },
    ],
    outdir: assets,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    // Pages of development builds reload after each change.
    inject: development ? ['tools/dev/live-reload.ts'] : [],
    splitting: true,
    platform: 'browser',
    target,
    metafile: true,
    plugins: development ? [pictures(assets), unmappedPackages] : [pictures(assets)],
  } satisfies esbuild.BuildOptions;
}

/** The script that starts the others, to be inlined: on its own, for it must not import what it shares with them. */
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
export function serverBundle(dist: string) {
  return {
    ...common(false),
    ...onServer,
    // Read when an error is logged (server/process/source-map.ts); without packages and sources it stays small.
    sourcemap: 'linked',
    sourcesContent: false,
    // V8 stores text of one byte per character, and parses it faster.
    charset: 'ascii',
    plugins: [...onServer.plugins, unmappedPackages, requiredBuiltins],
    entryPoints: ['server/main.ts'],
    outfile: join(dist, 'server/main.js'),
    metafile: true,
    // Express and its dependencies are CommonJS and call `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  } satisfies esbuild.BuildOptions;
}

/** What `require` gives of lucide's icons, which are ES modules, is not what an import would give. */
const packages = Object.keys(dependencies).filter((name) => name !== 'lucide-react');

/** Bundles the application for `npm run dev`, without its packages: they stay loaded from save to save. */
export function developmentServerBundle(dist: string) {
  return {
    ...common(true),
    ...onServer,
    // What was required can be given up after a save; what was imported would stay in memory.
    format: 'cjs',
    external: [...onServer.external, ...packages],
    entryPoints: ['tools/dev/site.ts'],
    outfile: join(dist, 'server/main.js'),
    // Node keeps the source map of all that it has ever loaded: without the sources it takes a third of the memory.
    sourcesContent: false,
  } satisfies esbuild.BuildOptions;
}

const onServer = {
  platform: 'node',
  target: 'node20.19',
  // Fetched by the browser alone.
  external: ['*/flight-player.client.ts'],
  plugins: [pictures()],
} satisfies esbuild.BuildOptions;

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
    // The same error would be printed once for each bundle; the caller prints it.
    logLevel: 'silent',
  } as const satisfies esbuild.BuildOptions;
}

/**
 * Requires Node's own modules instead of importing them: an import reads every export, and for some of node:http and
 * node:crypto Node loads undici and Web Crypto. 30 ms of each startup.
 */
const requiredBuiltins: esbuild.Plugin = {
  name: 'required-builtins',
  setup(build) {
    build.onResolve({ filter: /^node:/ }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: 'builtin' } : undefined,
    );
    build.onLoad({ filter: /^node:/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = require('${path}');`,
    }));
  },
};

/** Gives packages a source map without lines: theirs would be most of what is written and read. */
const unmappedPackages: esbuild.Plugin = {
  name: 'unmapped-packages',
  setup(build) {
    build.onLoad({ filter: /node_modules.*\.m?js$/ }, async ({ path }) => {
      const map = { version: 3, sources: [basename(path)], sourcesContent: [''], mappings: 'AAAA' };
      const url = `data:application/json,${encodeURIComponent(JSON.stringify(map))}`;
      const contents = `${await readFile(path, 'utf8')}\n//# sourceMappingURL=${url}`;
      return { contents, loader: 'js' };
    });
  },
};

/** Makes an imported picture the module that describes it; writes the picture itself to `folder`, if given. */
export function pictures(folder?: string): esbuild.Plugin {
  return {
    name: 'pictures',
    setup(build) {
      const root = build.initialOptions.absWorkingDir ?? process.cwd();
      // A few bytes, repeated in each page that shows the picture: as a shared chunk they would be one more request.
      build.onResolve({ filter: pictureEnds }, ({ path, resolveDir, importer }) => ({
        path: join(resolveDir, path),
        // Relative: it becomes part of the names of files, which are to be the same wherever they are built.
        suffix: `?in=${relative(root, importer)}`,
      }));
      build.onLoad({ filter: pictureEnds }, async ({ path }) => {
        const asset = await readPictureAsset(path);
        if (folder) {
          await mkdir(folder, { recursive: true });
          await writeFile(join(folder, asset.fileName), asset.content);
        }
        const warnings = asset.warnings.map((text) => ({ text }));
        return { contents: pictureModule(asset), loader: 'js', warnings };
      });
    },
  };
}
