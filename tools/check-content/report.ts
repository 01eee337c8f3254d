import { lastRead, oldFrom, type Reading } from '../../shared/aging.ts';
import type {
  Aging,
  DestinationGuide,
  ExternalLink,
  Unconfirmed,
} from '../../shared/content/types.ts';

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
export function writeContentReport(content: Content): string {
  const { copy, destinations } = content;
  return [
    '## Answer before the first visitor comes, in this order (shared/content/site.ts)',
    ...Object.entries(content.toAnswer).map(
      ([name, text], index) => `${index + 1}. ${name}: ${text || 'NOT ANSWERED'}`,
    ),
    '',
    '## Review again, earliest first: from its date on, a page no longer states it as current',
    ...describeDue([...describeTexts(copy), ...describePages(content)]),
    '',
    '## Deadlines to enter in `days` once published: applications open on the date given, and pages show only the usual date',
    ...describeDue(content.deadlines),
    '',
    "## The owner's other texts in shared/content/site.ts, to confirm or replace",
    ...Object.entries(content.ownerTexts).map(
      ([name, text]) => `- ${name}: ${text || 'empty, so not shown'}`,
    ),
    '',
    '## Placeholders in shared/content/site.ts',
    ...listed(content.placeholders),
    '',
    ...content.removed.flatMap(({ id, name }) => [
      `## ${name} has no page, but is named here; then remove ${id} from shared/content/review/specified-terms.ts`,
      ...placesOf(new RegExp(`\\b${name}\\b`), copy),
      '',
    ]),
    ...content.added.flatMap((label) => [
      `## ${label} is new: check that these sentences are true of it`,
      ...placesOf(/\b(all|each|every|most|no|other|some) countr(y|ies)\b/i, copy),
      '',
    ]),
    ...destinations.flatMap(({ label, guide, toConfirm }) => [
      `## ${label}: ${describeReview(guide)}`,
      ...describeUnconfirmed(toConfirm),
    ]),
    '## Every country',
    ...describeUnconfirmed(content.everyCountry),
    '## For a lawyer',
    ...content.forLawyer.flatMap(({ ask, texts }) => [ask, ...listed(texts), '']),
  ].join('\n');
}

function describeUnconfirmed(claims: readonly Unconfirmed[]): readonly string[] {
  const lines = claims.map(({ claim, source }) => `- ${claim}\n  ${source.href}`);
  return ['Not confirmed, so not on the page unless the line says so:', ...lines, ''];
}

/** Texts in the copy that match a pattern, as "place: text". */
function placesOf(pattern: RegExp, copy: unknown): readonly string[] {
  return partsOf(copy).flatMap(({ place, part }) =>
    typeof part === 'string' && pattern.test(part) ? `- ${place}: ${part}` : [],
  );
}

/** All values in a part of the copy, each with its place: file, keys and entry names. */
function partsOf(whole: unknown, at = ''): readonly { place: string; part: unknown }[] {
  if (typeof whole !== 'object' || whole === null) return [];
  return Object.entries(whole).flatMap(([key, part]) => {
    // The name of a list entry: a question's ID, a rule's term, a change's date.
    const { id, term, date } = Object(part);
    const place = `${at} ${id ?? term ?? date ?? key}`.trim();
    return [{ place, part }, ...partsOf(part, place)];
  });
}

/** Reviews due for the texts that have a review date. */
function describeTexts(copy: Content['copy']): readonly Due[] {
  return partsOf(copy).flatMap(({ place, part }) => {
    const { aging, source, text, answer, detail } = Object(part) as Partial<AgingWords>;
    const lines = [place, text ?? answer ?? detail ?? '', source?.href ?? ''];
    return aging ? { day: aging.lookAgain, lines } : [];
  });
}

type AgingWords = { readonly aging: Aging; readonly source: ExternalLink } & Readonly<
  Record<'text' | 'answer' | 'detail', string>
>;

/** Reviews due for guides and the home page, by the day on which they stop stating their facts as current. */
function describePages({ destinations, home }: Content): readonly Due[] {
  const guides = destinations.map(({ id, guide }) => {
    return { name: `${id}/guide.ts, the whole guide`, reading: guide };
  });
  const pages = [...guides, { name: 'home.ts, its facts and answers', reading: home }];
  return pages.map(({ name, reading }) => ({
    day: oldFrom(reading),
    lines: [`${name}, last read on ${lastRead(reading)}`],
  }));
}

/** A task, due from an ISO day on. */
export type Due = { readonly day: string; readonly lines: readonly string[] };

function describeDue(entries: readonly Due[]): readonly string[] {
  return entries
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .flatMap(({ day, lines: [first, ...others] }) => [
      `- ${day}: ${first}`,
      ...others.map((line) => `  ${line}`),
    ]);
}

function describeReview({ written, reviewed }: Content['destinations'][number]['guide']): string {
  return `written ${written}, ${reviewed ? `reviewed ${reviewed}` : 'never reviewed'}`;
}

function listed(texts: readonly (string | undefined)[]): readonly string[] {
  return texts.map((text) => `- ${text}`);
}
