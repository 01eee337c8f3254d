// State of a page in the session history, stored in `history.state` next to the router's own state. The browser keeps
// it with the history entry, even across reloads and for entries that the router did not create.

import { clearAllEvent } from '../../shared/clear-data.client.ts';
import { replaceHistoryState } from '../../shared/history.client.ts';
import { listen } from '../../shared/listen.client.ts';
import { propertiesOf, readStored, saved, store } from '../../shared/storage.client.ts';
import { elementKey } from '../element-key.ts';

/** Excludes buttons: some exist only after a choice or an action, so they may be missing on return. */
const focusable = 'a[href], input:not([type="hidden"]), summary, [tabindex]';

/** Delay in milliseconds until a change is saved. Safari allows 100 changes of state in 30 s. */
const saveDelayMs = 300;

/** True once the visitor has cleared all data: this document then saves no more history state. */
let isCleared = false;

/** Saves the scroll position, the focused element and the open details in the current history entry. */
export function saveHistoryState(focused: Element | null = document.activeElement): void {
  if (isCleared) return;
  const focusables = [...elementsByName(focusable)];
  const details = [...elementsByName('details')];
  const view = {
    scrollY: Math.round(window.scrollY),
    focus: focusables.find(([, element]) => element === focused)?.[0],
    open: details.flatMap(([name, element]) => (element.hasAttribute('open') ? name : [])),
  };
  if (JSON.stringify(readHistoryState()) === JSON.stringify(view)) return;
  if (readVisit() === 0) store(saved.visit, Date.now());
  replaceHistoryState({ ...history.state, view: { ...view, visit: readVisit() } });
}

/** Restores the state of the current history entry. Returns false if there is none. */
export function restoreHistoryState(): boolean {
  const { scrollY, focus } = readHistoryState();
  if (typeof scrollY !== 'number') return false;
  restoreDetails();
  const element = elementsByName(focusable).get(`${focus}`);
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  scrollTo({ top: scrollY, behavior: 'instant' });
  return true;
}

/** Opens the details that were open in the current history entry. */
export function restoreDetails(): void {
  const { open } = readHistoryState();
  const details = elementsByName('details');
  if (Array.isArray(open)) for (const name of open) details.get(name)?.setAttribute('open', '');
}

/** The current entry's state, unless another visit saved it. Its properties may have any type. */
function readHistoryState() {
  const { visit, ...view } = propertiesOf(propertiesOf(history.state)['view']);
  return visit === readVisit() ? view : {};
}

/** ID of this tab's visit, 0 if not stored. Clearing all data removes it, which invalidates the other history entries. */
function readVisit(): number {
  return (
    readStored(saved.visit, (stored) => (typeof stored === 'number' ? stored : undefined)) ?? 0
  );
}

/** Matching elements by key; their index would change with the choice on a plan. */
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
 * Saves scroll position, focus and open details in the session history on every change. Returns a cleanup function.
 */
export function keepHistoryState(): () => void {
  isCleared = false;
  const stopSaving = () => {
    isCleared = true;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  // `manual` while a page is shown: otherwise the browser would restore the position before the page has changed. `auto` on
  // leaving, so that the browser restores it after a reload or a visit to another site.
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const handBack = () => {
    clearTimeout(timer);
    history.scrollRestoration = 'auto';
  };
  // Another document left this entry in manual mode: the browser has not restored the position.
  if (history.scrollRestoration === 'manual') restoreHistoryState();
  takeOver();
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(saveHistoryState, saveDelayMs);
  };
  // Safari doesn't focus a clicked link.
  const savePressed = ({ target }: Event) => {
    clearTimeout(timer);
    const control = target instanceof Element ? target.closest('a, button') : null;
    saveHistoryState(control ?? undefined);
  };
  const stops = [
    listen([clearAllEvent], stopSaving),
    listen(['pageshow'], takeOver),
    listen(['pagehide'], handBack),
    listen(['scroll', 'focusin', 'toggle'], saveSoon),
    // Saves before a link is followed: on `pointerdown`, so that the click itself has less to do, and on `click` for
    // activation by keyboard.
    listen(['pointerdown', 'click'], savePressed),
  ];
  return () => {
    handBack();
    for (const stop of stops) stop();
  };
}
