import { expect, it, vi } from 'vitest';
import { loadPage } from '../../shared/load-page.ts';
import { destinationRoute } from '../../shared/routes.ts';

const usa = destinationRoute('usa');

it('a page is loaded once, however often it is asked for, and again only after a failure', async () => {
  const guide = '../../shared/content/usa/guide.ts';
  vi.doMock(guide, () => {
    throw new Error('offline');
  });
  const waiting = [loadPage(usa), loadPage(usa)];
  for (const promise of waiting) await expect(promise).rejects.toThrow();
  vi.doUnmock(guide);
  const second = loadPage(usa);
  expect(loadPage(usa)).toBe(second);
  expect((await second).title).toContain('USA');
});
