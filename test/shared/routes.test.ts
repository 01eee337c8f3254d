import { describe, expect, it } from 'vitest';
import {
  destinationRoute,
  destinationRoutes,
  enquirySuffix,
  findRoute,
  homeRoute,
  homeSections,
  routes,
  sectionAnchor,
} from '../../shared/routes.ts';

/** The addresses that the specification names; a site may have more destinations. */
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

describe('the route table', () => {
  it('has the addresses of the specification, in its order', () => {
    const paths = routes.map(({ path }) => path);
    expect(paths.filter((path) => specified.includes(path))).toEqual(specified);
  });

  it('has no id, path or label twice', () => {
    for (const values of [
      routes.map(({ id }) => id),
      routes.map(({ path }) => path),
      destinationRoutes.map(({ label }) => label),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('gives search engines one address for each page', () => {
    const twice = routes.filter(({ path, canonicalPath }) => path !== canonicalPath);
    expect(twice.map(({ path, canonicalPath }) => [path, canonicalPath])).toEqual([['/site', '/']]);
  });

  it('spells every path as canonical addresses are spelt', () => {
    for (const { path } of routes) expect(path).toMatch(/^\/$|^(\/[a-z-]+)+$/);
  });

  it('finds a route by its exact path', () => {
    for (const route of routes) expect(findRoute(route.path)).toBe(route);
    for (const path of ['', '/SITE', '/site/', '//', '/nothing', '/site?a=1', '/site#top']) {
      expect(findRoute(path)).toBeUndefined();
    }
  });

  it('finds a destination by its id', () => {
    for (const route of destinationRoutes) expect(destinationRoute(route.id)).toBe(route);
  });
});

describe('an address within a page', () => {
  it('names a section of the home page as the specification does', () => {
    expect(homeSections.map(({ label }) => label)).toEqual([
      'Welcome',
      'Our Services',
      'What we do',
      'Get in touch',
    ]);
  });

  it('brings a country along to the enquiry form, whatever its name', () => {
    for (const country of ['USA', 'New Zealand', 'Côte d’Ivoire', 'A&B=C#d?e+f']) {
      const url = new URL(homeRoute.path + enquirySuffix(country), 'https://www.par-avion.example');
      expect([...url.searchParams]).toEqual([['country', country]]);
      expect(url.hash).toBe(sectionAnchor('get-in-touch'));
    }
  });
});
