import { restoreEntry, saveEntry } from './history-entry.ts';

/** Milliseconds after which a change is kept. Safari allows 100 changes of state in 30 s. */
const saveDelayMs = 300;

/**
 * Keeps scroll position, focus and open details with the history's entries. Returns a cleanup function.
 *
 * @param isShown whether the page of the current entry is the one on the screen, not still on its way
 */
export function keepEntries(isShown: () => boolean): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The browser would restore the position before the page has changed. A page that is reloaded, or left for another
  // site, is the browser's to restore.
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const handBack = () => {
    clearTimeout(timer);
    history.scrollRestoration = 'auto';
  };
  // An entry that another document left in this mode: the browser has not restored it.
  if (history.scrollRestoration === 'manual') restoreEntry();
  takeOver();
  addEventListener('pageshow', takeOver, { signal });
  addEventListener('pagehide', handBack, { signal });
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => isShown() && saveEntry(), saveDelayMs);
  };
  // `toggle` does not bubble.
  for (const type of ['scroll', 'focusin', 'toggle']) {
    addEventListener(type, saveSoon, { signal, capture: true, passive: true });
  }
  // Safari doesn't focus a link that is clicked.
  const savePressed = ({ target }: Event) => {
    clearTimeout(timer);
    const control = target instanceof Element ? target.closest('a, button') : null;
    if (isShown()) saveEntry(control ?? undefined);
  };
  // Before the router or the browser leaves the entry: at the press, so that the click itself has less to do, and at
  // the click for those who don't press.
  for (const type of ['pointerdown', 'click']) {
    addEventListener(type, savePressed, { signal, capture: true });
  }
  return () => {
    handBack();
    listeners.abort();
  };
}
