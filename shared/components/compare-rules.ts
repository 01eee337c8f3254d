import { destinationRoutes } from '../routes.ts';

/**
 * The part of `compare.css` that the build adds: it shows the columns of the countries chosen in `CompareTable`. CSS
 * can't say "the same value", so each country has a selector of its own.
 */
export function compareRules(): string {
  const selectors = destinationRoutes.map(
    ({ id }) => `.compare:has([value=${id}]:checked) [data-destination=${id}]`,
  );
  return `@layer components { ${selectors.join(', ')} { display: revert; } }`;
}
