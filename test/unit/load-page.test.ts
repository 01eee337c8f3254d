import { expect, it, vi } from 'vitest';
import { loadPage } from '../../shared/load-page.ts';
import { findRoute, type Route } from '../../shared/routes.ts';

// The pages are the fixture site's: #content is test/fixture/content here (vitest.config.ts).

function routeAt(path: string): Route {
  const route = findRoute(path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  return route;
}

it.each([
  {
    path: '/',
    title: 'Quill & Öst’s “Bureau” | home of the fixture',
    description: 'A description of the fixture’s home page.',
  },
  {
    path: '/site/study-destination/beta',
    title: 'Study in Beta Islands | Quill & Öst’s “Bureau”',
    description: 'A description of the page about Beta Islands.',
  },
])('the page at $path has its own title and description', async (row) => {
  const page = await loadPage(routeAt(row.path));
  expect(page).toMatchObject({ title: row.title, description: row.description });
});

it('a page that could not be loaded is loaded when it is asked for again', async () => {
  const alpha = routeAt('/site/study-destination/alpha');
  const guide = '../fixture/content/alpha/guide.ts';
  vi.doMock(guide, () => {
    throw new Error('offline');
  });
  await expect(loadPage(alpha)).rejects.toThrow();
  vi.doUnmock(guide);
  expect((await loadPage(alpha)).title).toContain('Alpha');
});
