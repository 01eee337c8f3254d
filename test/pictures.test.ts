import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findPrograms, runProgram } from '../pictures/drawings.ts';
import { site } from '../shared/content/site.ts';
import { destinationRoutes } from '../shared/routes.ts';
import { readPictureAsset } from '../tools/build/picture-asset.ts';

const drawings = readdirSync('pictures', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => `pictures/${file}`);

const hero = readPictureAsset('pictures/hero/hero.svg');

it.each(findPrograms())(
  'the drawing %s is as its program draws it (npm run draw)',
  async (name) => {
    const { path, content } = await runProgram(name);
    expect(readFileSync(path, 'utf8') === content, `${path} is out of date`).toBe(true);
  },
);

it.each(drawings)(
  '%s has a size and an alternative text, loads nothing and runs nothing',
  (file) => {
    const { width, height, alt } = readPictureAsset(file);
    expect(Math.min(width, height)).toBeGreaterThan(0);
    expect(alt.trim()).not.toBe('');
    const svg = readFileSync(file, 'utf8');
    expect(svg).not.toMatch(/<(script|image|use|foreignObject|text|style)\b|href=|\son\w+=/);
  },
);

it('the hero names every airport city of the route table in its alternative text', () => {
  const cities = [site.airport.city, ...destinationRoutes.map(({ gateway }) => gateway.city)];
  expect(cities.filter((city) => !hero.alt.includes(city))).toEqual([]);
});

it('the hero and its animation have the same size', () => {
  const { w, h } = JSON.parse(readFileSync('pictures/flight/flight-animation.json', 'utf8'));
  expect([w, h]).toEqual([hero.width, hero.height]);
});
