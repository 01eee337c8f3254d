// What was typed into the enquiry form lives for 30 minutes after the last key press, in this tab, and no longer (decision
// 08). The inline script runs `watchDraft` on every page, before and without hydration.
import { minutesStored } from '#content/enquiry-fields.ts';
import { forgetEvent } from '../forget.client.ts';
import { canStore, kept, propertiesOf, readStored, store, textOf } from '../storage.client.ts';
import { enquiryId } from './enquiry-id.ts';

export type Draft = {
  /** The values of the fields, by name. */
  readonly values: Readonly<Record<string, string>>;
  /** The values that a link filled in and the visitor has not changed: the next link may replace them. */
  readonly linked: Readonly<Record<string, string>>;
  /** The last key press, in milliseconds since the epoch. */
  readonly typedAt: number;
  /** Whether it was posted since. */
  readonly isPosted: boolean;
};

/** A field of the form. A property, not an attribute: hydration would report one that the server did not send. */
type Field = HTMLInputElement & { linked?: string };
type Fields = readonly Field[];

const lifetimeMs = minutesStored * 60_000;

/** The event on `window` after the draft has changed or ended. */
export const draftChange = 'draft-change';

/** The stored draft, or undefined if there is none or its time is over. */
export function readDraft(): Draft | undefined {
  const draft = readStored(kept.enquiry, parseDraft);
  return draft && remainingMs(draft) > 0 ? draft : undefined;
}

function parseDraft(stored: unknown): Draft | undefined {
  const { values, linked, typedAt, isPosted } = propertiesOf(stored);
  if (typeof typedAt !== 'number') return undefined;
  return { values: textsIn(values), linked: textsIn(linked), typedAt, isPosted: isPosted === true };
}

/** Stores the draft, or removes it. */
export function storeDraft(draft: Draft | undefined): void {
  store(kept.enquiry, draft);
  dispatchEvent(new Event(draftChange));
}

/** Ends the draft and empties the form. */
export function endDraft(): void {
  storeDraft(undefined);
  emptyFields();
}

/** The fields in which a visitor writes, of the form on this page. */
export function enquiryFieldsOnPage(): Fields {
  return [...document.querySelectorAll<Field>(`#${enquiryId} input[id]`)];
}

/** Fills the empty fields from the draft. */
export function fillFromDraft(): void {
  const draft = readDraft();
  for (const field of enquiryFieldsOnPage()) {
    field.value ||= draft?.values[field.name] ?? '';
    field.linked ??= draft?.linked[field.name] ?? '';
  }
}

/** Watches the draft: stores each key press, and ends it in time or when any tab clears it. */
export function watchDraft(): void {
  // Delegated: the form may be rendered later.
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && isInForm(target)) storeTyped(target.name);
  });
  addEventListener('submit', ({ target, defaultPrevented }) => {
    const draft = readDraft();
    if (draft && !defaultPrevented && isInForm(target)) storeDraft({ ...draft, isPosted: true });
  });
  addEventListener(forgetEvent, endDraft);
  // Earlier builds listed the drafts of all tabs there.
  store({ storage: 'localStorage', key: 'kept:drafts' }, undefined);
  endInTime();
  takeOverFields();
}

function isInForm(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${enquiryId}`) !== null;
}

/** @param name the field that was typed into */
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

/** Whether a link filled in what is in the field. */
export function isLinked({ value, linked }: Field): boolean {
  return value !== '' && value === linked;
}

/** Ends the draft when its time is over: by a timer, and whenever a page is shown again, since timers stop while a computer sleeps. */
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
    // The draft has ended on another page, while this one was in the page cache.
    if (persisted && !readDraft()) emptyUnstored();
  });
  check();
}

/**
 * Fills the form from the draft. Browsers also restore fields by themselves, however old: after a reload, Back, a restart.
 * They do it until `pageshow`, so fields without a draft are emptied before each frame until then.
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
      // A tab in the background has no frames.
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

/** Each key press is stored, so text without a draft is old; unless the browser stores nothing. */
function emptyUnstored(): void {
  if (canStore(kept.enquiry.storage)) emptyFields();
}

function emptyFields(): void {
  for (const field of enquiryFieldsOnPage()) field.value = '';
}

/** Zero or less when the time is over, or if the clock was set back by more. */
function remainingMs({ typedAt }: Draft): number {
  return lifetimeMs - Math.abs(Date.now() - typedAt);
}

function textsIn(stored: unknown): Record<string, string> {
  const entries = Object.entries(propertiesOf(stored));
  return Object.fromEntries(entries.map(([name, text]) => [name, textOf(text)]));
}
