import { describe, expect, it } from 'vitest';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import { home } from '../../shared/content/home.ts';
import { routes } from '../../shared/routes.ts';
import { measureBuild } from '../../tools/build/report.ts';
import { destinations } from '../setup/destinations.ts';
import { measureAnswer } from '../setup/measure-answer.ts';
import { servePages } from '../setup/pages.ts';

const { port, pages, ask } = await servePages();
const other = await servePages();

/** What a server may send at once on a new connection: ten segments of 1460 bytes. */
const firstFlight = 14_600;

it.each(routes)('the whole answer at $path arrives in the first round trip', async ({ path }) => {
  expect(await measureAnswer(port, path)).toBeLessThanOrEqual(firstFlight);
});

it('two servers with the same settings send the same bytes under the same ETag', async () => {
  for (const { path, html } of pages) {
    expect(other.pages.find((page) => page.path === path)?.html).toBe(html);
    const [one, two] = [await ask(path), await other.ask(path)];
    expect(one.headers.etag).toMatch(/^W\/".+"$/);
    expect(two.headers.etag).toBe(one.headers.etag);
  }
});

describe('what the build report measures', () => {
  it('is within every limit, and the scripts of every page are among it', async () => {
    const measures = await measureBuild('dist');
    expect(measures.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
    for (const { id } of routes) {
      const scripts = measures.find(({ name }) => name === `scripts of ${id}`);
      expect(scripts?.limit).toBeLessThanOrEqual(90_000);
    }
  });
});

describe.each(pages)('the list of scripts at $path', ({ id, page }) => {
  const { assets } = readBuildOutput('dist');
  const list = JSON.parse(page.getElementById('page-scripts')?.textContent ?? '') as {
    readonly hydrate: string;
    readonly mainScript: string;
    readonly preload: readonly string[];
  };
  const sources = new Map(assets.map(({ path, body }) => [path, body.toString()]));

  it('names built files alone, among them the two that are started', () => {
    expect(list.preload.filter((address) => !sources.has(address))).toEqual([]);
    expect(list.preload).toContain(list.hydrate);
    expect(list.preload).toContain(list.mainScript);
  });

  it('is complete: none of them imports a file that is not listed', () => {
    const imported = list.preload.flatMap((address) =>
      [...(sources.get(address) ?? '').matchAll(/\b(?:from|import)\s?"\.\/([^"]+)"/g)].map(
        ([, name]) => `/assets/${name}`,
      ),
    );
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((address) => !list.preload.includes(address))).toEqual([]);
  });

  it('holds the copy of this page and of no other', () => {
    const sent = list.preload.map((address) => sources.get(address)).join('\n');
    const text = sent.replaceAll(/\\u([\da-f]{4})/gi, (_, hex) =>
      String.fromCodePoint(Number(`0x${hex}`)),
    );
    const copies = [
      ['home', home.contact.lead],
      ...destinations.map((destination) => [destination.id, destination.guide.description]),
    ];
    const held = copies.filter(([, copy = '']) => text.includes(copy)).map(([name]) => name);
    expect(held).toEqual([id === 'site' ? 'home' : id]);
  });
});
