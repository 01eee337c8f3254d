import { listen } from '../../shared/browser/listen.ts';

/** Saves the scroll position in the history entry, next to the router's state. */
export function saveScroll(): void {
  const scrollY = Math.round(window.scrollY);
  if (history.state?.scrollY === scrollY) return;
  try {
    history.replaceState({ ...history.state, scrollY }, '');
  } catch {
    // Safari rejects the 101st change within 30 s.
  }
}

/** Scrolls to the position saved in the history entry, if any. */
export function restoreScroll(): void {
  const top: unknown = history.state?.scrollY;
  if (typeof top === 'number') scrollTo({ top, behavior: 'instant' });
}

/** Saves the position while the visitor scrolls, and before each click. Returns a cleanup. */
export function keepScroll(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // Another document left this entry in manual mode: the browser has not restored the position.
  if (history.scrollRestoration === 'manual') restoreScroll();
  // `manual` while a page is shown: the browser would scroll before the page has changed. `auto` on leaving, for reloads.
  history.scrollRestoration = 'manual';
  const stop = listen(['pageshow', 'pagehide', 'scroll', 'click'], ({ type }) => {
    clearTimeout(timer);
    // Delayed, since Safari allows 100 changes of history state in 30 s.
    if (type === 'scroll') timer = setTimeout(saveScroll, 300);
    else if (type === 'click') saveScroll();
    else history.scrollRestoration = type === 'pagehide' ? 'auto' : 'manual';
  });
  return () => {
    stop();
    clearTimeout(timer);
    history.scrollRestoration = 'auto';
  };
}
