import { expect, it } from 'vitest';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import { routes } from '../../shared/routes.ts';
import { serveSite, testEnvironment } from '../setup/site.ts';

const { ask } = await serveSite();
const { assets, manifest } = readBuildOutput('dist');
const paths = routes.map(({ path }) => path);

const hour = 'public, max-age=3600';
const year = 'public, max-age=31536000, immutable';
const page = 'public, max-age=0, must-revalidate';
const cdn = 'public, max-age=60, stale-while-revalidate=60, stale-if-error=604800';

it.each<[string, string | undefined, ...string[]]>([
  [page, cdn, ...paths],
  ['no-store', undefined, '/not-found', '/NOTHING', '/assets/a.js', '/%', '/healthz', '/readyz'],
  [hour, undefined, '/robots.txt', '/sitemap.xml', '/llms.txt', '/site/'],
])('browsers are told %s, and other caches %s', async (browser, shared, ...targets) => {
  for (const target of targets) {
    const { headers } = await ask(target);
    expect(headers['cache-control'], target).toBe(browser);
    expect(headers['cdn-cache-control'], target).toBe(shared);
  }
});

it('a query changes nothing', async () => {
  const tagOf = async (target: string) => (await ask(target)).headers.etag;
  const queries = [
    '?a=1&b=2',
    '?enquiry=sent',
    '?a?b',
    '??',
    '?%',
    '?%00',
    `?${'x'.repeat(2_000)}`,
  ];
  for (const path of paths) {
    for (const query of queries) expect(await tagOf(path + query), query).toBe(await tagOf(path));
  }
});

it('the page that says an enquiry was sent is never kept, and is found at one address alone', async () => {
  const site = await serveSite({ ENQUIRY_RETURN: 'on' });
  const textOf = async (target: string) => (await site.ask(target)).text;
  const { headers, text } = await site.ask('/?enquiry=sent');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers).not.toHaveProperty('cdn-cache-control');
  const home = await textOf('/');
  expect(text).not.toBe(home);
  expect(await textOf(`${testEnvironment.PUBLIC_ORIGIN}/?enquiry=sent`)).toBe(text);
  for (const target of ['/site?enquiry=sent', '/?enquiry=sent&a', '/?a&enquiry=sent']) {
    expect(await textOf(target), target).toBe(home);
  }
  expect((await site.ask('/%3Fenquiry=sent')).status).toBe(404);
});

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

it('a file comes byte for byte, with its type, and for other sites only where meant for them', async () => {
  const shared = Object.values(manifest.shareImages);
  for (const { path, body } of assets) {
    const reply = await ask(path);
    expect(reply.body.equals(body), path).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': types[path.split('.').at(-1) ?? ''],
      'cross-origin-resource-policy': shared.includes(path) ? 'cross-origin' : 'same-origin',
      // A year only where the name changes with the content.
      'cache-control': /^\/assets\/.*-[\w-]{8}\.\w+$/.test(path) ? year : hour,
    });
  }
});
