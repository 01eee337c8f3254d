// What is kept with each entry of the session history: in `history.state`, beside what the router keeps there, so that
// the browser itself ties it to the entry, through reloads and for entries that the router never saw.

type EntryState = {
  /** Pixels from the top. */
  readonly scrollY?: number;
  /** Index of the focused element among `focusableElements`. */
  readonly focus?: number;
};

/** Elements that a page has at every visit; buttons may come and go. */
const focusable = 'a[href], input:not([type="hidden"]), summary, [tabindex]';

/** Keeps the scroll position and the focused element with the current entry. */
export function saveEntry(focused: Element | null = document.activeElement): void {
  const entry: EntryState = {
    scrollY: Math.round(window.scrollY),
    focus: focused ? focusableElements().indexOf(focused) : -1,
  };
  const known = readEntry();
  if (known.scrollY === entry.scrollY && known.focus === entry.focus) return;
  history.replaceState({ ...history.state, entry }, '');
}

/** Restores what was kept with the current entry. Returns false where nothing was. */
export function restoreEntry(): boolean {
  const { scrollY, focus = -1 } = readEntry();
  if (scrollY === undefined) return false;
  const element = focusableElements()[focus];
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  scrollTo({ top: scrollY, behavior: 'instant' });
  return true;
}

function readEntry(): EntryState {
  const { entry } = (history.state ?? {}) as { entry?: EntryState };
  return entry ?? {};
}

function focusableElements(): readonly Element[] {
  return [...document.querySelectorAll(focusable)];
}
