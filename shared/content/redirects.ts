/**
 * Paths of earlier pages, each with the path of the page shown instead: `'/old-page': '/'`. They stay as long as links to
 * them may exist.
 */
export const redirects: Readonly<Record<string, string>> = {};

/**
 * Paths at which an earlier site at this origin may have had its service worker, which would otherwise show that site for
 * ever to its visitors: each is answered with a worker that removes itself.
 */
export const oldServiceWorkers: readonly string[] = ['/service-worker.js', '/sw.js'];
