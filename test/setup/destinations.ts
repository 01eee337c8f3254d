import type {
  DestinationGuide,
  DestinationSummary,
  Unconfirmed,
} from '../../shared/content/types.ts';
import { type DestinationRoute, destinationRoutes } from '../../shared/routes.ts';

export type TestDestination = DestinationRoute & {
  readonly summary: DestinationSummary;
  readonly guide: DestinationGuide;
  readonly toConfirm: readonly Unconfirmed[];
};

/** Every destination with its copy; the site itself loads one at a time. */
export const destinations = await Promise.all(
  destinationRoutes.map(async (route): Promise<TestDestination> => {
    const { summary } = await import(`../../shared/content/${route.id}/summary.ts`);
    const { guide } = await import(`../../shared/content/${route.id}/guide.ts`);
    const { toConfirm } = await import(`../../shared/content/${route.id}/to-confirm.ts`);
    return { ...route, summary, guide, toConfirm };
  }),
);
