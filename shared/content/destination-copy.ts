import type { DestinationId } from '../routes.ts';
import type { DestinationGuide, DestinationSummary } from './types.ts';

type Copy = {
  readonly summary: () => Promise<{ readonly summary: DestinationSummary }>;
  readonly guide: () => Promise<{ readonly guide: DestinationGuide }>;
};

/** Each destination's copy: modules of their own, so that only the pages that show them load them. */
export const destinationCopy = {
  usa: {
    summary: () => import('./usa/summary.ts'),
    guide: () => import('./usa/guide.ts'),
  },
  uk: {
    summary: () => import('./uk/summary.ts'),
    guide: () => import('./uk/guide.ts'),
  },
  canada: {
    summary: () => import('./canada/summary.ts'),
    guide: () => import('./canada/guide.ts'),
  },
  australia: {
    summary: () => import('./australia/summary.ts'),
    guide: () => import('./australia/guide.ts'),
  },
  newzealand: {
    summary: () => import('./newzealand/summary.ts'),
    guide: () => import('./newzealand/guide.ts'),
  },
  ireland: {
    summary: () => import('./ireland/summary.ts'),
    guide: () => import('./ireland/guide.ts'),
  },
} satisfies Record<DestinationId, Copy>;
