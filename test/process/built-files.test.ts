import sharp from 'sharp';
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

it('names every shipped package in the licences', () => {
  const licences = `\n${bodyOf('/licences.txt')}`;
  // Dependencies and two of their own dependencies: scheduler (React), qs (Express).
  const names = [...Object.keys(dependencies), 'scheduler', 'qs'];
  const missing = names.filter((name) => !licences.includes(`\n${name} `));
  expect(missing).toEqual([]);
});

it('adds a content hash to every file name except licences.txt', () => {
  const names = assets.map(({ path }) => path);
  const withoutHash = names.filter((name) => !/^\/assets\/[\w.-]+-[\w-]{8}\.\w+$/.test(name));
  expect(withoutHash).toEqual(['/licences.txt']);
});

/** Format, width and height of an image. */
async function sizeOf(address: string): Promise<string> {
  const { format, width, height } = await sharp(bodyOf(address)).metadata();
  return `${format} ${width}x${height}`;
}

it('sizes share images 1200 × 630 px and the iOS icon as required', async () => {
  const canonical = routes.filter(({ path, canonicalPath }) => path === canonicalPath);
  const images = new Set(canonical.map(({ id }) => manifest.shareImages[id]));
  expect(images.size).toBe(canonical.length);
  expect(new Set(await Promise.all([...images].map(sizeOf)))).toEqual(new Set(['png 1200x630']));
  expect(await sizeOf(manifest.appleTouchIcon)).toBe('png 180x180');
});

it('sets display to browser and lists the icons in the web app manifest', async () => {
  const { icons, ...app } = JSON.parse(bodyOf(manifest.webManifest).toString());
  expect(app).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'browser' });
  const [drawing, ...images] = icons as readonly { readonly src: string; readonly sizes: string }[];
  expect(drawing).toEqual({ src: manifest.icon, sizes: 'any', type: 'image/svg+xml' });
  const sizes = images.map((image) => `png ${image.sizes}`);
  expect(sizes).toEqual(['png 192x192', 'png 512x512', 'png 512x512']);
  expect(await Promise.all(images.map(({ src }) => sizeOf(src)))).toEqual(sizes);
});

const css = manifest.styles.page;

it('shows text in a fallback font until the web font loads', () => {
  expect(css).toMatch(/@font-face ?\{[^}]*url\([^}]*font-display:swap/);
});

it('turns off every animation with prefers-reduced-motion', () => {
  const query = /@media[^{]*prefers-reduced-motion:no-preference\)\{(?:[^{}]*\{[^{}]*\})*\}/g;
  const moving = /[{;](?:animation|transition|scroll-behavior)[^;}]*/g;
  expect(css.match(moving)).not.toBeNull();
  expect(css.replace(query, '').match(moving)).toBeNull();
});
