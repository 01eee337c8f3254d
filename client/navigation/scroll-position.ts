import { listen } from '../../shared/browser/listen.ts';

/** Delay in milliseconds until a position is saved. Safari allows 100 changes of history state in 30 s. */
const saveDelayMs = 300;

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
  let timer: ReturnType<typeof setTimeout> | undefined;
  // `manual` while a page is shown: the browser would scroll before the page has changed. `auto` on leaving, for reloads.
  const setMode = (mode: ScrollRestoration) => () => {
    clearTimeout(timer);
    history.scrollRestoration = mode;
  };
  // Another document left this entry in manual mode: the browser has not restored the position.
  if (history.scrollRestoration === 'manual') restoreScroll();
  setMode('manual')();
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(saveScroll, saveDelayMs);
  };
  const stops = [
    listen(['pageshow'], setMode('manual')),
    listen(['pagehide'], setMode('auto')),
    listen(['scroll'], saveSoon),
    listen(['click'], saveScroll),
    setMode('auto'),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
