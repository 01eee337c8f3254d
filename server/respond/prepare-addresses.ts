import { enquirySentAddress, routes } from '../../shared/routes.ts';
import type { PageRenderer } from '../render/render-page.tsx';
import type { HeaderList } from '../render/security-headers.ts';
import type { Asset, BuildOutput } from './build-output.ts';
import { caching } from './caching.ts';
import { listCrawlerPages, writeLlms, writeRobots, writeSitemap } from './crawler-files.ts';
import { writeSecurityText } from './machine-files.ts';
import { type PreparedResponse, prepareResponse } from './prepared-response.ts';

export type Sources = {
  readonly build: BuildOutput;
  /** The headers that every answer has. */
  readonly headers: HeaderList;
  readonly publicOrigin: string;
  /** Whether search engines may keep the site. */
  readonly indexing: boolean;
  readonly renderer: PageRenderer;
  /** Whether the forwarding service sends visitors back. */
  readonly enquiryReturn: boolean;
  /** Where to report a security problem: `mailto:` or https. */
  readonly securityContact?: string | undefined;
};

type Prepared = readonly [address: string, response: PreparedResponse];

const html = 'text/html; charset=utf-8';
const plainText = 'text/plain; charset=utf-8';

/** Every address that answers with 200, and its response. Rejects when a page can't be rendered. */
export async function prepareAddresses(
  sources: Sources,
): Promise<ReadonlyMap<string, PreparedResponse>> {
  const prepared = await Promise.all([
    ...preparePages(sources),
    ...prepareMachineFiles(sources),
    ...sources.build.assets.map((asset) => prepareAsset(asset, sources)),
  ]);
  return new Map(prepared);
}

function preparePages({ renderer, headers, enquiryReturn }: Sources): Promise<Prepared>[] {
  const pages = routes.map(async (route): Promise<Prepared> => {
    const body = await renderer.renderRoute(route);
    const page = { name: route.id, contentType: html, headers, caching: caching.page, body };
    return [route.path, await prepareResponse(page)];
  });
  return enquiryReturn ? [...pages, prepareEnquirySent({ renderer, headers })] : pages;
}

/** Not stored: a cache that ignores queries would show it to everybody as the home page. */
async function prepareEnquirySent({
  renderer,
  headers,
}: Pick<Sources, 'renderer' | 'headers'>): Promise<Prepared> {
  const body = await renderer.renderEnquirySent();
  const page = { name: 'enquiry-sent', contentType: html, headers, caching: caching.none, body };
  return [enquirySentAddress, await prepareResponse(page)];
}

function prepareMachineFiles(sources: Sources): Promise<Prepared>[] {
  const { headers, publicOrigin, indexing, securityContact } = sources;
  const pages = listCrawlerPages(publicOrigin);
  const text = { contentType: plainText, headers };

  async function prepare(path: string, options: MachineFile): Promise<Prepared> {
    return [
      path,
      await prepareResponse({ name: path.slice(1), ...text, ...options, body: await options.body }),
    ];
  }

  const files = [
    prepare('/healthz', { caching: caching.none, body: 'ok\n' }),
    prepare('/readyz', { caching: caching.none, body: 'ready\n' }),
    prepare('/robots.txt', { caching: caching.crawler, body: writeRobots(publicOrigin, indexing) }),
    prepare('/sitemap.xml', {
      contentType: 'application/xml; charset=utf-8',
      caching: caching.crawler,
      body: pages.then(writeSitemap),
    }),
    prepare('/llms.txt', { caching: caching.crawler, body: pages.then(writeLlms) }),
  ];
  if (securityContact !== undefined) {
    const body = writeSecurityText({ contact: securityContact, publicOrigin, now: new Date() });
    files.push(prepare('/.well-known/security.txt', { caching: caching.crawler, body }));
  }
  return files;
}

type MachineFile = {
  readonly contentType?: string;
  readonly caching: HeaderList;
  readonly body: string | Promise<string>;
};

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: plainText,
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

async function prepareAsset(
  { path, body, encodings }: Asset,
  { build, headers }: Sources,
): Promise<Prepared> {
  const contentType = contentTypes[path.slice(path.lastIndexOf('.') + 1)];
  if (!contentType) throw new Error(`No content type is known for ${path}.`);
  const shared = Object.values(build.manifest.shareImages).includes(path);
  const response = await prepareResponse({
    name: 'asset',
    contentType,
    headers: shared ? withCrossOriginUse(headers) : headers,
    body,
    encodings,
    // Only what lies under /assets has its content in its name.
    caching: path.startsWith('/assets/') ? caching.asset : caching.crawler,
  });
  return [path, response];
}

/** Messengers show a page's picture from their own origin. */
function withCrossOriginUse(headers: HeaderList): HeaderList {
  const name = 'Cross-Origin-Resource-Policy';
  return [...headers.filter(([key]) => key !== name), [name, 'cross-origin']];
}
