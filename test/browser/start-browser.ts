import type { TestProject } from 'vitest/node';
import { launchBrowser } from '../../tools/browsers.ts';
import { startBrowserSite } from './browser-site.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merges with Vitest's own declaration, an interface.
  interface ProvidedContext {
    /** Origin of the built site, and the address of Chromium's debugger. */
    readonly shared: { readonly origin: string; readonly debugger: string };
  }
}

/** Vitest global setup: one site and one Chromium for all test files that use `testSite`. */
export async function setup({ provide }: TestProject) {
  const site = await startBrowserSite();
  const browser = await launchBrowser('headless');
  provide('shared', { origin: site.origin, debugger: browser.wsEndpoint() });
  return () => Promise.all([browser.close(), site.stop()]);
}
