import { lastRead, oldFrom, type Reading } from '../../shared/aging.ts';
import type {
  Aging,
  DestinationGuide,
  ExternalLink,
  Unconfirmed,
} from '../../shared/content/types.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Days after which facts must be checked again on the official pages. */
const maxAge = 120;

/** The owner's texts and numbers by their name in `site.ts`; pages omit empty texts and 0. */
type OwnerTexts = Readonly<Record<string, string | number>>;

export type Content = {
  /** Required before the first visitor comes, in this order. */
  readonly toAnswer: OwnerTexts;
  readonly ownerTexts: OwnerTexts;
  /** Values that are still placeholders. */
  readonly placeholders: readonly string[];
  readonly destinations: readonly {
    readonly id: string;
    readonly label: string;
    readonly guide: Pick<DestinationGuide, 'written' | 'reviewed'>;
    readonly toConfirm: readonly Unconfirmed[];
  }[];
  /** Last review of the home page. */
  readonly home: Reading;
  /** Unconfirmed facts about several countries. */
  readonly everyCountry: readonly Unconfirmed[];
  readonly forLawyer: readonly {
    readonly ask: string;
    readonly texts: readonly (string | undefined)[];
  }[];
  /** Countries without a page that once had one. */
  readonly removed: readonly { readonly id: string; readonly name: string }[];
  /** Names of countries that are not in the specification. */
  readonly added: readonly string[];
  /** Dates missing from the guides. */
  readonly deadlines: readonly Due[];
  /** All copy, by file in `shared/content`. */
  readonly copy: Readonly<Record<string, unknown>>;
};

/** Returns the remaining manual work on the copy, as Markdown. */
export function writeContentReport(content: Content, now: Date): string {
  return [
    '## Answer before the first visitor comes, in this order (shared/content/site.ts)',
    ...describeAnswers(content.toAnswer),
    '',
    '## Review again, earliest first: from its date on, a page no longer states it as current',
    ...describeAging(content, now),
    '',
    '## Deadlines to enter in `days` once published: applications open on the date given, and pages show only the usual date',
    ...describeDue(content.deadlines, now),
    '',
    "## The owner's other texts in shared/content/site.ts, to confirm or replace",
    ...describeOwnerTexts(content.ownerTexts),
    '',
    '## Placeholders in shared/content/site.ts',
    ...listed(content.placeholders),
    '',
    ...content.removed.flatMap((country) => describeRemoved(country, content.copy)),
    ...content.added.flatMap((label) => describeAdded(label, content.copy)),
    ...content.destinations.flatMap(({ label, guide, toConfirm }) => [
      `## ${label}: ${describeAge(guide, now)}`,
      ...describeUnconfirmed(toConfirm),
    ]),
    '## Every country',
    ...describeUnconfirmed(content.everyCountry),
    '## For a lawyer',
    ...content.forLawyer.flatMap(({ ask, texts }) => [ask, ...listed(texts), '']),
  ].join('\n');
}

function describeAnswers(answers: OwnerTexts): readonly string[] {
  return Object.entries(answers).map(
    ([name, text], index) => `${index + 1}. ${name}: ${text || 'NOT ANSWERED'}`,
  );
}

function describeOwnerTexts(texts: OwnerTexts): readonly string[] {
  return Object.entries(texts).map(([name, text]) => `- ${name}: ${text || 'empty, so not shown'}`);
}

function describeUnconfirmed(claims: readonly Unconfirmed[]): readonly string[] {
  const lines = claims.map(({ claim, source }) => `- ${claim}\n  ${source.href}`);
  return ['Not confirmed, so not on the page unless the line says so:', ...lines, ''];
}

function describeRemoved(
  { id, name }: Content['removed'][number],
  copy: Content['copy'],
): readonly string[] {
  const last = `then remove ${id} from shared/content/review/specified-terms.ts`;
  const places = placesOf(new RegExp(`\\b${name}\\b`), copy);
  return [`## ${name} has no page, but is named here; ${last}`, ...listed(places), ''];
}

