import { caching } from '../respond/caching.ts';
import {
  type Encodings,
  type PreparedResponse,
  prepareResponse,
} from '../respond/prepared-response.ts';
import type { Settings } from '../settings/settings.ts';
import type { BuildOutput, Manifest } from './build-output.ts';
import { writeCrawlerFiles } from './crawler-files.ts';

/** The responses of all built files and crawler files, by their paths. */
export async function prepareFiles(
  settings: Settings,
  build: BuildOutput,
): Promise<ReadonlyMap<string, PreparedResponse>> {
  const crawlerFiles = Object.entries(await writeCrawlerFiles(settings));
  const files: readonly File[] = [
    ...build.assets,
    ...crawlerFiles.map(([path, body]) => ({ path, body })),
    describeFavicon(build),
  ];
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.path, await prepareFile(file, build.manifest)] as const),
    ),
  );
}

type File = {
  readonly path: string;
  readonly body: Buffer | string;
  readonly encodings?: Encodings;
  /** Where the path does not end with it. */
  readonly type?: string;
};

/** The icon at the address where programs look that read no page, e.g. feed readers. They take a PNG under any name. */
function describeFavicon({ manifest, assets }: BuildOutput): File {
  const icon = assets.find(({ path }) => path === manifest.appleTouchIcon);
  if (!icon) throw new Error(`The build has no ${manifest.appleTouchIcon}.`);
  return { ...icon, path: '/favicon.ico', type: 'png' };
}

function prepareFile(file: File, { shareImages }: Manifest): Promise<PreparedResponse> {
  const { path, type = path.slice(path.lastIndexOf('.') + 1) } = file;
  // Only what lies under /assets has its content in its name.
  const isAsset = path.startsWith('/assets/');
  const isShareImage = Object.values(shareImages).includes(path);
  return prepareResponse({
    ...file,
    name: isAsset ? 'asset' : path.slice(1),
    type,
    headers: {
      ...(isAsset ? caching.asset : caching.hour),
      // Messengers show a page's picture from their own origin.
      ...(isShareImage && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    },
  });
}
