import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { destinationRoute, homeRoute, type Route, routes } from '../../shared/routes.ts';

const usa = destinationRoute('usa');
const guide = '../../shared/content/usa/guide.ts';

/** The module as a browser has it that has loaded no page yet. */
let pages: typeof import('../../shared/load-page.tsx');

beforeEach(async () => {
  vi.resetModules();
  vi.doUnmock(guide);
  pages = await import('../../shared/load-page.tsx');
});

function Title({ route }: { readonly route: Route }) {
  return pages.usePage(route).title;
}

describe('a page', () => {
  it('is loaded once, however often and soon it is asked for', async () => {
    const first = pages.loadPage(usa);
    expect(pages.loadPage(usa)).toBe(first);
    expect(pages.isLoaded(usa)).toBe(false);
    const page = await first;
    expect(pages.isLoaded(usa)).toBe(true);
    expect(await pages.loadPage(usa)).toBe(page);
  });

  it('that is loaded renders at once', async () => {
    const { title } = await pages.loadPage(usa);
    expect(title).not.toBe('');
    expect(renderToStaticMarkup(<Title route={usa} />)).toBe(title);
  });

  it('that is not loaded can’t be rendered by a server, which waits for nothing', () => {
    expect(() => renderToStaticMarkup(<Title route={usa} />)).toThrow();
  });

  it('is tried again after a failure, of which everyone who waited hears', async () => {
    vi.doMock(guide, () => {
      throw new Error('offline');
    });
    const waiting = [pages.loadPage(usa), pages.loadPage(usa)];
    for (const promise of waiting) await expect(promise).rejects.toThrow();
    expect(pages.isLoaded(usa)).toBe(false);
    vi.doUnmock(guide);
    expect((await pages.loadPage(usa)).title).toContain(usa.label);
    expect(pages.isLoaded(usa)).toBe(true);
  });

  it('is the same at both addresses of the home page, and another at each destination', async () => {
    const loaded = await Promise.all(routes.map(pages.loadPage));
    const canonical = new Set(routes.map(({ canonicalPath }) => canonicalPath));
    expect(new Set(loaded).size).toBe(canonical.size);
    expect(loaded[0]).toBe(await pages.loadPage(homeRoute));
    expect(loaded[1]).toBe(loaded[0]);
  });
});
