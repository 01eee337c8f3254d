import type { DestinationGuide, Unconfirmed } from '../shared/content/types.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Days after which facts are due for another look at the official pages. */
const maxAge = 120;

type Content = {
  readonly destinations: readonly {
    readonly label: string;
    readonly guide: Pick<DestinationGuide, 'written' | 'reviewed'>;
    readonly toConfirm: readonly Unconfirmed[];
  }[];
  readonly forLawyer: readonly {
    readonly ask: string;
    readonly texts: readonly (string | undefined)[];
  }[];
  /** What is still invented. */
  readonly placeholders: readonly string[];
  /** Texts of the owner by their name in `site.ts`; empty ones are not shown on any page. */
  readonly ownerTexts: Readonly<Record<string, readonly string[]>>;
};

/** Returns what a person must still do about the copy, as Markdown. */
export function writeContentReport(content: Content, now: Date): string {
  const { destinations, forLawyer, placeholders, ownerTexts } = content;
  return [
    ...destinations.flatMap(({ label, guide, toConfirm }) => [
      `## ${label}: ${describeAge(guide, now)}`,
      'Not confirmed, so not on the page:',
      ...toConfirm.map(({ claim, source }) => `- ${claim}\n  ${source.href}`),
      '',
    ]),
    '## For a lawyer',
    ...forLawyer.flatMap(({ ask, texts }) => [ask, ...listed(texts), '']),
    '## Placeholders in shared/content/site.ts',
    ...listed(placeholders),
    '',
    '## The owner’s texts in shared/content/site.ts, to confirm or replace',
    ...Object.entries(ownerTexts).flatMap(([name, texts]) =>
      texts.length > 0 ? [`${name}:`, ...listed(texts)] : [`${name}: not set, so not shown`],
    ),
  ].join('\n');
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
