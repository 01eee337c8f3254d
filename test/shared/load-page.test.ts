import { expect, it, vi } from 'vitest';
import { loadedPage, loadPage } from '../../shared/load-page.tsx';
import { destinationRoute } from '../../shared/routes.ts';

const uk = destinationRoute('uk');
const usa = destinationRoute('usa');

it('a page is loaded once, however often and soon it is asked for', async () => {
  const first = loadPage(uk);
  expect(loadPage(uk)).toBe(first);
  expect(loadedPage(uk)).toBeUndefined();
  const page = await first;
  expect(page.title).toContain('UK');
  expect(await loadPage(uk)).toBe(page);
  expect(loadedPage(uk)).toBe(page);
});

it('after a failure, of which everyone who waited hears, a page is tried again', async () => {
  const guide = '../../shared/content/usa/guide.ts';
  vi.doMock(guide, () => {
    throw new Error('offline');
  });
  const waiting = [loadPage(usa), loadPage(usa)];
  for (const promise of waiting) await expect(promise).rejects.toThrow();
  expect(loadedPage(usa)).toBeUndefined();
  vi.doUnmock(guide);
  await loadPage(usa);
  expect(loadedPage(usa)?.title).toContain('USA');
});
