import type { ErrorContent } from './types.ts';

/** Texts of the error view. The heading is the router's own. */
export const errorContent: ErrorContent = {
  heading: 'Unexpected Application Error!',
  lead: 'Your university application is not affected: only this page has a fault. Try one of these:',
  notFoundLead:
    'This page does not exist or has moved. Your university application is not affected. Try one of these:',
  crash: {
    detail: 'This page has stopped.',
    lead: 'Loading it again usually helps. Your university application is not affected.',
    reload: 'Load the page again',
  },
  home: 'Home page',
};
