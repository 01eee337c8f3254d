import { expect, it } from 'vitest';
import { pageOf } from '../../shared/pages.ts';
import { routes } from '../../shared/routes.ts';

const canonicalRoutes = routes.filter(({ path, canonicalPath }) => path === canonicalPath);
const pages = await Promise.all(
  canonicalRoutes.map(async (route) => ({ ...route, ...pageOf(route) })),
);

// Search results truncate longer titles and descriptions, and replace shorter descriptions.
it.each(pages)(
  'keeps title and description of $path within the length of search results',
  ({ id, title, description }) => {
    const file = `the page “${id}” (home.ts, ${id}/guide.ts, its module, or names in site.ts and route-rows.ts)`;
    expect(title.length, `${file}: “${title}” is too long`).toBeLessThanOrEqual(60);
    const advice = `${file}: the description must have 110 to 160 characters, and no “[”`;
    expect(description, advice).toMatch(/^[^[]{110,160}$/);
  },
);

it.each(['title', 'description'] as const)('gives each page a unique %s', (name) => {
  const texts = pages.map((page) => page[name]);
  const repeated = texts.filter((text, index) => texts.indexOf(text) !== index);
  expect(repeated, `each page in shared/content needs its own ${name}`).toEqual([]);
});
