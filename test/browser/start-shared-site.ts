import type { TestProject } from 'vitest/node';
import { startBrowserSite } from './browser-site.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merges with Vitest's own declaration, an interface.
  interface ProvidedContext {
    readonly sharedOrigin: string;
  }
}

/** Vitest global setup: one site for all test files that use `testSite`. */
export async function setup({ provide }: TestProject) {
  const site = await startBrowserSite();
  provide('sharedOrigin', site.origin);
  return () => site.stop();
}
