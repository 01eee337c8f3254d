/** What the site's main script offers, once it has loaded. `init` returns its own undoing. */
export type MainScript = { readonly init?: () => () => void };

declare global {
  // `var` is how a property of the global object is declared.
  var parAvion: MainScript | undefined;
}

/** Milliseconds between the home page's appearance and the call of the routine; from the product's specification. */
const delay = 300;

/**
 * Calls the main script's initialisation routine once, if there is one. Leaving earlier cancels the call; leaving
 * later undoes what it set up. Returns how to leave.
 */
export function startMainScript(): () => void {
  let tearDown: (() => void) | undefined;
  const timer = setTimeout(() => {
    try {
      tearDown = globalThis.parAvion?.init?.();
    } catch (error) {
      // The page is whole without it.
      console.error(error);
    }
  }, delay);
  return () => {
    clearTimeout(timer);
    tearDown?.();
  };
}
