import { destinationCopy } from '#content/destination-copy.ts';
import { destinationRoutes } from '../../shared/routes.ts';

// Otherwise no test would look at copy.
if (destinationRoutes.length === 0) throw new Error('There is no destination.');

/** Every destination with its copy; the site itself loads one at a time. */
export const destinations = await Promise.all(
  destinationRoutes.map(async (route) => {
    const { summary, guide } = destinationCopy[route.id];
    return { ...route, ...(await summary()), ...(await guide()) };
  }),
);
