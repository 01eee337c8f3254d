import { enquirySentAddress, routes } from '../shared/routes.ts';
import type { Asset, BuildOutput } from './build-output.ts';
import { caching } from './caching.ts';
import { toOriginForm } from './canonical-address.ts';
import { codings } from './content-coding.ts';
import { type PreparedResponse, prepareResponse } from './prepared-response.ts';
import type { PageRenderer } from './render-page.tsx';
import { writeRobots, writeSitemap } from './robots-and-sitemap.ts';
import type { HeaderList } from './security-headers.ts';

/** Every prepared response, by what it means and never by what was asked for, so that it can't grow. */
export type ResponseStore = {
  /** The response to a GET of a request target; undefined where the address needs a closer look. */
  find(target: string): PreparedResponse | undefined;
  /** Whether something is at exactly this path. */
  has(path: string): boolean;
  /** The answer that there is nothing at a path: a page, or nothing at all where a file was asked for. */
  missing(path: string): PreparedResponse;
  readonly serverError: PreparedResponse;
  readonly notAcceptable: PreparedResponse;
  readonly malformed: PreparedResponse;
  /** Swaps in the smallest compressed bodies, one response after the other, until told to stop. */
  compress(stop: AbortSignal): Promise<void>;
};

type Dependencies = {
  readonly build: BuildOutput;
  readonly headers: HeaderList;
  readonly publicOrigin: string;
  readonly renderer: PageRenderer;
  /** Whether the forwarding service sends visitors back. */
  readonly enquiryReturn: boolean;
};

/** Path segments as every address of this site is spelt; a path of these that is not known is nowhere. */
const plainPath = /^(?:\/(?!\.{1,2}(?:\/|$))[a-z0-9._~-]+)+$/;
const plainAssetPath = /^\/assets\/[\w.-]+$/;

/** Renders every page and prepares every response. Rejects when a page can't be rendered. */
export async function createResponseStore(dependencies: Dependencies): Promise<ResponseStore> {
  const { build, headers, publicOrigin, renderer, enquiryReturn } = dependencies;
  const html = { contentType: 'text/html; charset=utf-8', headers };
  const text = { contentType: 'text/plain; charset=utf-8', headers, caching: caching.none };
  const byPath = new Map<string, PreparedResponse>();

  for (const route of routes) {
    const body = await renderer.renderRoute(route);
    byPath.set(route.path, prepareResponse({ ...html, body, caching: caching.page }));
  }
  if (enquiryReturn) {
    const body = await renderer.renderEnquirySent();
    byPath.set(enquirySentAddress, prepareResponse({ ...html, body, caching: caching.page }));
  }
  for (const asset of build.assets) byPath.set(asset.path, prepareAsset(asset, headers));
  byPath.set('/healthz', prepareResponse({ ...text, body: 'ok\n' }));
  byPath.set(
    '/robots.txt',
    prepareResponse({ ...text, caching: caching.crawler, body: writeRobots(publicOrigin) }),
  );
  byPath.set(
    '/sitemap.xml',
    prepareResponse({
      contentType: 'application/xml; charset=utf-8',
      headers,
      caching: caching.crawler,
      body: writeSitemap(publicOrigin),
    }),
  );

  const notFound = prepareResponse({
    ...html,
    status: 404,
    caching: caching.none,
    body: renderer.renderNotFound(),
  });
  const serverError = prepareResponse({
    ...html,
    status: 500,
    caching: caching.none,
    body: renderer.renderServerError(),
  });
  const notAcceptable = prepareResponse({
    ...text,
    status: 406,
    body: `Not acceptable: this site sends ${codings.join(', ')}.\n`,
  });
  const malformed = prepareResponse({
    ...text,
    status: 400,
    body: 'Bad request: the address can not be read. Start again at the home page.\n',
  });
  const assetNotFound = prepareResponse({ ...text, status: 404, body: '' });

  function missing(path: string): PreparedResponse {
    return path.startsWith('/assets/') ? assetNotFound : notFound;
  }

  return {
    find(given) {
      const known = byPath.get(given);
      if (known) return known;
      const target = toOriginForm(given);
      // A question mark with nothing behind it, as a form without fields leaves it, is another spelling of the path.
      if (/^[^?]*\?$/.test(target)) return undefined;
      const path = target.replace(/\?.*$/s, '');
      const named = byPath.get(path);
      if (named) return named;
      return plainPath.test(path) || plainAssetPath.test(path) ? missing(path) : undefined;
    },
    missing,
    has: (path) => byPath.has(path),
    serverError,
    notAcceptable,
    malformed,
    async compress(stop) {
      const responses = [...byPath.values(), notFound, serverError, notAcceptable, malformed];
      for (const response of responses) {
        if (stop.aborted) return;
        await response.compress();
      }
    },
  };
}

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
};

function prepareAsset({ path, body, encodings }: Asset, headers: HeaderList): PreparedResponse {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  const contentType = contentTypes[extension];
  if (!contentType) throw new Error(`No content type is known for ${path}.`);
  // Only what lies under /assets has its content in its name.
  const policy = path.startsWith('/assets/') ? caching.asset : caching.crawler;
  return prepareResponse({ contentType, headers, body, encodings, caching: policy });
}
