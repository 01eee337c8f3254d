import { replaceHistoryState } from '../../shared/history.client.ts';
import { listen } from '../../shared/listen.client.ts';

/** Delay in milliseconds until a position is saved. Safari allows 100 changes of history state in 30 s. */
const saveDelayMs = 300;

/** Saves the scroll position in the history entry, next to the router's state. */
export function saveScroll(): void {
  const scrollY = Math.round(window.scrollY);
  if (history.state?.scrollY !== scrollY) replaceHistoryState({ ...history.state, scrollY });
}

/** Scrolls to the position saved in the history entry, if any. */
export function restoreScroll(): void {
  const top: unknown = history.state?.scrollY;
  if (typeof top === 'number') scrollTo({ top, behavior: 'instant' });
}

/** Saves the position while `isShown()`: the current URL's page is visible, not still loading. Returns a cleanup. */
export function keepScroll(isShown: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => isShown() && saveScroll();
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
    timer = setTimeout(save, saveDelayMs);
  };
  const stops = [
    listen(['pageshow'], setMode('manual')),
    listen(['pagehide'], setMode('auto')),
    listen(['scroll'], saveSoon),
    listen(['click'], save),
    setMode('auto'),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
