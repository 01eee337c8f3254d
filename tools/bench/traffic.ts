import { readBuildOutput } from '../../server/build-output.ts';
import { routes } from '../../shared/routes.ts';

/** Where this stands in a target or a header, each request gets eight hexadecimal digits of its own. */
export const randomMark = 'RANDOM';

export type Target = {
  readonly path: string;
  readonly status: number;
  /** Set where the bare server need not send the same bytes. */
  readonly statusOnly?: true;
};

/** What a load generator asks for: the targets in turn, each with the same headers. */
export type Traffic = {
  readonly targets: readonly Target[];
  readonly headers: Readonly<Record<string, string>>;
};

/** What today's browsers send. */
const browserHeaders = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

const pages: readonly Target[] = routes.map(({ path }) => ({ path, status: 200 }));

/** A page, as a browser asks for it that has been nowhere yet. */
export function pageTraffic(path: string): Traffic {
  return { targets: [{ path, status: 200 }], headers: browserHeaders };
}

export const homeTraffic = pageTraffic('/');

export const routesTraffic: Traffic = { targets: pages, headers: browserHeaders };

/** The home page, asked for by a browser that has it. */
export function revalidatingTraffic(etag: string): Traffic {
  return {
    targets: [{ path: '/', status: 304 }],
    headers: { ...browserHeaders, 'If-None-Match': etag },
  };
}

/** The smallest asset, so that what an answer costs by itself is not hidden behind copying bytes. */
export function assetTraffic(dist: string): Traffic {
  const { icon } = readBuildOutput(dist).manifest;
  return { targets: [{ path: icon, status: 200 }], headers: browserHeaders };
}

/** Addresses that lead nowhere, each asked for once, as visitors mistype them and scanners guess them. */
export const unknownTraffic: Traffic = {
  targets: [
    { path: `/${randomMark}`, status: 404 },
    { path: `/site/study-destination/${randomMark}`, status: 404 },
    { path: `/wp-content/plugins/${randomMark}/readme.txt?ver=${randomMark}`, status: 404 },
  ],
  headers: browserHeaders,
};

/** Known and unknown addresses, with queries and a header that are never the same twice. */
export const mixedTraffic: Traffic = {
  targets: [
    ...pages,
    { path: `/?utm_id=${randomMark}`, status: 200 },
    { path: `/site/study-destination/uk?fbclid=${randomMark}`, status: 200 },
    ...unknownTraffic.targets,
    // Capitals and a leading dot need the closer look that Express gives.
    { path: `/Old-Site/${randomMark}.ASPX`, status: 404, statusOnly: true },
    { path: `/.env.${randomMark}`, status: 404, statusOnly: true },
  ],
  headers: { 'Accept-Encoding': `gzip, br, x-${randomMark}` },
};

/** A target or header value as one request carries it. */
export function withFreshDigits(text: string): string {
  return text.replaceAll(randomMark, () =>
    Math.floor(Math.random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  );
}

/** How many of so many requests ought to be answered with 400 or above. */
export function expectedRefusals({ targets }: Traffic, requests: number): number {
  return (requests * targets.filter(({ status }) => status >= 400).length) / targets.length;
}
