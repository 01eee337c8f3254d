import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { destinationCopy } from '#content/destination-copy.ts';
import { createApp } from '../../server/app.ts';
import { readBuildOutput } from '../../server/build-output.ts';
import { createLog } from '../../server/log.ts';
import { parseSettings } from '../../server/settings.ts';
import { isDestinationId, routes } from '../../shared/routes.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { findHtmlProblems } from '../setup/valid-html.ts';

const origin = 'https://www.process.example';
const app = await createApp({
  settings: parseSettings({
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: origin,
    ENQUIRY_INBOX: 'inbox@process.example',
    CONTACT_EMAIL: 'hello@process.example',
    CONTACT_PHONE: '+91 40 0000 0000',
    CONTACT_WHATSAPP: '+91 90000 12345',
    OFFICE_HOURS: 'Monday to Saturday, 10 am to 6 pm; Sunday by appointment',
    LICENCE_CANADA: 'RCIC licence R 000000',
  }),
  build: readBuildOutput('dist'),
  log: createLog({ write: () => undefined }),
  observers: [],
  isDraining: () => false,
});
const ask = request(app);

async function fetchPage(path: string) {
  const { text } = await ask.get(path);
  return { path, html: text, page: parseHtml(text) };
}

const pages = await Promise.all(
  routes.map(async ({ id, path }) => ({ id, ...(await fetchPage(path)) })),
);

/** All that a browser follows or fetches from a page, those in the style sheet included, absolute. */
function addressesOn({ path, page }: { readonly path: string; readonly page: Document }) {
  const named = [...page.querySelectorAll('[href], [src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );
  const styles = only(page, 'style').textContent ?? '';
  const inStyles = [...styles.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url);
  return [...named, ...inStyles].map((address) => new URL(address, origin + path));
}

const addresses = new Map(pages.flatMap(addressesOn).map((url) => [url.href, url]));
const inner = [...addresses.values()].filter((url) => url.origin === origin);

describe.each(pages)('the page at $path, of this site’s own words', ({ id, html, page }) => {
  it('is valid HTML', async () => {
    expect(await findHtmlProblems(html)).toEqual([]);
  });

  it('shows the licence to advise where its guide says so, and nowhere else', async () => {
    const shown = textOf(only(page, '#root')).includes('RCIC licence R 000000');
    const guide = isDestinationId(id) ? (await destinationCopy[id].guide()).guide : undefined;
    expect(shown).toBe(guide?.showsLicence === true);
  });
});

it('no page links or loads what is missing', async () => {
  expect(inner.length).toBeGreaterThan(0);
  const missing: string[] = [];
  for (const { href, pathname, search } of inner) {
    const { status } = await ask.get(pathname + search);
    if (status !== 200) missing.push(href);
  }
  expect(missing).toEqual([]);
});

it('no page links a part that says nothing', () => {
  const empty = inner.filter(({ pathname, hash }) => {
    const target = pages.find(({ path }) => path === pathname)?.page;
    return hash !== '' && target && textOf(only(target, hash)) === '';
  });
  expect(empty.map(({ href }) => href)).toEqual([]);
});

it('no page leads out but by https, mail and telephone', () => {
  const protocols = [...addresses.values()].map(({ protocol }) => protocol);
  expect([...new Set(protocols)].sort()).toEqual(['https:', 'mailto:', 'tel:']);
});
