/** What the error view says. The heading is the router's own. */
export const errorContent = {
  heading: 'Unexpected Application Error!',
  lead: 'Your university application is not affected: only this page has a fault. Try one of these:',
  /** For an address that no page has. */
  notFoundLead:
    'Your university application is not affected: you have come to an address that has no page. Try one of these:',
  /** For a page that failed in the browser. */
  crash: {
    detail: 'This page has stopped.',
    lead: 'Loading it again usually helps. Your university application is not affected.',
    reload: 'Load the page again',
  },
  /** The link to the home page, which comes before those to the destinations. */
  home: 'Home page',
};
