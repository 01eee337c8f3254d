import { readStored, store } from '../browser.ts';

/** What is kept of the enquiry form in this tab. */
export type EnquiryDraft = {
  /** What the visitor typed, by field name. */
  readonly typed: Readonly<Record<string, string>>;
  /** A country that a link filled in: not typed, so the next link may replace it. */
  readonly linkedCountry?: string;
  /** When the form was last posted, in milliseconds since the epoch. */
  readonly postedAt?: number;
};

const key = 'enquiry';

/** A draft ends so many milliseconds after the post: the visitor may come back to correct it, others may not read it. */
const lifetimeAfterPostMs = 30 * 60_000;

/** The draft of this tab; an empty one where there is none, or where it has ended. */
export function readDraft(): EnquiryDraft {
  const draft = readStored('sessionStorage', key) as Partial<EnquiryDraft> | undefined;
  const { typed, postedAt = Number.POSITIVE_INFINITY } = draft ?? {};
  if (Date.now() - postedAt < lifetimeAfterPostMs) return { ...draft, typed: typed ?? {} };
  clearDraft();
  return { typed: {} };
}

/** Whether storage holds a draft, if only an empty one. */
export function isDraftStored(): boolean {
  return readStored('sessionStorage', key) !== undefined;
}

export function writeDraft(draft: EnquiryDraft): void {
  store('sessionStorage', key, draft);
}

export function clearDraft(): void {
  store('sessionStorage', key, undefined);
}
