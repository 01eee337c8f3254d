import { enquirySentAddress, routes } from '../../shared/routes.ts';
import type { PageRenderer } from '../render/render-page.tsx';
import type { HeaderList } from '../render/security-headers.ts';
import type { Asset, BuildOutput } from './build-output.ts';
import { caching } from './caching.ts';
import { type PreparedResponse, prepareResponse } from './prepared-response.ts';
import { writeRobots, writeSitemap } from './robots-and-sitemap.ts';

export type Sources = {
  readonly build: BuildOutput;
  /** The headers that every answer has. */
  readonly headers: HeaderList;
  readonly publicOrigin: string;
  readonly renderer: PageRenderer;
  /** Whether the forwarding service sends visitors back. */
  readonly enquiryReturn: boolean;
};

type Prepared = readonly [address: string, response: PreparedResponse];

const html = 'text/html; charset=utf-8';
const plainText = 'text/plain; charset=utf-8';
const xml = 'application/xml; charset=utf-8';

/** Every address that answers with 200, and its response. Rejects when a page can't be rendered. */
export async function prepareAddresses(
  sources: Sources,
): Promise<ReadonlyMap<string, PreparedResponse>> {
  const { build, headers } = sources;
  const prepared = await Promise.all([
    ...preparePages(sources),
    ...prepareMachineFiles(sources),
    ...build.assets.map((asset) => prepareAsset(asset, headers)),
  ]);
  return new Map(prepared);
}

function preparePages({ renderer, headers, enquiryReturn }: Sources): Promise<Prepared>[] {
  async function prepare(address: string, body: Promise<string>): Promise<Prepared> {
    const page = { contentType: html, headers, caching: caching.page, body: await body };
    return [address, await prepareResponse(page)];
  }

  const pages = routes.map((route) => prepare(route.path, renderer.renderRoute(route)));
  if (enquiryReturn) pages.push(prepare(enquirySentAddress, renderer.renderEnquirySent()));
  return pages;
}

function prepareMachineFiles({ headers, publicOrigin }: Sources): Promise<Prepared>[] {
  const files = [
    { path: '/healthz', contentType: plainText, caching: caching.none, body: 'ok\n' },
    {
      path: '/robots.txt',
      contentType: plainText,
      caching: caching.crawler,
      body: writeRobots(publicOrigin),
    },
    {
      path: '/sitemap.xml',
      contentType: xml,
      caching: caching.crawler,
      body: writeSitemap(publicOrigin),
    },
  ];
  return files.map(async ({ path, ...file }): Promise<Prepared> => {
    return [path, await prepareResponse({ ...file, headers })];
  });
}

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: plainText,
  woff2: 'font/woff2',
};

async function prepareAsset(asset: Asset, headers: HeaderList): Promise<Prepared> {
  const { path, body, encodings } = asset;
  const extension = path.slice(path.lastIndexOf('.') + 1);
  const contentType = contentTypes[extension];
  if (!contentType) throw new Error(`No content type is known for ${path}.`);
  // Only what lies under /assets has its content in its name.
  const policy = path.startsWith('/assets/') ? caching.asset : caching.crawler;
  return [path, await prepareResponse({ contentType, headers, body, encodings, caching: policy })];
}
