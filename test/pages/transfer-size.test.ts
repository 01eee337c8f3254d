import { describe, expect, it } from 'vitest';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import { home } from '../../shared/content/home.ts';
import { homeRoute, routes } from '../../shared/routes.ts';
import { measureBuild } from '../../tools/build/report.ts';
import { completeSettings } from '../setup/complete-settings.ts';
import { destinations } from '../setup/destinations.ts';
import { measureAnswer } from '../setup/measure-answer.ts';
import { servePages } from '../setup/pages.ts';

/** Every setting that a page shows. */
const { port, pages, ask } = await servePages(completeSettings);
const other = await servePages(completeSettings);
const assets = new Map(
  readBuildOutput('dist').assets.map(({ path, body }) => [path, body.toString()]),
);
const copies = new Map([
  ['home', home.contact.lead],
  ...destinations.map(({ id, guide }) => [id, guide.description] as const),
]);

it.each(routes)('$path can be shown after one round trip', async ({ path }) => {
  const { whole, firstScreen } = await measureAnswer(port, path);
  // What a server may send at once on a new connection: ten segments of 1460 bytes.
  expect(firstScreen).toBeLessThanOrEqual(14_600);
  expect(whole).toBeLessThanOrEqual(24_000);
});

it('two servers with the same settings send the same bytes under the same ETag', async () => {
  for (const [index, { path, html }] of pages.entries()) {
    expect(other.pages[index]?.html).toBe(html);
    const [one, two] = [await ask(path), await other.ask(path)];
    expect(one.headers.etag).toMatch(/^W\/".+"$/);
    expect(two.headers.etag).toBe(one.headers.etag);
  }
});

it('what the build report measures is within every limit, the scripts of each page among it', async () => {
  const measures = await measureBuild('dist');
  expect(measures.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
  for (const { id } of routes) {
    const scripts = measures.find(({ name }) => name === `scripts of ${id}`);
    expect(scripts?.limit).toBeLessThanOrEqual(95_000);
  }
});

describe.each(pages)('the list of scripts at $path', ({ canonicalPath, id, page }) => {
  const { hydrate, mainScript, preload } = JSON.parse(
    page.getElementById('page-scripts')?.textContent ?? '',
  ) as Readonly<{ hydrate: string; mainScript: string; preload: readonly string[] }>;
  const sent = preload.map((address) => assets.get(address) ?? '').join('\n');

  it('names built files alone, among them the two that are started and all that they import', () => {
    expect(preload.filter((address) => !assets.has(address))).toEqual([]);
    const imported = sent.matchAll(/\b(?:from|import)\s?"\.\/([^"]+)"/g);
    const needed = [...imported].map(([, name]) => `/assets/${name}`);
    expect(needed.length).toBeGreaterThan(0);
    expect(preload).toEqual(expect.arrayContaining([hydrate, mainScript, ...needed]));
  });

  it('holds the copy of this page and of no other', () => {
    const held = [...copies].filter(([, copy]) => sent.includes(copy)).map(([name]) => name);
    expect(held).toEqual([canonicalPath === homeRoute.path ? 'home' : id]);
  });
});
