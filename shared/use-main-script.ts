import { useEffect } from 'react';

/** What the site's main script offers, once it has loaded. `init` returns a cleanup function. */
export type MainScript = { readonly init?: () => () => void };

declare global {
  // `var` is how a property of the global object is declared.
  var parAvion: MainScript | undefined;
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
      try {
        cleanup = globalThis.parAvion?.init?.();
      } catch (error) {
        // The page works without it.
        console.error(error);
      }
    }, delayMs);
    return () => {
      clearTimeout(timer);
      cleanup?.();
    };
  }, []);
}
