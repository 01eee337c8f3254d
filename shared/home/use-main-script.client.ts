import { useEffect } from 'react';

declare global {
  /** The site's main script, once it has loaded. `init` returns a cleanup function. */
  // `var` is how a property of the global object is declared.
  var parAvion: { readonly init?: () => () => void } | undefined;
}

/** Milliseconds between the home page's appearance and the call of the routine; from the product's specification. */
const delayMs = 300;

/**
 * Calls the main script's initialisation routine once, if there is one. Leaving earlier cancels the call; leaving
 * later runs its cleanup.
 */
export function useMainScript(): void {
  useEffect(() => {
    let cleanup: (() => void) | undefined;
    const timer = setTimeout(() => {
      // The browser reports what it throws; the page works without it.
      cleanup = globalThis.parAvion?.init?.();
    }, delayMs);
    return () => {
      clearTimeout(timer);
      cleanup?.();
    };
  }, []);
}
