/** Cache policies as headers, each with its reason. */
export const caching = {
  /**
   * Browsers revalidate on every request and mostly get 304, so that a visitor never reads yesterday's rules. A CDN (RFC 9213)
   * may serve a page for one minute, for another one while it revalidates, and for a day if the site is down. For at most two
   * minutes after a deploy, it serves pages that refer to the previous build's assets.
   */
  page: {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'CDN-Cache-Control': 'public, max-age=60, stale-while-revalidate=60, stale-if-error=86400',
  },
  /** A page with a choice. Not for shared caches: a cache key without the query would give one family another's plan. */
  choice: { 'Cache-Control': 'private, max-age=0, must-revalidate' },
  /** The name changes with the content. */
  asset: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  /** For files of crawlers, which rarely request them again. */
  hour: { 'Cache-Control': 'public, max-age=3600' },
  /** A response that is valid only at this moment, or the redirect of a non-canonical URL. */
  none: { 'Cache-Control': 'no-store' },
} as const;
