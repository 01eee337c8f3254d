import { describe, expect, it } from 'vitest';
import { home } from '#content/home.ts';
import { officialHosts } from '../../shared/content/review/official-hosts.ts';
import { destinations } from './destinations.ts';

// What the office charges is the owner's to say.
const notOurs = (_key: string, value: unknown) =>
  Object(value).id === 'our-charges' ? undefined : value;
const files = [
  { file: 'shared/content/home.ts', copy: JSON.parse(JSON.stringify(home, notOurs)) as unknown },
  ...destinations.flatMap(({ id, summary, guide }) => [
    { file: `shared/content/${id}/summary.ts`, copy: summary },
    { file: `shared/content/${id}/guide.ts`, copy: guide },
  ]),
];

describe.each(files)('$file', ({ file, copy }) => {
  const text = JSON.stringify(copy);
  const links = (text.match(/https?:[^"]+/g) ?? []).map((link) => new URL(link));

  it('links official pages only', () => {
    expect(links.length).toBeGreaterThan(0);
    const advice = `${file}: link the page of the government or of the responsible body. Is one of these its host? Then it belongs into shared/content/review/official-hosts.ts.`;
    expect(links.filter((link) => !isOfficial(link)).map(String), advice).toEqual([]);
  });

  it('links no front page: that proves nothing', () => {
    const front = links.filter(({ pathname }) => pathname === '/').map(String);
    expect(front, `${file}: link the page that says it, not the front page`).toEqual([]);
  });

  it('gives no amount of money', () => {
    expect(text.match(amount), `${file}: amounts change, so link their page`).toBeNull();
  });
});

/** A sum in any currency of these countries. */
const amount =
  /[₹$€£]\s?\d|\d\s?(lakh|crore|rupees|dollars|pounds|euros?)\b|\b(Rs|INR|USD|GBP|CAD|AUD|NZD|EUR)\s?\d/i;

function isOfficial({ protocol, hostname }: URL): boolean {
  const isListed = officialHosts.some((host) =>
    host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
  );
  return protocol === 'https:' && isListed;
}
