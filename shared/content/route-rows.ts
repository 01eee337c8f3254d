import type { DestinationRow, PageRow } from './types.ts';

// The editable part of the route table; `routes.ts` builds the table from it.

/** The home page. A page of another kind also needs an entry in `shared/pages.ts`. */
export const pageRows = [
  { id: 'home', path: '/', label: 'Home', crumb: 'Home', inNavigation: true },
] as const satisfies readonly PageRow[];

/** Path prefix of the destination pages. If it changes, add the old paths to `redirects.ts`. */
export const destinationsPath = '/site/study-destination';

/**
 * The destinations in display order. `gateway` is the airport on the boarding pass and the map.
 */
export const destinationRows = [
  {
    id: 'usa',
    label: 'USA',
    nameInText: 'the USA',
    gateway: { code: 'SFO', city: 'San Francisco' },
  },
  {
    id: 'uk',
    label: 'UK',
    nameInText: 'the UK',
    gateway: { code: 'LHR', city: 'London' },
  },
  {
    id: 'canada',
    label: 'Canada',
    nameInText: 'Canada',
    gateway: { code: 'YVR', city: 'Vancouver' },
  },
  {
    id: 'australia',
    label: 'Australia',
    nameInText: 'Australia',
    gateway: { code: 'SYD', city: 'Sydney' },
  },
  {
    id: 'newzealand',
    label: 'New Zealand',
    nameInText: 'New Zealand',
    gateway: { code: 'AKL', city: 'Auckland' },
  },
  {
    id: 'ireland',
    label: 'Ireland',
    nameInText: 'Ireland',
    gateway: { code: 'DUB', city: 'Dublin' },
  },
] as const satisfies readonly DestinationRow[];
