/**
 * Redirects from old paths to current ones: `'/old-page': '/'`. Keep them as long as links to the old paths may exist.
 */
export const redirects: Readonly<Record<string, string>> = {};
