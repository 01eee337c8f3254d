import sharp from 'sharp';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { dependencies } from '../../package.json' with { type: 'json' };
import { readBuildOutput } from '../../server/files/build-output.ts';
import { routes } from '../../shared/routes.ts';

const { manifest, assets } = readBuildOutput('dist');
const bodies = new Map(assets.map(({ path, body }) => [path, body]));

function bodyOf(address: string): Buffer {
  const body = bodies.get(address);
  if (!body) throw new Error(`The build has no ${address}.`);
  return body;
}

it('lists each shipped package with its licence text', () => {
  const licences = `\n${bodyOf('/licences.txt')}`;
  // Dependencies and two of their own dependencies: scheduler (React), qs (Express).
  const names = [...Object.keys(dependencies), 'scheduler', 'qs'];
  const missing = names.filter((name) => !RegExp(`\n${name} .*\n\n.*\\w`).test(licences));
  expect(missing).toEqual([]);
});

it('adds a content hash to every file name except licences.txt', () => {
  const names = assets.map(({ path }) => path);
  const withoutHash = names.filter((name) => !/^\/assets\/[\w.-]+-[\w-]{8}\.\w+$/.test(name));
  expect(withoutHash).toEqual(['/licences.txt']);
});

it('has a share image for each page', () => {
  const canonical = routes.filter(({ path, canonicalPath }) => path === canonicalPath);
  const images = new Set(canonical.map(({ id }) => String(bodyOf(manifest.shareImages[id] ?? ''))));
  expect(images.size).toBe(canonical.length);
});

it('frames the stamp on a share image with 24 px of paper above and below', async () => {
  const image = sharp(bodyOf(manifest.shareImages.home));
  const aboveEdge = await image.extract({ left: 0, top: 0, width: 1200, height: 600 }).toBuffer();
  const { info } = await sharp(aboveEdge).trim().toBuffer({ resolveWithObject: true });
  expect(info.height).toBe(548);
});

it('lists an icon of each size in the web app manifest', () => {
  const { name, icons } = JSON.parse(String(bodyOf(manifest.webManifest)));
  expect(name).toMatch(/\w/);
  expect(new Set(icons.map(({ src }: Record<string, string>) => src)).size).toBe(4);
  const found = icons.map(({ sizes, purpose = 'any' }: Record<string, string>) => [sizes, purpose]);
  const sizes = ['any', '192x192', '512x512'].map((size) => [size, 'any']);
  expect(found).toEqual([...sizes, ['512x512', 'maskable']]);
});

it('fills the corners of the touch icon, which iOS would draw black', async () => {
  const icon = sharp(bodyOf(manifest.appleTouchIcon));
  const [{ isOpaque }, { width }] = await Promise.all([icon.stats(), icon.metadata()]);
  expect([isOpaque, width]).toEqual([true, 180]);
});

const css = manifest.styles.page;

it('compiles no media query that Safari before 16.4 would ignore', () => {
  expect(css).not.toMatch(/@media[^{]*(?:not ?\(|[<>])/);
});

it.each([
  ['lets the browser choose between light and dark colours', /light-dark\(/],
  ['shows only light colours in browsers without light-dark()', /color-scheme:light[;}]/],
  [
    'shows text in a fallback font until the web font loads',
    /@font-face ?\{[^}]*url\([^}]*font-display:swap/,
  ],
])('%s', (_, rule) => expect(css).toMatch(rule));

it('has letters, digits and punctuation in the web font', async () => {
  const font = bodyOf(manifest.font);
  const parts = ['', ...'AZaz09’–'].map((text) => subsetFont(font, text, {}));
  const [none = 0, ...sizes] = (await Promise.all(parts)).map(({ length }) => length);
  expect(sizes.filter((size) => size <= none)).toEqual([]);
});

it('turns off every animation with prefers-reduced-motion', () => {
  const query = /@media[^{]*prefers-reduced-motion:no-preference\)\{(?:[^{}]*\{[^{}]*\})*\}/g;
  const moving = /[{;](?:animation|transition|scroll-behavior)[^;}]*/g;
  expect(css.match(moving)).not.toBeNull();
  expect(css.replace(query, '').match(moving)).toBeNull();
});
