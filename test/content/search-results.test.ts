import { describe, expect, it } from 'vitest';
import { loadPage } from '../../shared/load-page.ts';
import { isDestinationId, type RouteId, routes } from '../../shared/routes.ts';

/** In search results longer titles and descriptions are cut, and shorter descriptions replaced. */
const longestTitle = 60;
const descriptionLength = { least: 110, most: 160 };

const canonicalRoutes = routes.filter(({ path, canonicalPath }) => path === canonicalPath);
const pages = await Promise.all(
  canonicalRoutes.map(async (route) => ({ ...route, ...(await loadPage(route)) })),
);

describe.each(pages)('the page at $path in search results', ({ id, title, description }) => {
  const file = fileOf(id);

  it('has a title and a description that are shown whole, without explained abbreviations', () => {
    expect(title.length, `${file}: “${title}” is too long`).toBeLessThanOrEqual(longestTitle);
    const { least, most } = descriptionLength;
    const advice = `${file}: the description must have ${least} to ${most} characters, and no “[”`;
    expect(description, advice).toMatch(new RegExp(`^[^[]{${least},${most}}$`));
  });
});

function fileOf(id: RouteId): string {
  if (isDestinationId(id))
    return `shared/content/${id}/guide.ts, or name and label in site.ts and route-rows.ts`;
  return id === 'home' ? 'shared/content/home.ts' : `the module of the page “${id}” (pageImports)`;
}

it.each(['title', 'description'] as const)('no two pages have the same %s', (name) => {
  const texts = pages.map((page) => page[name]);
  expect(texts.length).toBeGreaterThan(1);
  const repeated = texts.filter((text, index) => texts.indexOf(text) !== index);
  expect(repeated, `each page in shared/content needs a ${name} of its own`).toEqual([]);
});
