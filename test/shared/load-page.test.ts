import { beforeEach, expect, it, vi } from 'vitest';
import { destinationRoute } from '../../shared/routes.ts';

const usa = destinationRoute('usa');
const guide = '../../shared/content/usa/guide.ts';

/** The module as a browser has it that has loaded no page yet. */
let pages: typeof import('../../shared/load-page.tsx');

beforeEach(async () => {
  vi.resetModules();
  vi.doUnmock(guide);
  pages = await import('../../shared/load-page.tsx');
});

it('a page is loaded once, however often and soon it is asked for', async () => {
  const first = pages.loadPage(usa);
  expect(pages.loadPage(usa)).toBe(first);
  expect(pages.loadedPage(usa)).toBeUndefined();
  const page = await first;
  expect(page.title).toContain(usa.label);
  expect(await pages.loadPage(usa)).toBe(page);
  expect(pages.loadedPage(usa)).toBe(page);
});

it('after a failure, of which everyone who waited hears, a page is tried again', async () => {
  vi.doMock(guide, () => {
    throw new Error('offline');
  });
  const waiting = [pages.loadPage(usa), pages.loadPage(usa)];
  for (const promise of waiting) await expect(promise).rejects.toThrow();
  expect(pages.loadedPage(usa)).toBeUndefined();
  vi.doUnmock(guide);
  await pages.loadPage(usa);
  expect(pages.loadedPage(usa)?.title).toContain(usa.label);
});
