import { type DestinationRoute, destinationRoutes } from '../../shared/routes.ts';

/** A destination by its place in the route table, from 0: an owner may remove any, so no test of the code names one. */
export function destinationAt(place: number): DestinationRoute {
  const route = destinationRoutes.at(place);
  if (!route) throw new Error(`The browser tests need more destinations than ${place}.`);
  return route;
}
