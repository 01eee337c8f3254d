import { enquirySentAddress, homeRoute, type Route, routes } from '../../shared/routes.ts';
import type { Asset, BuildOutput } from '../build-output.ts';
import { writeCrawlerFiles } from '../crawler-files.ts';
import type { PageRenderer } from '../render/page.tsx';
import type { Settings } from '../settings.ts';
import { caching } from './caching.ts';
import { type PreparedResponse, prepareResponse } from './prepared-response.ts';
import type { HeaderList } from './security-headers.ts';

/** What is at a path, or undefined where Express answers. The query is without its question mark. */
export type Address = (query: string | undefined) => PreparedResponse | undefined;

type Sources = {
  readonly settings: Settings;
  readonly build: BuildOutput;
  readonly renderer: PageRenderer;
  /** The headers that every answer has. */
  readonly headers: HeaderList;
};

/** Every page and file by its path, so that the table can't grow. Rejects when a page can't be rendered. */
export async function prepareAddresses(sources: Sources): Promise<Map<string, Address>> {
  const { settings, build } = sources;
  const crawlerFiles = Object.entries(await writeCrawlerFiles(settings, new Date()));
  const files = [...build.assets, ...crawlerFiles.map(([path, body]) => ({ path, body }))];
  return new Map(
    await Promise.all([
      ...routes.map(async (route) => [route.path, await preparePage(route, sources)] as const),
      ...files.map(async (file) => [file.path, await prepareFile(file, sources)] as const),
    ]),
  );
}

async function preparePage(route: Route, sources: Sources): Promise<Address> {
  const { renderer, headers, settings } = sources;
  const page = { name: route.id, type: 'html', headers, caching: caching.page };
  const response = await prepareResponse({ ...page, body: await renderer.renderRoute(route) });
  if (route !== homeRoute || !settings.ENQUIRY_RETURN) return () => response;
  const sent = await prepareResponse({
    ...page,
    name: 'enquiry-sent',
    // Not stored: a cache that ignores queries would show it to everybody as the home page.
    caching: caching.none,
    body: await renderer.renderEnquirySent(),
  });
  const [, sentQuery] = enquirySentAddress.split('?');
  return (query) => (query === sentQuery ? sent : response);
}

type File = Pick<Partial<Asset>, 'encodings'> & {
  readonly path: string;
  readonly body: Buffer | string;
};

async function prepareFile(file: File, { build, headers }: Sources): Promise<Address> {
  const { path, body, encodings } = file;
  // Only what lies under /assets has its content in its name.
  const isAsset = path.startsWith('/assets/');
  const isShareImage = Object.values(build.manifest.shareImages).includes(path);
  const response = await prepareResponse({
    name: isAsset ? 'asset' : path.slice(1),
    type: path.slice(path.lastIndexOf('.') + 1),
    headers: isShareImage ? withCrossOriginUse(headers) : headers,
    body,
    encodings,
    caching: isAsset ? caching.asset : caching.hour,
  });
  return () => response;
}

/** Messengers show a page's picture from their own origin. */
function withCrossOriginUse(headers: HeaderList): HeaderList {
  const name = 'Cross-Origin-Resource-Policy';
  return [...headers.filter(([key]) => key !== name), [name, 'cross-origin']];
}