function describeAdded(name: string, copy: Content['copy']): readonly string[] {
  const places = placesOf(/\b(all|each|every|most|no|other|some) countr(y|ies)\b/i, copy);
  return [`## ${name} is new: check that these sentences are true of it`, ...listed(places), ''];
}

/** Texts in the copy that match a pattern, as "place: text". */
function placesOf(pattern: RegExp, copy: Content['copy']): readonly string[] {
  return Object.entries(copy)
    .flatMap(([file, part]) => textsIn(part, file))
    .filter(({ text }) => pattern.test(text))
    .map(({ place, text }) => `${place}: ${text}`);
}

/** The name of a list entry in the report: a question's ID, a rule's term, a change's date. */
function nameOf(entry: unknown): unknown {
  const { id, term, date } = Object(entry);
  return id ?? term ?? date;
}

/** Texts in a part of the copy, each with its place: file, keys and entry names. */
function textsIn(part: unknown, place: string): readonly { place: string; text: string }[] {
  if (typeof part === 'string') return [{ place, text: part }];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    textsIn(value, `${place} ${nameOf(value) ?? key}`),
  );
}

/** Texts and guides with official pages, by the day on which pages stop stating them as current. */
function describeAging({ copy, destinations, home }: Content, now: Date): readonly string[] {
  const words = Object.entries(copy).flatMap(([file, part]) => agingIn(part, file));
  const guides = destinations.map(({ id, guide }) => ({
    day: oldFrom(guide),
    lines: [`${id}/guide.ts, the whole guide, last read on ${lastRead(guide)}`],
  }));
  const homePage = {
    day: oldFrom(home),
    lines: [`home.ts, its facts and answers, last read on ${lastRead(home)}`],
  };
  return describeDue([...words, ...guides, homePage], now);
}

function describeDue(entries: readonly Due[], now: Date): readonly string[] {
  return entries
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .flatMap(({ day, lines: [first, ...others] }) => [
      `- ${day}, ${describeDistance(-daysSince(day, now))}: ${first}`,
      ...others.map((line) => `  ${line}`),
    ]);
}

/** A task, due from an ISO day on. */
export type Due = { readonly day: string; readonly lines: readonly string[] };

/** Reviews due for the texts in a part of the copy that have a review date. */
function agingIn(part: unknown, place: string): readonly Due[] {
  if (typeof part !== 'object' || part === null) return [];
  const { aging, source, text, answer, detail } = part as Partial<AgingWords>;
  const due = aging && {
    day: aging.lookAgain,
    lines: [place, text ?? answer ?? detail ?? '', source?.href ?? ''],
  };
  const within = Object.entries(part).flatMap(([key, value]) =>
    agingIn(value, `${place} ${nameOf(value) ?? key}`),
  );
  return due ? [due, ...within] : within;
}

type AgingWords = {
  readonly aging: Aging;
  readonly source: ExternalLink;
  readonly text: string;
  readonly answer: string;
  readonly detail: string;
};

function describeDistance(days: number): string {
  if (days === 0) return 'today';
  return days > 0 ? `in ${describeDays(days)}` : `overdue by ${describeDays(-days)}`;
}

function describeAge({ written, reviewed }: Content['destinations'][number]['guide'], now: Date) {
  const age = `written ${describeDays(daysSince(written, now))} ago`;
  if (!reviewed) return `${age}, never reviewed`;
  const days = daysSince(reviewed, now);
  const due = days >= maxAge ? ', due for another review' : '';
  return `${age}, reviewed ${describeDays(days)} ago${due}`;
}

function daysSince(day: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(day)) / dayMs);
}

function describeDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

function listed(texts: readonly (string | undefined)[]): readonly string[] {
  return texts.map((text) => `- ${text}`);
}
