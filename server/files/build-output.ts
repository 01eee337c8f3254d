import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { routes } from '../../shared/routes.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { Encodings } from '../respond/prerendered-response.ts';

const routeIds = z.enum(routes.map(({ id }) => id));

/** Schema of `manifest.json`, in which the build describes its files to the server. Records have an entry for every route. */
export const manifestSchema = z.object({
  /** The style sheets of pages and of error pages, minified, to be inlined. */
  styles: z.object({ page: z.string(), error: z.string() }),
  /** The script that loads all others, to be inlined. */
  entry: z.string(),
  /** URLs of the display font, and of the icon: as SVG, for iOS, and as a large PNG. */
  font: z.string(),
  icon: z.string(),
  appleTouchIcon: z.string(),
  logo: z.string(),
  /** URL of the web app manifest. */
  webManifest: z.string(),
  /** URLs of the share images, by route ID. */
  shareImages: z.record(routeIds, z.string()),
  /** `theme-color` of the browser's own interface: the style sheet's paper colour in light and dark mode. */
  themeColours: z.object({ light: z.string(), dark: z.string() }),
  /** URL of the script that `entry` loads. */
  hydrate: z.string(),
});

export type Manifest = Readonly<z.infer<typeof manifestSchema>>;

/** A built file by its path, with its compressed copies. */
type Asset = {
  readonly path: string;
  readonly body: Buffer;
  readonly encodings: Encodings;
};

export type BuildOutput = {
  readonly manifest: Manifest;
  readonly assets: readonly Asset[];
  /** Identifies the build. */
  readonly checksum: string;
};

/** Name of the file with the checksum of all other files that the server reads. A development build has none. */
export const checksumFile = 'checksum';

/** Suffix of a compressed copy, by content encoding. */
export const suffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * Reads all files built for the browser into memory, so that no request reads from the disk.
 *
 * @param dist the build's folder, e.g. `dist`
 * @param verify true to reject files that do not match the build's checksum, so that a damaged copy fails the deploy
 * @throws {OperatorError} if the folder has no complete build
 */
export function readBuildOutput(dist: string, verify = false): BuildOutput {
  try {
    const json: unknown = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
    const manifest = manifestSchema.parse(json);
    const checksum = computeChecksum(dist);
    if (verify && readFileSync(join(dist, checksumFile), 'utf8') !== checksum) {
      throw new Error('the files do not match their checksum');
    }
    return { manifest, assets: readAssets(join(dist, 'client')), checksum };
  } catch (cause) {
    const { message } = cause as Error;
    throw new OperatorError(
      `The build is missing or damaged: run npm run build, or copy it again. (${message})`,
      { cause },
    );
  }
}

/** The checksum of the names and contents of a build's manifest, server and browser files. */
export function computeChecksum(dist: string): string {
  const named = ['manifest.json', 'server/main.js'].map((name) => join(dist, name));
  const hash = createHash('sha256');
  for (const file of [...named, ...listFiles(join(dist, 'client'))]) {
    hash.update(`${relative(dist, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Paths of all files below a folder, sorted. */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function readAssets(client: string): readonly Asset[] {
  const files = listFiles(client);
  const copies = Object.entries(suffixes);
  const originals = files.filter((file) => !copies.some(([, suffix]) => file.endsWith(suffix)));
  return originals.map((file) => ({
    path: file.slice(client.length).replaceAll('\\', '/'),
    body: readFileSync(file),
    encodings: Object.fromEntries(
      copies
        .filter(([, suffix]) => files.includes(file + suffix))
        .map(([encoding, suffix]) => [encoding, readFileSync(file + suffix)]),
    ),
  }));
}
