import type { SiteSettings } from './settings.ts';
import type { View } from './view.ts';

// Data that the server writes into each page as JSON, for the browser's scripts.

/** Inputs of the rendered page. */
export type PageData = { readonly settings: SiteSettings; readonly view: View };

/** URLs of the page's scripts. */
export type PageScripts = {
  readonly hydrate: string;
  /** All scripts with their imports, for preloading: otherwise each level of imports costs a round trip. */
  readonly preload: readonly string[];
};
