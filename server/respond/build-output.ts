import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteId } from '../../shared/routes.ts';
import { OperatorError } from '../operator-error.ts';
import type { Encodings } from './content-coding.ts';

/** What the build tells the server; it writes `manifest.json`. */
export type Manifest = {
  /** The whole style sheet, minified, to be inlined. */
  readonly styles: string;
  /** The script that starts all others, to be inlined. */
  readonly entry: string;
  /** Addresses of the display face, and of the icon as SVG, for iOS and large. */
  readonly font: string;
  readonly icon: string;
  readonly appleTouchIcon: string;
  readonly logo: string;
  /** Address of the web app manifest. */
  readonly webManifest: string;
  /** A page's picture for social networks and messengers, by route id. */
  readonly shareImages: Readonly<Record<RouteId, string>>;
  /** Colours of the browser's own controls around a page: the style sheet's paper by day and by night. */
  readonly themeColours: { readonly light: string; readonly dark: string };
  /** Addresses of the scripts it starts. */
  readonly hydrate: string;
  readonly mainScript: string;
  /** Every script that a page needs before it is live, by route id. */
  readonly pageScripts: Readonly<Record<RouteId, readonly string[]>>;
};

/** A built file by its address, with the compressed copies that lie beside it. */
export type Asset = {
  readonly path: string;
  readonly body: Buffer;
  readonly encodings: Encodings;
};

export type BuildOutput = { readonly manifest: Manifest; readonly assets: readonly Asset[] };

/** Suffix of a compressed copy, by content coding. */
const suffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * Reads all that was built for the browser into memory; afterwards no request touches the disk.
 *
 * @param dist the build's folder, e.g. `dist`
 * @throws {OperatorError} when the folder holds no build
 */
export function readBuildOutput(dist: string): BuildOutput {
  try {
    const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest;
    const client = join(dist, 'client');
    return { manifest, assets: readAssets(client) };
  } catch (cause) {
    throw new OperatorError(`The site is not built: run npm run build. (${String(cause)})`, {
      cause,
    });
  }
}

function readAssets(client: string): Asset[] {
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const isCopy = (file: string) => Object.values(suffixes).some((suffix) => file.endsWith(suffix));
  return files
    .filter((file) => !isCopy(file))
    .map((file) => ({
      path: file.slice(client.length).replaceAll('\\', '/'),
      body: readFileSync(file),
      encodings: Object.fromEntries(
        Object.entries(suffixes)
          .filter(([, suffix]) => files.includes(file + suffix))
          .map(([coding, suffix]) => [coding, readFileSync(file + suffix)]),
      ),
    }));
}
