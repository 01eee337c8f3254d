import { expect, it } from 'vitest';
import {
  destinationRoutes,
  enquirySuffix,
  homeRoute,
  routes,
  sectionAnchor,
} from '../../shared/routes.ts';

const paths = routes.map(({ path }) => path);

it('the site has the addresses of the specification, in its order; it may have more', () => {
  const specified = [
    '/',
    '/site',
    '/site/study-destination/usa',
    '/site/study-destination/uk',
    '/site/study-destination/canada',
    '/site/study-destination/australia',
    '/site/study-destination/newzealand',
    '/site/study-destination/ireland',
  ];
  expect(paths.filter((path) => specified.includes(path))).toEqual(specified);
});

it('each page has an address and a name of its own, in the canonical spelling', () => {
  const labels = destinationRoutes.map(({ label }) => label);
  for (const names of [paths, labels, routes.map(({ id }) => id)]) {
    expect(new Set(names).size).toBe(names.length);
  }
  for (const path of paths) expect(path).toMatch(/^\/$|^(\/[a-z-]+)+$/);
});

it('search engines get one address for each page', () => {
  const others = routes.filter(({ path, canonicalPath }) => path !== canonicalPath);
  expect(others).toMatchObject([{ path: '/site', canonicalPath: '/' }]);
});

it.each(['USA', 'New Zealand', 'Côte d’Ivoire', 'A&B=C#d?e+f'])(
  'a link brings the country %s along to the enquiry form',
  (country) => {
    const url = new URL(homeRoute.path + enquirySuffix(country), 'https://www.par-avion.example');
    expect([...url.searchParams]).toEqual([['country', country]]);
    expect(url.hash).toBe(sectionAnchor('get-in-touch'));
  },
);
