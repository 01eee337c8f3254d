import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import {
  checksumFile,
  computeChecksum,
  listFiles,
  manifestSchema,
  suffixes,
} from '../../server/files/build-output.ts';
import { compress } from '../../server/respond/prerendered-response.ts';
import { type BuildOptions, clientBundle, entryBundle, serverBundle } from './bundles.ts';
import { type FixedAssets, writeFixedAssets } from './fixed-assets.ts';
import { collectLicences } from './licences.ts';
import { buildStyles } from './styles.ts';

/** Builds the whole site into an empty `dist`: the browser's files, the server, and the manifest that connects them. */
export async function build(dist: string): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  const options = { dist, development: false };
  const [client, server, fixed] = await Promise.all([
    esbuild.build(clientBundle(options)),
    esbuild.build(serverBundle(options)),
    writeFixedAssets(dist),
  ]);
  printWarnings([...client.warnings, ...server.warnings]);
  await writeManifest(options, fixed, client.metafile);
  const font = 'node_modules/@fontsource-variable/besley';
  const licences = collectLicences([client.metafile, server.metafile], [font]);
  await writeFile(join(dist, 'client/licences.txt'), licences);
  await copyFile('server/node.env', join(dist, 'node.env'));
  // Saves Node from detecting the module type.
  await writeFile(join(dist, 'package.json'), '{ "type": "module" }\n');
  await compressFolder(join(dist, 'client'));
  await writeFile(join(dist, checksumFile), computeChecksum(dist));
}

/** Prints esbuild's warnings with file and line. */
export function printWarnings(warnings: esbuild.Message[]): void {
  const texts = esbuild.formatMessagesSync(warnings, { kind: 'warning' });
  for (const text of texts) console.warn(text);
}

/** Writes the manifest, which describes the build to the server. */
export async function writeManifest(
  { dist, development }: BuildOptions,
  fixed: FixedAssets,
  client: esbuild.Metafile,
): Promise<void> {
  const manifest = manifestSchema.parse({
    ...fixed,
    styles: await buildStyles(fixed.font),
    entry: await buildEntry(development),
    hydrate: hydrateUrl(client),
  });
  await writeFile(join(dist, 'manifest.json'), JSON.stringify(manifest));
}

/** URL of the main script, e.g. `/assets/hydrate-ABCD1234.js`. */
function hydrateUrl({ outputs }: esbuild.Metafile): string {
  const [file = ''] =
    Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === 'client/hydrate.tsx') ?? [];
  return `/assets/${basename(file)}`;
}

async function buildEntry(development: boolean): Promise<string> {
  const { outputFiles } = await esbuild.build(entryBundle(development));
  const text = outputFiles.map((file) => file.text.trim()).join('');
  if (/<\/script|<!--/i.test(text))
    throw new Error(
      'client/entry.ts contains </script or <!--, which would break its script element.',
    );
  return text;
}

/** Writes compressed copies next to every text file below the folder. */
async function compressFolder(folder: string): Promise<void> {
  const files = listFiles(folder).filter((file) => /\.(js|css|svg|txt)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const { br = '', gzip = '' } = await compress(await readFile(file), 11);
      await Promise.all([writeFile(file + suffixes.br, br), writeFile(file + suffixes.gzip, gzip)]);
    }),
  );
}
