import type { Destination } from './content/types.ts';
import type { Page } from './page.ts';
import type { DestinationId, Route } from './routes.ts';

/** Each destination's copy is a module of its own, so that it travels with its page alone. */
const destinationContent: Readonly<Record<DestinationId, () => Promise<Destination>>> = {
  usa: async () => (await import('./content/usa.ts')).usa,
  uk: async () => (await import('./content/uk.ts')).uk,
  canada: async () => (await import('./content/canada.ts')).canada,
  australia: async () => (await import('./content/australia.ts')).australia,
  newzealand: async () => (await import('./content/newzealand.ts')).newzealand,
  ireland: async () => (await import('./content/ireland.ts')).ireland,
};

/** Loads a route's page: its layout and its copy. Rejects when a module can't be fetched. */
export async function loadPage({ id }: Route): Promise<Page> {
  if (id === 'home' || id === 'site') {
    const { homePage } = await import('./pages/home.tsx');
    return homePage;
  }
  const [{ DestinationPage }, content] = await Promise.all([
    import('./pages/destination.tsx'),
    destinationContent[id](),
  ]);
  return {
    title: content.title,
    description: content.description,
    element: <DestinationPage id={id} content={content} />,
  };
}
