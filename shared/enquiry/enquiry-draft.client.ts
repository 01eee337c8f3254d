import { minutesAfterSending } from '#content/enquiry-fields.ts';
import { type DestinationRoute, destinationRoutes } from '../routes.ts';
import { canStore, kept, propertiesOf, readStored, store, textOf } from '../storage.client.ts';

/** The field for which the destinations are suggested. */
export const countryField = 'country';

/** What is kept of the enquiry form in this tab. */
export type Draft = {
  /** What stands in the fields, by name. */
  readonly values: Readonly<Record<string, string>>;
  /** What a link filled in, by field, which the next link may replace: nothing where the visitor wrote it. */
  readonly linked: Readonly<Record<string, string>>;
  /** When it was begun, in milliseconds since the epoch: its name. */
  readonly begunAt: number;
  /** When the form was posted, in milliseconds since the epoch; 0 if it was not. */
  readonly postedAt: number;
};

/** A draft ends so many milliseconds after the post: the visitor may come back to correct it, others may not read it. */
const lifetimeAfterPostMs = minutesAfterSending * 60_000;

/** The draft of this tab; a new one where there is none, or where it has ended. */
export function readDraft(): Draft {
  const { values, linked, begunAt } = propertiesOf(readStored(kept.enquiry, propertiesOf));
  const found = readDrafts().find(([begun]) => begun === begunAt);
  if (!found) {
    store(kept.enquiry, undefined);
    return { values: {}, linked: {}, begunAt: Date.now(), postedAt: 0 };
  }
  return {
    values: textsOf(values),
    linked: textsOf(linked),
    begunAt: found[0],
    postedAt: found[1],
  };
}

function textsOf(stored: unknown): Record<string, string> {
  const entries = Object.entries(propertiesOf(stored));
  return Object.fromEntries(entries.map(([name, text]) => [name, textOf(text)]));
}

/** Keeps a draft. One in which nothing stands ends. */
export function storeDraft(draft: Draft): void {
  if (Object.values(draft.values).every((value) => value === '')) {
    endDraft(draft);
    return;
  }
  const { postedAt, ...typed } = draft;
  store(kept.enquiry, typed);
  store(kept.drafts, [...otherDrafts(draft), [draft.begunAt, postedAt]]);
}

export function endDraft(draft: Draft): void {
  store(kept.enquiry, undefined);
  const others = otherDrafts(draft);
  store(kept.drafts, others.length > 0 ? others : undefined);
}

/** Whether this browser keeps drafts. */
export function canKeepDrafts(): boolean {
  return canStore(kept.enquiry.storage) && canStore(kept.drafts.storage);
}

/** The drafts of all tabs that have not ended: when each was begun and posted. */
function readDrafts(): readonly (readonly [begunAt: number, postedAt: number])[] {
  return readStored(kept.drafts, parseDrafts) ?? [];
}

function parseDrafts(stored: unknown) {
  if (!Array.isArray(stored)) return undefined;
  return stored.flatMap((draft: unknown) => {
    const [begunAt, postedAt]: readonly unknown[] = Array.isArray(draft) ? draft : [];
    if (typeof begunAt !== 'number' || typeof postedAt !== 'number') return [];
    const isAlive = postedAt === 0 || remainingMs(postedAt) > 0;
    return isAlive ? [[begunAt, postedAt] as const] : [];
  });
}

function otherDrafts({ begunAt }: Draft): ReturnType<typeof readDrafts> {
  return readDrafts().filter(([begun]) => begun !== begunAt);
}

/** Milliseconds until a draft that was posted ends. */
export function remainingMs(postedAt: number): number {
  return postedAt + lifetimeAfterPostMs - Date.now();
}

/** Whether the visitor has answered anything: what a link filled in is no answer. */
export function hasAnswers({ values, linked }: Draft): boolean {
  return Object.entries(values).some(([name, value]) => value !== '' && value !== linked[name]);
}

/** The destination that a draft is about, if it names one. */
export function destinationOf({ values }: Draft): DestinationRoute | undefined {
  const country = values[countryField]?.trim().toLowerCase();
  return destinationRoutes.find(({ label }) => label.toLowerCase() === country);
}
