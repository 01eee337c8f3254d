/**
 * Addresses at which there was a page, each with the path of the page that is shown instead: `'/old-page': '/'`. They
 * stay for as long as anybody may follow a link to them.
 */
export const redirects: Readonly<Record<string, string>> = {};
