import type { SiteSettings } from './settings.ts';
import type { View } from './view.ts';

// Data that the server writes into each page as JSON, for the browser's scripts.

/** Inputs of the rendered page. */
export type PageData = { readonly settings: SiteSettings; readonly view: View };
