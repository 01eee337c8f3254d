import type { PageModule } from '../page.ts';
import type { DestinationId, PageId } from '../routes.ts';

/** The module of each page, imported on demand. It imports the page's layout and all its copy. */
export const pageModules: Readonly<Record<PageId | DestinationId, () => Promise<PageModule>>> = {
  home: () => import('./home/page.ts'),
  usa: () => import('./usa/page.ts'),
  uk: () => import('./uk/page.ts'),
  canada: () => import('./canada/page.ts'),
  australia: () => import('./australia/page.ts'),
  newzealand: () => import('./newzealand/page.ts'),
  ireland: () => import('./ireland/page.ts'),
};
