import type { ComponentType } from 'react';
import { destinationCopy } from '#content/destination-copy.ts';
import type { Neighbour } from './destination/neighbours.tsx';
import type { Picture } from './pictures/picture.ts';
import type { PlanGuide } from './plan/intakes.ts';
import {
  type DestinationId,
  type DestinationRoute,
  destinationRoute,
  destinationRoutes,
  isDestinationId,
  neighboursOf,
  type PageId,
  type Route,
} from './routes.ts';
import type { View } from './view.ts';

/** A page whose modules are loaded: its head, its main picture, what it shows and where it leads. */
export type Page = {
  readonly title: string;
  /** The title of a view that shows a choice; undefined for any other. */
  readonly titleOf?: (view: View) => string | undefined;
  readonly description: string;
  readonly picture: Picture;
  readonly Content: ComponentType<{ readonly view: View }>;
  /** On a destination's page: whose plan it has, of which the address names a choice. */
  readonly plan?: { readonly id: DestinationId; readonly guide: PlanGuide };
  /** The pages that most visitors open from here: their modules are fetched beforehand. */
  readonly likelyNext?: readonly Route[];
  /** ISO days on which a destination's words were written, and on which a person last reviewed them. */
  readonly written?: string | undefined;
  readonly reviewed?: string | undefined;
};

/** The pages that are no destination's, each from a module of its own. */
const pageImports: Readonly<Record<PageId, () => Promise<Page>>> = {
  home: importHomePage,
};

/** Loads a page: its layout and its copy. Rejects when a module can't be fetched; a later call tries again. */
export async function loadPage({ id }: Route): Promise<Page> {
  return isDestinationId(id) ? importDestination(id) : pageImports[id === 'site' ? 'home' : id]();
}

async function importDestination(id: DestinationId): Promise<Page> {
  const copy = destinationCopy[id];
  const { previous, next } = neighboursOf(id);
  const [{ destinationPage }, { summary }, { guide }, ...neighbours] = await Promise.all([
    import('./destination/destination-page.tsx'),
    copy.summary(),
    copy.guide(),
    importNeighbour(previous),
    importNeighbour(next),
  ]);
  return destinationPage({ route: destinationRoute(id), summary, guide, neighbours });
}

async function importNeighbour(route: DestinationRoute): Promise<Neighbour> {
  const { summary } = await destinationCopy[route.id].summary();
  return { route, picture: summary.picture };
}

async function importHomePage(): Promise<Page> {
  const [{ homePage }, ...destinations] = await Promise.all([
    import('./home/home-page.tsx'),
    ...destinationRoutes.map(async (row) => {
      const { summary } = await destinationCopy[row.id].summary();
      return { ...row, summary };
    }),
  ]);
  return homePage(destinations);
}
