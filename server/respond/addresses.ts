import { enquirySentAddress, homeRoute, routes } from '../../shared/routes.ts';
import type { PageRenderer } from '../render/page.tsx';
import type { HeaderList } from '../render/security-headers.ts';
import type { Settings } from '../settings.ts';
import type { Asset, BuildOutput } from './build-output.ts';
import { caching } from './caching.ts';
import { writeCrawlerFiles } from './crawler-files.ts';
import { type PreparedResponse, prepareResponse } from './prepared-response.ts';

/** What is at a path; undefined where Express answers. The query is without its question mark. */
export type Address = (query: string | undefined) => PreparedResponse | undefined;

type Sources = {
  readonly settings: Settings;
  readonly build: BuildOutput;
  readonly renderer: PageRenderer;
  /** The headers that every answer has. */
  readonly headers: HeaderList;
};

type Entry = readonly [path: string, address: Address];

/** Every page and file by its path, so that the table can't grow. Rejects when a page can't be rendered. */
export async function prepareAddresses(sources: Sources): Promise<Map<string, Address>> {
  const { settings, build, headers } = sources;
  const files = Object.entries(await writeCrawlerFiles(settings, new Date()));
  const entries = await Promise.all([
    ...routes.map((route) => preparePage(route, sources)),
    ...files.map(([path, body]) => prepareCrawlerFile(path, body, headers)),
    ...build.assets.map((asset) => prepareAsset(asset, sources)),
  ]);
  return new Map(entries);
}

type PageRoute = (typeof routes)[number];

async function preparePage(route: PageRoute, sources: Sources): Promise<Entry> {
  const { renderer, headers, settings } = sources;
  const body = await renderer.renderRoute(route);
  const page = { name: route.id, type: 'html', headers, caching: caching.page };
  const response = await prepareResponse({ ...page, body });
  if (route !== homeRoute || !settings.ENQUIRY_RETURN) return [route.path, () => response];
  const sent = await prepareResponse({
    ...page,
    name: 'enquiry-sent',
    // Not stored: a cache that ignores queries would show it to everybody as the home page.
    caching: caching.none,
    body: await renderer.renderEnquirySent(),
  });
  const [, sentQuery] = enquirySentAddress.split('?');
  return [route.path, (query) => (query === sentQuery ? sent : response)];
}

async function prepareCrawlerFile(path: string, body: string, headers: HeaderList): Promise<Entry> {
  const name = path.slice(1);
  const file = { name, type: extensionOf(path), headers, caching: caching.crawler, body };
  const response = await prepareResponse(file);
  return [path, () => response];
}

async function prepareAsset(
  { path, body, encodings }: Asset,
  { build, headers }: Sources,
): Promise<Entry> {
  const isShareImage = Object.values(build.manifest.shareImages).includes(path);
  const response = await prepareResponse({
    name: 'asset',
    type: extensionOf(path),
    headers: isShareImage ? withCrossOriginUse(headers) : headers,
    body,
    encodings,
    // Only what lies under /assets has its content in its name.
    caching: path.startsWith('/assets/') ? caching.asset : caching.crawler,
  });
  return [path, () => response];
}

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** Messengers show a page's picture from their own origin. */
function withCrossOriginUse(headers: HeaderList): HeaderList {
  const name = 'Cross-Origin-Resource-Policy';
  return [...headers.filter(([key]) => key !== name), [name, 'cross-origin']];
}
