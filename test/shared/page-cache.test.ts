import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Page } from '../../shared/page.ts';
import { createPageCache } from '../../shared/page-cache.ts';
import { loadPage } from '../../shared/pages.tsx';
import { homeRoute, type Route, routes } from '../../shared/routes.ts';

const page: Page = {
  title: 'A',
  description: 'B',
  element: createElement('p'),
};
const [, , usa, uk] = routes as readonly [Route, Route, Route, Route, ...Route[]];

describe('a page in the cache', () => {
  it('is loaded once, however often and soon it is asked for', async () => {
    const load = vi.fn(() => Promise.resolve(page));
    const pages = createPageCache(load);
    const asked = [pages.load(usa), pages.load(usa), pages.read(usa)];
    expect(await Promise.all(asked)).toEqual([page, page, page]);
    await pages.load(usa);
    expect(load).toHaveBeenCalledExactlyOnceWith(usa);
  });

  it('is read at once when it is there, so that rendering never waits', async () => {
    const pages = createPageCache(() => Promise.resolve(page));
    await pages.load(usa);
    expect(pages.read(usa)).toBe(page);
    expect(pages.read(usa)).toBe(page);
  });

  it('is the same promise until it is there, as React needs it', async () => {
    const pages = createPageCache(() => Promise.resolve(page));
    const first = pages.read(usa);
    expect(first).toBeInstanceOf(Promise);
    expect(pages.read(usa)).toBe(first);
    expect(await first).toBe(page);
  });

  it('is its route’s own', async () => {
    const load = vi.fn(async ({ label }: Route) => ({ ...page, title: label }));
    const pages = createPageCache(load);
    expect((await pages.load(usa)).title).toBe('USA');
    expect((await pages.load(uk)).title).toBe('UK');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is tried again after a failure, which everyone who waited is told of', async () => {
    const load = vi.fn(() => Promise.resolve(page));
    load.mockRejectedValueOnce(new Error('offline'));
    const pages = createPageCache(load);
    const waiting = [pages.load(usa), pages.load(usa)];
    for (const promise of waiting) await expect(promise).rejects.toThrow('offline');
    expect(await pages.load(usa)).toBe(page);
    expect(pages.read(usa)).toBe(page);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a route’s page', () => {
  it.each(routes)('of $path can be loaded, with its head', async (route) => {
    const { title, description, element } = await loadPage(route);
    expect(title).not.toBe('');
    expect(description).not.toBe('');
    expect(element).toBeTypeOf('object');
  });

  it('is the same at both addresses of the home page', async () => {
    const [home, site] = routes as readonly [Route, Route, ...Route[]];
    expect(home).toBe(homeRoute);
    expect(await loadPage(site)).toBe(await loadPage(home));
  });
});
