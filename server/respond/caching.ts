/** Cache policies as headers, each with its reason. */
export const caching = {
  /**
   * Browsers revalidate each time and mostly get 304, so that a visitor never reads yesterday's rules. A CDN (RFC 9213) may
   * serve a page for one minute, for another while it revalidates, and for a day when the site is down. After a deploy it
   * serves pages with the previous build's assets for two minutes at most.
   */
  page: {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'CDN-Cache-Control': 'public, max-age=60, stale-while-revalidate=60, stale-if-error=86400',
  },
  /** A choice in the query. Not for shared caches: one whose key omits the query would give one family another's plan. */
  choice: { 'Cache-Control': 'private, max-age=0, must-revalidate' },
  /** The name changes with the content. */
  asset: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  /** For crawlers, which rarely revisit. */
  hour: { 'Cache-Control': 'public, max-age=3600' },
  /** A response that is valid only at this moment or for this form of a URL. */
  none: { 'Cache-Control': 'no-store' },
} as const;
