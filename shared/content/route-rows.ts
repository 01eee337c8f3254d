import type { DestinationRow, PageRow } from './types.ts';

// The editable part of the route table; `routes.ts` builds the table from it.

/** The home page. A page of another kind also needs an entry in `shared/pages.ts`. */
export const pageRows = [
  { id: 'home', path: '/', label: 'Home', crumb: 'Home', inNavigation: true },
] as const satisfies readonly PageRow[];

/** Path prefix of the destination pages. If it changes, add the old paths to `redirects.ts`. */
export const destinationsPath = '/site/study-destination';

/**
 * The destinations in display order. `gateway` is the airport on the boarding pass and the map: IATA code, city, longitude
 * and latitude in degrees.
 */
export const destinationRows = [
  {
    id: 'usa',
    label: 'USA',
    nameInText: 'the USA',
    gateway: { code: 'SFO', city: 'San Francisco', position: [-122.375, 37.619] },
  },
  {
    id: 'uk',
    label: 'UK',
    nameInText: 'the UK',
    gateway: { code: 'LHR', city: 'London', position: [-0.454, 51.47] },
  },
  {
    id: 'canada',
    label: 'Canada',
    nameInText: 'Canada',
    gateway: { code: 'YVR', city: 'Vancouver', position: [-123.184, 49.195] },
  },
  {
    id: 'australia',
    label: 'Australia',
    nameInText: 'Australia',
    gateway: { code: 'SYD', city: 'Sydney', position: [151.177, -33.946] },
  },
  {
    id: 'newzealand',
    label: 'New Zealand',
    nameInText: 'New Zealand',
    gateway: { code: 'AKL', city: 'Auckland', position: [174.785, -37.008] },
  },
  {
    id: 'ireland',
    label: 'Ireland',
    nameInText: 'Ireland',
    gateway: { code: 'DUB', city: 'Dublin', position: [-6.27, 53.421] },
  },
] as const satisfies readonly DestinationRow[];
