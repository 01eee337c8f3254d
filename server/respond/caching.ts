/** Cache policies as headers, each with its reason. */
export const caching = {
  /**
   * Browsers ask each time and mostly get 304, so a visitor never reads yesterday's rules. A CDN (RFC 9213) may answer
   * for a minute by itself, for another while it asks, and for a day when the site is down. After a deploy it names
   * the assets of the build before for two minutes at most.
   */
  page: {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'CDN-Cache-Control': 'public, max-age=60, stale-while-revalidate=60, stale-if-error=86400',
  },
  /**
   * What a query has chosen. No shared cache: one that leaves queries out of its key would give one family another's plan.
   */
  choice: { 'Cache-Control': 'private, max-age=0, must-revalidate' },
  /** The name changes with the content. */
  asset: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  /** For crawlers, who come seldom. */
  hour: { 'Cache-Control': 'public, max-age=3600' },
  /** An answer about this moment, or to this spelling of an address, only. */
  none: { 'Cache-Control': 'no-store' },
} as const;
