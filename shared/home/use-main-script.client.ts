import { useEffect } from 'react';

declare global {
  /** The site's main script, once loaded. `init` returns a cleanup function. */
  // `var` declares a property of the global object.
  var parAvion: { readonly init?: () => () => void } | undefined;
}

/** Delay in milliseconds between the home page's appearance and `init`; from the product specification. */
const delayMs = 300;

/**
 * Calls the main script's `init` once, if it has loaded. Leaving the page cancels a pending call, or runs the cleanup
 * function.
 */
export function useMainScript(): void {
  useEffect(() => {
    let cleanup: (() => void) | undefined;
    const timer = setTimeout(() => {
      // An exception only reaches the console; the page works without the script.
      cleanup = globalThis.parAvion?.init?.();
    }, delayMs);
    return () => {
      clearTimeout(timer);
      cleanup?.();
    };
  }, []);
}
