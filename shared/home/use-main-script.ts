import { useEffect } from 'react';

/** Delay in milliseconds between the home page's appearance and `init`; from the product specification. */
const delayMs = 300;

/**
 * Fetches the main script and calls its `init` once, if it has loaded. Leaving the page cancels a pending call, or runs the
 * cleanup function.
 */
export function useMainScript(): void {
  useEffect(() => {
    // The page works without it; the browser has logged a failed download.
    const script = import('./main-script.client.ts').catch(() => undefined);
    let cleanup: Promise<(() => void) | undefined> | undefined;
    const timer = setTimeout(() => {
      cleanup = script.then((main) => main?.init());
    }, delayMs);
    return () => {
      clearTimeout(timer);
      void cleanup?.then((undo) => undo?.());
    };
  }, []);
}
