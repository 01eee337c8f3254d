import { destinationRoutes } from '../../shared/routes.ts';

/**
 * Rules generated for `compare.css`. They show the columns of the two countries selected in `CompareTable`, in the order of the
 * selects, and hide in each select the country chosen in the other. CSS can't compare values, so each country has its own rules.
 */
export function compareRules(): string {
  const rules = destinationRoutes.map(({ id }) => {
    const left = `.compare:has(label:first-of-type [value=${id}]:checked)`;
    const right = `.compare:has(label:last-of-type [value=${id}]:checked)`;
    return `
      .compare:has([value=${id}]:checked) [data-destination=${id}] { display: revert; }
      ${right} [data-destination=${id}] { order: 1; }
      ${left} label:last-of-type [value=${id}],
      ${right} label:first-of-type [value=${id}] { display: none; }`;
  });
  // The first rule is for browsers below the floor, which ignore layers: the site's widest table must not widen the page.
  const fallback = '@supports not (width: 1svh) { .compare { overflow-x: auto; } }';
  return `${fallback} @layer components { ${rules.join('')} }`;
}
