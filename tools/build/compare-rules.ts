import { destinationRoutes } from '../../shared/routes.ts';

/**
 * The part of `compare.css` that the build adds: it shows the columns of the countries chosen in `CompareTable`, in the
 * order of the selects, and leaves out of each select what the other has chosen. CSS can't say "the same value", so each
 * country has rules of its own.
 */
export function compareRules(): string {
  const rules = destinationRoutes.map(({ id }) => {
    const left = `.compare:has(label:first-of-type [value=${id}]:checked)`;
    const right = `.compare:has(label:last-of-type [value=${id}]:checked)`;
    return `
      ${left} [data-destination=${id}] { display: revert; order: 1; }
      ${right} [data-destination=${id}] { display: revert; order: 2; }
      ${left} label:last-of-type [value=${id}],
      ${right} label:first-of-type [value=${id}] { display: none; }`;
  });
  // In no layer, for browsers without layers: the widest table of the site must not make the page wider than a phone.
  return `.compare { overflow-x: auto; } @layer components { ${rules.join('')} }`;
}
