/**
 * Redirects from old paths to current ones: `'/old-page': '/'`. Keep them as long as links to the old paths may exist.
 */
export const redirects: Readonly<Record<string, string>> = {};

/**
 * Possible service worker paths of an earlier site at this origin. An old worker would keep showing that site to returning
 * visitors, so these paths serve a worker that unregisters itself.
 */
export const oldServiceWorkers: readonly string[] = ['/service-worker.js', '/sw.js'];
