import type { Asset, BuildOutput } from '../build-output.ts';
import { writeCrawlerFiles } from '../crawler-files.ts';
import type { Settings } from '../settings.ts';
import { caching } from './caching.ts';
import {
  type PreparedResponse,
  prepareResponse,
  type ResponseDefaults,
} from './prepared-response.ts';
import type { HeaderList } from './security-headers.ts';

type Sources = {
  readonly settings: Settings;
  readonly build: BuildOutput;
  readonly defaults: ResponseDefaults;
};

/** The responses of all built files and crawler files, by their paths. */
export async function prepareFiles(
  sources: Sources,
): Promise<ReadonlyMap<string, PreparedResponse>> {
  const { settings, build } = sources;
  const crawlerFiles = Object.entries(await writeCrawlerFiles(settings, new Date()));
  const files = [...build.assets, ...crawlerFiles.map(([path, body]) => ({ path, body }))];
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.path, await prepareFile(file, sources)] as const),
    ),
  );
}

type File = Pick<Partial<Asset>, 'encodings'> & {
  readonly path: string;
  readonly body: Buffer | string;
};

function prepareFile(file: File, { build, defaults }: Sources): Promise<PreparedResponse> {
  const { path, body, encodings } = file;
  // Only what lies under /assets has its content in its name.
  const isAsset = path.startsWith('/assets/');
  const isShareImage = Object.values(build.manifest.shareImages).includes(path);
  return prepareResponse({
    ...defaults,
    name: isAsset ? 'asset' : path.slice(1),
    type: path.slice(path.lastIndexOf('.') + 1),
    headers: isShareImage ? withCrossOriginUse(defaults.headers) : defaults.headers,
    body,
    encodings,
    caching: isAsset ? caching.asset : caching.hour,
  });
}

/** Messengers show a page's picture from their own origin. */
function withCrossOriginUse(headers: HeaderList): HeaderList {
  const name = 'Cross-Origin-Resource-Policy';
  return [...headers.filter(([key]) => key !== name), [name, 'cross-origin']];
}
