import { describe, expect, it } from 'vitest';
import {
  destinationRoutes,
  enquiryAddress,
  findRoute,
  homeRoute,
  homeSections,
  routes,
  sectionAnchor,
} from '../../shared/routes.ts';

describe('the route table', () => {
  it('has the eight addresses of the specification', () => {
    expect(routes.map(({ path }) => path)).toEqual([
      '/',
      '/site',
      '/site/study-destination/usa',
      '/site/study-destination/uk',
      '/site/study-destination/canada',
      '/site/study-destination/australia',
      '/site/study-destination/newzealand',
      '/site/study-destination/ireland',
    ]);
  });

  it('has no id or path twice', () => {
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it('keeps each page under one address for search engines, and that address is in the table', () => {
    for (const { path, canonicalPath } of routes) {
      expect(findRoute(canonicalPath)?.canonicalPath).toBe(canonicalPath);
      if (path !== '/site') expect(canonicalPath).toBe(path);
    }
    expect(findRoute('/site')?.canonicalPath).toBe('/');
  });

  it('spells every path as the server’s canonical addresses are spelt', () => {
    for (const { path } of routes) {
      expect(path).toBe(path.toLowerCase());
      expect(path).toMatch(/^\/$|^(\/[a-z-]+)+$/);
    }
  });

  it('finds a route by its path alone', () => {
    for (const route of routes) expect(findRoute(route.path)).toBe(route);
    for (const path of ['', '/SITE', '/site/', '//', '/nothing', '/site?a=1', '/site#top']) {
      expect(findRoute(path)).toBeUndefined();
    }
  });

  it('has the destinations in the order of the specification, under their names', () => {
    expect(destinationRoutes.map(({ label }) => label)).toEqual([
      'USA',
      'UK',
      'Canada',
      'Australia',
      'New Zealand',
      'Ireland',
    ]);
    for (const route of destinationRoutes) expect(routes).toContain(route);
  });
});

describe('an address within a page', () => {
  it('names a section of the home page', () => {
    expect(homeSections.map(({ label }) => label)).toEqual([
      'Welcome',
      'Our Services',
      'What we do',
      'Get in touch',
    ]);
    for (const { id } of homeSections) expect(sectionAnchor(id)).toBe(`#${id}`);
    expect(new Set(homeSections.map(({ id }) => id)).size).toBe(homeSections.length);
  });

  it('brings the country along to the enquiry form, whatever its name', () => {
    for (const country of ['USA', 'New Zealand', 'Côte d’Ivoire', 'A&B=C#d?e+f']) {
      const url = new URL(enquiryAddress(country), 'https://www.par-avion.example');
      expect(url.pathname).toBe(homeRoute.path);
      expect([...url.searchParams]).toEqual([['country', country]]);
      expect(url.hash).toBe(sectionAnchor('get-in-touch'));
    }
  });
});
