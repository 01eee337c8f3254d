import { guides } from '#content/guides.ts';
import { destinationPictures } from '#content/pictures.ts';
import { summaries } from '#content/summaries.ts';
import { destinationPage } from './destination/destination-page.tsx';
import { homePage } from './home/home-page.tsx';
import type { Page } from './page.ts';
import { destinationRoutes, homeRoute, type Route } from './routes.ts';

const home = homePage(
  summaries,
  destinationRoutes.map(({ id }) => ({ id, guide: guides[id] })),
);

/** All pages by the path of their canonical URL. */
const pages = new Map<string, Page>([
  [homeRoute.path, home],
  ...destinationRoutes.map(({ id, path }) => {
    const content = { ...summaries[id], guide: guides[id], picture: destinationPictures[id] };
    return [path, destinationPage(id, content)] as const;
  }),
]);

/** The page of a route. */
export function pageOf({ canonicalPath }: Route): Page {
  const page = pages.get(canonicalPath);
  if (!page) throw new Error(`No page for ${canonicalPath}.`);
  return page;
}
