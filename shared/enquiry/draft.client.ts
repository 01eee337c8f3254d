// The draft is the text typed into the enquiry form. It is stored in this tab until 30 minutes after the last key press
// (decision 08). The inline script runs `watchDraft` on every page, before and without hydration.
import { minutesStored } from '#content/enquiry-fields.ts';
import { forgetEvent } from '../forget.client.ts';
import { canStore, kept, propertiesOf, readStored, store, textOf } from '../storage.client.ts';
import { enquiryId } from './enquiry-id.ts';

export type Draft = {
  /** Field values by name. */
  readonly values: Readonly<Record<string, string>>;
  /** Values filled in by a link and not changed by the visitor: the next link may replace them. */
  readonly linked: Readonly<Record<string, string>>;
  /** Time of the last key press in milliseconds since the epoch. */
  readonly typedAt: number;
  /** True if the draft was posted since then. */
  readonly isPosted: boolean;
};

/** A field of the form. `linked` is not an attribute: hydration would report a mismatch. */
type Field = HTMLInputElement & { linked?: string };
type Fields = readonly Field[];

const lifetimeMs = minutesStored * 60_000;

/** Event on `window` after the draft has changed or ended. */
export const draftChange = 'draft-change';

/** The stored draft, or undefined if there is none or it has expired. */
export function readDraft(): Draft | undefined {
  const draft = readStored(kept.enquiry, parseDraft);
  return draft && remainingMs(draft) > 0 ? draft : undefined;
}

function parseDraft(stored: unknown): Draft | undefined {
  const { values, linked, typedAt, isPosted } = propertiesOf(stored);
  if (typeof typedAt !== 'number') return undefined;
  return { values: textsIn(values), linked: textsIn(linked), typedAt, isPosted: isPosted === true };
}

/** Stores the draft; undefined removes it. */
export function storeDraft(draft: Draft | undefined): void {
  store(kept.enquiry, draft);
  dispatchEvent(new Event(draftChange));
}

/** Removes the draft and empties the form. */
export function endDraft(): void {
  storeDraft(undefined);
  emptyFields();
}

/** The visible fields of the form on this page. */
export function enquiryFieldsOnPage(): Fields {
  return [...document.querySelectorAll<Field>(`#${enquiryId} input[id]`)];
}

/** Fills empty fields from the draft. */
export function fillFromDraft(): void {
  const draft = readDraft();
  for (const field of enquiryFieldsOnPage()) {
    field.value ||= draft?.values[field.name] ?? '';
    field.linked ??= draft?.linked[field.name] ?? '';
  }
}

/** Stores the draft on each input event, and ends it on expiry or when any tab clears it. */
export function watchDraft(): void {
  // Event delegation, since the form may render later.
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && isInForm(target)) storeTyped(target.name);
  });
  addEventListener('submit', ({ target, defaultPrevented }) => {
    const draft = readDraft();
    if (draft && !defaultPrevented && isInForm(target)) storeDraft({ ...draft, isPosted: true });
  });
  addEventListener(forgetEvent, endDraft);
  // Earlier builds stored a list of all tabs' drafts.
  store({ storage: 'localStorage', key: 'kept:drafts' }, undefined);
  endInTime();
  takeOverFields();
}

function isInForm(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${enquiryId}`) !== null;
}

/** @param name the changed field */
function storeTyped(name?: string): void {
  const fields = enquiryFieldsOnPage();
  const linked = fields.filter((field) => field.name !== name && isLinked(field));
  const isEmpty = fields.every(({ value }) => value === '');
  storeDraft(
    isEmpty
      ? undefined
      : {
          values: valuesOf(fields),
          linked: valuesOf(linked),
          typedAt: Date.now(),
          isPosted: false,
        },
  );
}

function valuesOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

/** True if the field's value was filled in by a link. */
export function isLinked({ value, linked }: Field): boolean {
  return value !== '' && value === linked;
}

/** Ends an expired draft: by a timer, and each time a page is shown again, since timers stop while a computer sleeps. */
function endInTime(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function check(): void {
    clearTimeout(timer);
    const draft = readStored(kept.enquiry, parseDraft);
    const remaining = draft ? remainingMs(draft) : lifetimeMs;
    if (remaining <= 0) endDraft();
    timer = setTimeout(check, remaining > 0 ? remaining : lifetimeMs);
  }
  document.addEventListener('visibilitychange', check);
  addEventListener('pageshow', ({ persisted }) => {
    check();
    // The draft ended on another page while this one was in the back/forward cache.
    if (persisted && !readDraft()) emptyUnstored();
  });
  check();
}

/**
 * Fills the form from the draft. Browsers also restore old field values after a reload, Back or a restart.
 * They do so until `pageshow`, so fields without a draft are emptied before each frame until then.
 */
function takeOverFields(): void {
  const isFilledIn = enquiryFieldsOnPage().some(({ value }) => value !== '');
  fillFromDraft();
  if (!isRestored()) {
    // Typed before this script ran.
    if (isFilledIn) storeTyped();
    return;
  }
  let isShown = false;
  addEventListener(
    'pageshow',
    () => {
      isShown = true;
      // Background tabs have no animation frames.
      if (!readDraft()) emptyUnstored();
    },
    { once: true },
  );
  function sweep(): void {
    if (!readDraft()) emptyUnstored();
    if (!isShown) requestAnimationFrame(sweep);
  }
  sweep();
}

function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const { type } = (entry ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' || type === 'back_forward';
}

/** Every input is stored, so text without a draft is outdated, unless storage is blocked. */
function emptyUnstored(): void {
  if (canStore(kept.enquiry.storage)) emptyFields();
}

function emptyFields(): void {
  for (const field of enquiryFieldsOnPage()) field.value = '';
}

/** Zero or less after expiry, or if the clock was set back by more than the lifetime. */
function remainingMs({ typedAt }: Draft): number {
  return lifetimeMs - Math.abs(Date.now() - typedAt);
}

function textsIn(stored: unknown): Record<string, string> {
  const entries = Object.entries(propertiesOf(stored));
  return Object.fromEntries(entries.map(([name, text]) => [name, textOf(text)]));
}
