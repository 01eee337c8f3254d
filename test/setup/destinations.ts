import type { DestinationGuide, DestinationSummary } from '../../shared/content/types.ts';
import { type DestinationRoute, destinationRoutes } from '../../shared/routes.ts';

export type TestDestination = DestinationRoute & {
  readonly summary: DestinationSummary;
  readonly guide: DestinationGuide;
};

/** Every destination with its copy; the site itself loads one at a time. */
export const destinations: readonly TestDestination[] = await Promise.all(
  destinationRoutes.map(async (route) => {
    const { summary } = (await import(`../../shared/content/${route.id}/summary.ts`)) as {
      summary: DestinationSummary;
    };
    const { guide } = (await import(`../../shared/content/${route.id}/guide.ts`)) as {
      guide: DestinationGuide;
    };
    return { ...route, summary, guide };
  }),
);
