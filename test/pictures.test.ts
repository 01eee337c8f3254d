import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawAll } from '../pictures/drawings.ts';
import { fingerprintsFile, withImages } from '../pictures/images.ts';
import { site } from '../shared/content/site.ts';
import { destinationRoutes } from '../shared/routes.ts';
import { readPictureAsset } from '../tools/build/picture-asset.ts';
import { shortenName } from '../tools/build/web-manifest.ts';

const pictures = readdirSync('pictures', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => `pictures/${file}`);

const hero = readPictureAsset('pictures/hero/hero.svg');

it('the kept files are those that today’s routes, names and colours give (npm run draw)', async () => {
  const stale = [...drawAll()].filter(([file, content]) => readFileSync(file, 'utf8') !== content);
  expect(stale.map(([file]) => file)).toEqual([]);
  const images = await withImages((all) => all.map(({ file, fingerprint }) => [file, fingerprint]));
  expect(Object.fromEntries(images)).toEqual(JSON.parse(readFileSync(fingerprintsFile, 'utf8')));
});

it.each(pictures)(
  '%s has a size and an alternative text, loads nothing and runs nothing',
  (file) => {
    const { width, height, alt, svg } = readPictureAsset(file);
    expect(Math.min(width, height)).toBeGreaterThan(0);
    expect(alt.trim()).not.toBe('');
    expect(svg).not.toMatch(
      /<(script|image|use|foreignObject|text|style|title)\b|(href|id)=|\son\w+=/,
    );
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

it.each([
  ['Par Avion', 'Par Avion'],
  ['Banyan & Teak Overseas Education', 'Banyan'],
  ['Internationalisation', 'Internationa'],
])('below an icon on a phone, %s is called %s', (name, short) => {
  expect(shortenName(name)).toBe(short);
});
