// What is kept with each entry of the session history: in `history.state`, beside what the router keeps there, so that
// the browser itself ties it to the entry, through reloads and for entries that the router never saw.

type EntryState = {
  /** Pixels from the top. */
  readonly scrollY?: number;
  /** Index of the focused element among `focusableElements`. */
  readonly focus?: number;
  /** Indexes of the open elements among all `details`. */
  readonly open?: readonly number[];
};

/** Elements that a page has at every visit; buttons may come and go. */
const focusable = 'a[href], input:not([type="hidden"]), summary, [tabindex]';

/** Keeps the scroll position, the focused element and the open details with the current entry. */
export function saveEntry(focused: Element | null = document.activeElement): void {
  const details = [...document.querySelectorAll('details')];
  const entry: EntryState = {
    scrollY: Math.round(window.scrollY),
    focus: focused ? focusableElements().indexOf(focused) : -1,
    open: details.flatMap(({ open }, index) => (open ? index : [])),
  };
  if (JSON.stringify(readEntry()) === JSON.stringify(entry)) return;
  history.replaceState({ ...history.state, entry }, '');
}

/** Restores what was kept with the current entry. Returns false where nothing was. */
export function restoreEntry(): boolean {
  const { scrollY, focus = -1 } = readEntry();
  if (scrollY === undefined) return false;
  restoreDetails();
  const element = focusableElements()[focus];
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  scrollTo({ top: scrollY, behavior: 'instant' });
  return true;
}

/** Opens the details that were open when the current entry was left. */
export function restoreDetails(): void {
  const details = document.querySelectorAll('details');
  for (const index of readEntry().open ?? []) details[index]?.setAttribute('open', '');
}

function readEntry(): EntryState {
  const { entry } = (history.state ?? {}) as { entry?: EntryState };
  return entry ?? {};
}

function focusableElements(): readonly Element[] {
  return [...document.querySelectorAll(focusable)];
}
