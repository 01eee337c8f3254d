import type { DestinationGuide, Unconfirmed } from '../../shared/content/types.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Days after which facts are due for another look at the official pages. */
const maxAge = 120;

/** Texts of the owner by their name in `site.ts`; empty ones are not shown on any page. */
type OwnerTexts = Readonly<Record<string, string>>;

type Content = {
  readonly lookedForFirst: OwnerTexts;
  readonly ownerTexts: OwnerTexts;
  /** What is still invented. */
  readonly placeholders: readonly string[];
  readonly destinations: readonly {
    readonly label: string;
    readonly guide: Pick<DestinationGuide, 'written' | 'reviewed'>;
    readonly toConfirm: readonly Unconfirmed[];
  }[];
  /** What is unconfirmed and no single country's. */
  readonly everyCountry: readonly Unconfirmed[];
  readonly forLawyer: readonly {
    readonly ask: string;
    readonly texts: readonly (string | undefined)[];
  }[];
  /** Countries that have no page any more. */
  readonly removed: readonly { readonly id: string; readonly name: string }[];
  /** All copy, by its file in `shared/content`. */
  readonly copy: Readonly<Record<string, unknown>>;
};

/** Returns what a person must still do about the copy, as Markdown. */
export function writeContentReport(content: Content, now: Date): string {
  return [
    '## Families look for these first (shared/content/site.ts)',
    ...describeOwnerTexts(content.lookedForFirst),
    '',
    '## The owner’s other texts in shared/content/site.ts, to confirm or replace',
    ...describeOwnerTexts(content.ownerTexts),
    '',
    '## Placeholders in shared/content/site.ts',
    ...listed(content.placeholders),
    '',
    ...content.removed.flatMap((country) => describeRemoved(country, content.copy)),
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
  const naming = new RegExp(`\\b${name}\\b`);
  const places = Object.entries(copy)
    .flatMap(([file, part]) => textsIn(part, file))
    .filter(({ text }) => naming.test(text))
    .map(({ place, text }) => `${place}: ${text}`);
  const last = `then take ${id} out of shared/content/review/specified-terms.ts`;
  return [`## ${name} has no page, but is named here; ${last}`, ...listed(places), ''];
}

/** The texts in some copy, each with its place: the keys that lead to it, and the ids of questions. */
function textsIn(part: unknown, place: string): readonly { place: string; text: string }[] {
  if (typeof part === 'string') return [{ place, text: part }];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    textsIn(value, `${place} ${Object(value).id ?? key}`),
  );
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
