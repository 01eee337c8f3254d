import { destinationRoutes } from '../../shared/routes.ts';

/**
 * A rule generated for `compare.css`. It shows the columns of the countries selected in `CompareTable`. CSS can't compare
 * values, so each country has its own selector.
 */
export function compareRules(): string {
  const selectors = destinationRoutes.map(
    ({ id }) => `.compare:has([value=${id}]:checked) [data-destination=${id}]`,
  );
  // The first rule is for browsers below the floor, which ignore layers: the site's widest table must not widen the page.
  const fallback = '@supports not (width: 1svh) { .compare { overflow-x: auto; } }';
  return `${fallback} @layer components { ${selectors.join()} { display: revert; } }`;
}
