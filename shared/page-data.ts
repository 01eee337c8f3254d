import type { SiteSettings } from './settings.ts';
import type { View } from './view.ts';

// What the server writes into each page of the route table as JSON, and the browser's scripts read.

/** What the page was made of. */
export type PageData = { readonly settings: SiteSettings; readonly view: View };

/** URLs of the page's scripts. */
export type PageScripts = {
  readonly hydrate: string;
  readonly mainScript: string;
  /** All of them with what they import, to be fetched at once: otherwise each import costs a round trip. */
  readonly preload: readonly string[];
};
