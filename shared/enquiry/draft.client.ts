// The draft is the text typed into the enquiry form. It is stored in this tab until 30 minutes after the last key press
// (decision 08). The inline script runs `watchDraft` on every page, before and without hydration.
import { minutesStored } from '#content/enquiry-fields.ts';
import { clearEvent } from '../clear-data.client.ts';
import { canStore, propertiesOf, readStored, saved, store } from '../storage.client.ts';
import { enquiryId } from './enquiry-id.ts';

/** Texts are stored as query strings by field name, so that each parsed value is a string. */
type Draft = {
  readonly typed: string;
  /** Texts that a link has filled in; the next link may replace them. */
  readonly linked: string;
  /** Time of the last key press in milliseconds since the epoch. */
  readonly typedAt: number;
  /** True if the draft was posted since then. */
  readonly isPosted: boolean;
};

/** A field of the form. `isLinked` is not an attribute: hydration would report a mismatch. */
type Field = HTMLInputElement & { isLinked?: boolean };

/** Event on `window` after text was stored, filled in or removed. */
export const draftChange = 'draft-change';

/** True if typed text is stored or, at startup, can be: typed text without a draft has then expired. */
let isStored = false;

/** True after an edit, until the fields are emptied: Undo can restore text, even into empty fields. */
let isUndoable = false;

/** The stored draft. An expired draft is removed. */
export function readDraft(): Draft | undefined {
  // Drafts may have been cleared while this tab showed another site. Also removes an expired time of clearing.
  const cleared = readStored(saved.cleared, parseTime) ?? 0;
  return readStored(saved.enquiry, (stored) => {
    const { typed, linked, typedAt, isPosted } = propertiesOf(stored);
    const time = parseTime(typedAt);
    if (!time || time < cleared) return undefined;
    return { typed: `${typed}`, linked: `${linked}`, typedAt: time, isPosted: !!isPosted };
  });
}

/** A stored time; undefined if 30 minutes or more in the past or, after the clock was set back, in the future. */
function parseTime(time: unknown): number | undefined {
  const isTime = typeof time === 'number' && Math.abs(Date.now() - time) < minutesStored * 60_000;
  return isTime ? time : undefined;
}

/** The visible fields of the form on this page. */
export function enquiryFieldsOnPage(): readonly Field[] {
  return [...document.querySelectorAll<Field>(`#${enquiryId} input[id]`)];
}

/** True if the field's text was typed, not filled in by a link. */
export function isTyped({ value, isLinked }: Field): boolean {
  return value !== '' && !isLinked;
}

/** Fills in the fields without typed text, from the draft or with the texts of a link, a query by field name. */
export function fillIn(link = ''): void {
  const draft = readDraft();
  const typed = new URLSearchParams(draft?.typed);
  const linked = new URLSearchParams(link || draft?.linked);
  for (const field of enquiryFieldsOnPage()) {
    field.value ||= typed.get(field.name) ?? '';
    if (isTyped(field)) continue;
    field.value = linked.get(field.name) ?? field.value;
    field.isLinked = field.value !== '';
  }
}

/** Stores the draft on each input event, and ends it on expiry or when any tab clears it. */
export function watchDraft(): void {
  isStored = canStore(saved.enquiry.storage);
  // Event delegation, since the form may render later.
  addEventListener('input', ({ target }) => {
    const field = enquiryFieldsOnPage().find((each) => each === target);
    if (!field) return;
    // Firefox dispatches the event for text that it restores with a session.
    if (isRestored() && navigator.userActivation?.hasBeenActive === false) return emptyIfExpired();
    field.isLinked = false;
    storeTyped();
  });
  addEventListener('submit', ({ target, defaultPrevented }) => {
    const draft = readDraft();
    const isSent = !defaultPrevented && target === document.getElementById(enquiryId);
    if (draft && isSent) store(saved.enquiry, { ...draft, isPosted: true });
  });
  addEventListener(clearEvent, () => {
    store(saved.enquiry, undefined);
    empty(() => true);
  });
  takeOverFields();
  // Timers stop while a computer sleeps, and don't run in the back/forward cache.
  document.addEventListener('visibilitychange', emptyIfExpired);
  addEventListener('pageshow', emptyIfExpired);
  setInterval(emptyIfExpired, 10_000);
}

/**
 * Stores text typed before this script ran, and fills in the stored text. Browsers also restore old text after a reload,
 * Back or a restart, until the page has loaded: so the check runs before each frame until then.
 */
function takeOverFields(): void {
  const isTypedBefore = !isRestored() && enquiryFieldsOnPage().some(isTyped);
  fillIn();
  if (isTypedBefore) storeTyped();
  function sweep(): void {
    emptyIfExpired();
    if (document.readyState !== 'complete') requestAnimationFrame(sweep);
  }
  sweep();
}

/** True if the browser may restore old text in this document. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return ['reload', 'back_forward'].includes(entry?.type ?? '');
}

function storeTyped(): void {
  const typed = queryOf(isTyped);
  const linked = queryOf(({ isLinked }) => isLinked);
  const draft: Draft = { typed, linked, typedAt: Date.now(), isPosted: false };
  isStored = store(saved.enquiry, draft);
  isUndoable = true;
  dispatchEvent(new Event(draftChange));
}

function queryOf(isIncluded: (field: Field) => boolean | undefined): string {
  const fields = enquiryFieldsOnPage().filter(isIncluded);
  return new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString();
}

/** Empties the fields once there is no draft, except for a link's texts. */
function emptyIfExpired(): void {
  if (!isStored || readDraft()) return;
  if (isUndoable || enquiryFieldsOnPage().some(isTyped)) empty(({ isLinked }) => !isLinked);
}

function empty(isEmptied: (field: Field) => boolean): void {
  for (const field of enquiryFieldsOnPage()) {
    if (isEmptied(field)) Object.assign(field, { value: '', isLinked: false });
    // A change of the type empties the undo history, which would restore the text, even after deletion by hand.
    Object.assign(field, { type: 'search' }, { type: field.type });
  }
  isUndoable = false;
  dispatchEvent(new Event(draftChange));
}
