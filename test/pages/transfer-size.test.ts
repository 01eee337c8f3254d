import { describe, expect, it, vi } from 'vitest';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import { home } from '../../shared/content/home.ts';
import { routes } from '../../shared/routes.ts';
import { measureBuild } from '../../tools/build/report.ts';
import { destinations } from '../setup/destinations.ts';
import { only } from '../setup/html.ts';
import { expectSmallAnswer } from '../setup/measure-answer.ts';
import { servePages } from '../setup/pages.ts';
import { completeSettings } from '../setup/site.ts';

/** Every setting that a page shows. */
const { port, pages, ask } = await servePages(completeSettings);
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-01') });
const other = await servePages(completeSettings);
vi.useRealTimers();
const { assets: files } = readBuildOutput('dist');
const assets = new Map(files.map(({ path, body }) => [path, body.toString()]));
const copies = new Map([
  ['home', home.contact.lead],
  ...destinations.map(({ id, guide }) => [id, guide.description] as const),
]);

describe.each(pages)('the page at $path', ({ canonicalPath, html, id, page, path }) => {
  const { textContent } = only(page, '#page-scripts');
  const { hydrate, mainScript, preload } = JSON.parse(textContent ?? '') as {
    readonly [name in 'hydrate' | 'mainScript']: string;
  } & { readonly preload: readonly string[] };
  const sent = preload.map((address) => assets.get(address) ?? '').join('\n');

  it('can be shown after one round trip, and is the same whenever the server was started', async () => {
    await expectSmallAnswer(port, path);
    const [one, two] = [await ask(path), await other.ask(path)];
    expect(two.text).toBe(html);
    expect([one.headers.etag, two.headers.etag]).toEqual([two.headers.etag, expect.any(String)]);
  });

  it('lists built scripts alone, the two that are started and all that they import, with its own copy', () => {
    expect(preload.filter((address) => !assets.has(address))).toEqual([]);
    const imported = sent.matchAll(/\b(?:from|import)\s?"\.\/([^"]+)"/g);
    const needed = [...imported].map(([, name]) => `/assets/${name}`);
    expect(needed.length).toBeGreaterThan(0);
    expect(preload).toEqual(expect.arrayContaining([hydrate, mainScript, ...needed]));
    const held = [...copies].filter(([, copy]) => sent.includes(copy)).map(([name]) => name);
    expect(held).toEqual([canonicalPath === '/' ? 'home' : id]);
  });
});

it('what the build report measures is within every limit, the scripts of each page among it', async () => {
  const measures = await measureBuild('dist');
  expect(measures.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
  for (const { id } of routes) {
    const scripts = measures.find(({ name }) => name === `scripts of ${id}`);
    expect(scripts?.limit).toBeLessThanOrEqual(95_000);
  }
});

it('browsers are sent no environment, no eval, and nothing of React’s development build', () => {
  const unwanted = /process\.env|\beval\(|new Function\(|validateDOMNesting/;
  const scripts = [...assets].filter(([path]) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter(([, body]) => unwanted.test(body)).map(([path]) => path)).toEqual([]);
});
