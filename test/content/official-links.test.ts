import { expect, it } from 'vitest';
import { home } from '#content/home.ts';
import { officialHosts } from '../../shared/content/official-hosts.ts';
import { destinations } from './destinations.ts';

const pages = [
  { file: 'shared/content/home.ts', copy: home as unknown },
  ...destinations.flatMap(({ id, summary, guide }) => [
    { file: `shared/content/${id}/summary.ts`, copy: summary },
    { file: `shared/content/${id}/guide.ts`, copy: guide },
  ]),
];

it.each(pages)('$file links official pages only', ({ file, copy }) => {
  const links = JSON.stringify(copy).match(/https?:[^"]+/g) ?? [];
  const advice = `${file}: link the page of the government or of the responsible body. Is one of these its host? Then it belongs into shared/content/official-hosts.ts.`;
  expect(
    links.filter((link) => !isOfficial(link)),
    advice,
  ).toEqual([]);
});

function isOfficial(link: string): boolean {
  const { protocol, hostname } = new URL(link);
  const isListed = officialHosts.some((host) =>
    host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
  );
  return protocol === 'https:' && isListed;
}
