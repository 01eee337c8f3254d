// What is kept of a page in the session history: in `history.state`, beside what the router keeps there, so that the
// browser itself ties it to the address, through reloads and for pages that the router never saw.

import { onForget } from '../../shared/forget.client.ts';
import { replaceHistoryState } from '../../shared/history.client.ts';
import { kept, propertiesOf, readStored, store } from '../../shared/storage.client.ts';
import { elementKey } from '../element-key.ts';

type HistoryState = {
  /** Pixels from the top. */
  readonly scrollY?: number;
  /** Name of the focused element among those that are focusable. */
  readonly focus?: string;
  /** Names of the open elements among all `details`. */
  readonly open?: readonly string[];
};

/** Elements that a page has at every visit; buttons may come and go. */
const focusable = 'a[href], input:not([type="hidden"]), summary, [tabindex]';

/** Milliseconds after which a change is kept. Safari allows 100 changes of state in 30 s. */
const saveDelayMs = 300;

/** Set after "Forget": this document stores nothing more of its places. */
let isForgotten = false;

/** Keeps the scroll position, the focused element and the open details with the current address. */
export function saveHistoryState(focused: Element | null = document.activeElement): void {
  if (isForgotten) return;
  const nameOf = ([name]: readonly [string, Element]) => name;
  const focus = [...elementsByName(focusable)].find(([, element]) => element === focused);
  const view: HistoryState = {
    scrollY: Math.round(window.scrollY),
    ...(focus && { focus: nameOf(focus) }),
    open: [...elementsByName('details')]
      .filter(([, element]) => element.hasAttribute('open'))
      .map(nameOf),
  };
  if (JSON.stringify(readHistoryState()) === JSON.stringify(view)) return;
  if (readVisit() === 0) store(kept.visit, Date.now());
  replaceHistoryState({ ...history.state, view: { ...view, visit: readVisit() } });
}

/** Restores what was kept with the current address. Returns false where nothing was. */
export function restoreHistoryState(): boolean {
  const { scrollY, focus = '' } = readHistoryState();
  if (scrollY === undefined) return false;
  restoreDetails();
  const element = elementsByName(focusable).get(focus);
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  scrollTo({ top: scrollY, behavior: 'instant' });
  return true;
}

/** Opens the details that were open when the current address was left. */
export function restoreDetails(): void {
  const details = elementsByName('details');
  for (const name of readHistoryState().open ?? []) details.get(name)?.setAttribute('open', '');
}

function readHistoryState(): HistoryState {
  const { scrollY, focus, open, visit } = propertiesOf(propertiesOf(history.state)['view']);
  if (visit !== readVisit()) return {};
  return {
    ...(typeof scrollY === 'number' && { scrollY }),
    ...(typeof focus === 'string' && { focus }),
    ...(Array.isArray(open) && { open }),
  };
}

/** "Forget" cannot reach the other history entries, but it removes the mark with which they were saved. 0 if nothing is stored. */
function readVisit(): number {
  return readStored(kept.visit, (stored) => (typeof stored === 'number' ? stored : undefined)) ?? 0;
}

/** The elements that the selector finds, by their keys: another choice of a plan changes how many there are. */
function elementsByName(selector: string): ReadonlyMap<string, Element> {
  const elements = new Map<string, Element>();
  for (const element of document.querySelectorAll(selector)) {
    const key = elementKey(element);
    let name = key;
    for (let place = 2; elements.has(name); place += 1) name = `${key} ${place}`;
    elements.set(name, element);
  }
  return elements;
}

/**
 * Keeps scroll position, focus and open details in the session history, whenever they change. Returns a cleanup function.
 *
 * @param isShown whether the page of the current address is the one on the screen, not still on its way
 */
export function keepHistoryState(isShown: () => boolean): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  isForgotten = false;
  const stopForgetting = onForget(() => {
    isForgotten = true;
  });
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
  // Another document left this address in this mode: the browser has not restored it.
  if (history.scrollRestoration === 'manual') restoreHistoryState();
  takeOver();
  addEventListener('pageshow', takeOver, { signal });
  addEventListener('pagehide', handBack, { signal });
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isShown()) saveHistoryState();
    }, saveDelayMs);
  };
  // `toggle` does not bubble.
  for (const type of ['scroll', 'focusin', 'toggle']) {
    addEventListener(type, saveSoon, { signal, capture: true, passive: true });
  }
  // Safari doesn't focus a link that is clicked.
  const savePressed = ({ target }: Event) => {
    clearTimeout(timer);
    const control = target instanceof Element ? target.closest('a, button') : null;
    if (isShown()) saveHistoryState(control ?? undefined);
  };
  // Before the router or the browser leaves the address: at the press, so that the click itself has less to do, and at
  // the click for those who don't press.
  for (const type of ['pointerdown', 'click']) {
    addEventListener(type, savePressed, { signal, capture: true });
  }
  return () => {
    handBack();
    stopForgetting();
    listeners.abort();
  };
}
