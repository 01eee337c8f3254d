import { describe, expect, it } from 'vitest';
import { readBuildOutput } from '../../server/files/build-output.ts';
import { routes } from '../../shared/routes.ts';
import { measureBuild } from '../../tools/build/report.ts';

const { manifest, assets } = readBuildOutput('dist');
const bodies = new Map(assets.map(({ path, body }) => [path, body]));

it('what a visitor downloads is within every limit of the build report', async () => {
  const measures = await measureBuild('dist');
  expect(measures.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
});

describe.each(routes)('the scripts of the page at $path', ({ id }) => {
  const listed = manifest.pageScripts[id];

  it('are all in the build', () => {
    expect(listed.filter((address) => !bodies.has(address))).toEqual([]);
  });

  it('include the two that are started, and every static import of each', () => {
    const source = listed.map((address) => bodies.get(address)?.toString() ?? '').join('\n');
    const imports = [...source.matchAll(/\b(?:from|import)\s?"\.\/([^"]+)"/g)];
    const imported = imports.map(([, name]) => `/assets/${name}`);
    expect(imported.length).toBeGreaterThan(0);
    const needed = [manifest.hydrate, manifest.mainScript, ...imported];
    expect(needed.filter((address) => !listed.includes(address))).toEqual([]);
  });
});

it('a file says by its name when its content changes, so that it may be kept for a year', () => {
  const names = assets.map(({ path }) => path);
  const withoutHash = names.filter((name) => !/^\/assets\/[\w.-]+-[\w-]{8}\.\w+$/.test(name));
  expect(withoutHash).toEqual(['/licences.txt']);
});

/** Width and height of a PNG in pixels, from its header. */
function sizeOf(address: string): string {
  const body = bodies.get(address);
  if (!body) throw new Error(`The build has no ${address}.`);
  expect(body.toString('latin1', 1, 4)).toBe('PNG');
  return `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`;
}

it.each(Object.entries(manifest.shareImages))(
  'the share image of %s has the size that its page names',
  (_id, address) => {
    expect(sizeOf(address)).toBe('1200x630');
  },
);

it('pages of different content have different share images', () => {
  const canonical = routes.filter(({ path, canonicalPath }) => path === canonicalPath);
  const images = new Set(canonical.map(({ id }) => manifest.shareImages[id]));
  expect(images.size).toBe(canonical.length);
});

it('the icon for iOS has the size that iOS wants', () => {
  expect(sizeOf(manifest.appleTouchIcon)).toBe('180x180');
});

describe('the web app manifest', () => {
  const { icons, ...app } = JSON.parse(bodies.get(manifest.webManifest)?.toString() ?? '');

  it('describes a site that opens in the browser, since it needs a network', () => {
    expect(app).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'browser' });
  });

  it('lists an icon of any size, and three of one', () => {
    expect(icons).toEqual([
      { src: manifest.icon, sizes: 'any', type: 'image/svg+xml' },
      { src: expect.stringMatching(/\.png$/), sizes: '192x192', type: 'image/png' },
      { src: manifest.logo, sizes: '512x512', type: 'image/png' },
      {
        src: expect.stringMatching(/\.png$/),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ]);
  });

  it('names their real sizes', () => {
    const [, ...drawn] = icons as readonly { readonly src: string; readonly sizes: string }[];
    expect(drawn.map(({ src }) => sizeOf(src))).toEqual(drawn.map(({ sizes }) => sizes));
  });
});

describe('the style sheet', () => {
  const css = manifest.styles;

  it('shows text in another face until its own has come', () => {
    expect(css).toMatch(/@font-face ?\{[^}]*font-display:swap/);
  });

  it('hides nothing on a screen but the list below, and countries that are not compared', () => {
    const onScreen = css.replace(/@media print\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
    const hiding = /(?:^|;)(?:opacity:0?(?:\.[0-4]|;|$)|visibility:hidden|display:none)/;
    const selectors = [...onScreen.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(
      ([, selector = '', body = '']) => (hiding.test(body) ? selector.trim() : []),
    );
    const isElsewhere = (selector: string) =>
      [
        // The sign of details that are drawn otherwise, or always open.
        /::-webkit-details-marker$/,
        /^\.phone-fold>summary$/,
        // Call and mail, which are in the footer.
        /^\.contact-bar$/,
        // What all rows of a plan share: behind them or, where there is no room for that, in each bar.
        /plan(?:__marks|-marks__begin)$/,
        // That ticks are kept, until it is known.
        /^\.invisible$/,
        // The water of the map that stands where the office's is blocked.
        /^\.office-map__water$/,
      ].some((allowed) => allowed.test(selector));
    const content = selectors.filter((selector) => !selector.startsWith('.compare'));
    expect(content.filter((selector) => !isElsewhere(selector))).toEqual([]);
  });

  it('sets the thickness of underlines in a declaration of its own: WebKit drops a shorthand with it', () => {
    expect(css).toContain('text-decoration-thickness:3px');
    expect(css.match(/text-decoration:[^;}]*\d[^;}]*/g)).toBeNull();
  });

  it('names the sides by the direction of reading, which an extension may turn round', () => {
    const physical =
      /(?:(?:margin|padding|border)-(?:left|right)|[{;](?:left|right)|text-align:(?:left|right))[^;}]*/g;
    // The map of the home page is the same for all: its button is where no route is.
    expect(css.replace(/\.hero-picture__button\{[^}]*\}/, '').match(physical)).toBeNull();
  });

  it('gives each colour for the light scheme before light-dark(), which old browsers skip', () => {
    const [first = ''] = css.split('@supports (color: light-dark(', 1);
    const both = /(--[\w-]+: )light-dark\((oklch\([^)]*\)),/g;
    const pairs = [...css.matchAll(both)];
    expect(pairs.length).toBeGreaterThan(0);
    expect(first).toContain('color-scheme:light;');
    const missing = pairs.filter(([, name = '', light = '']) => !first.includes(name + light));
    expect(missing.map(([, name]) => name)).toEqual([]);
    // One more is the question itself.
    expect(css.match(/light-dark\(/g)).toHaveLength(pairs.length + 1);
  });

  it('animates nothing for those who want less motion', () => {
    const query = /@media[^{]*prefers-reduced-motion:no-preference\)\{(?:[^{}]*\{[^{}]*\})*\}/g;
    const moving = /[{;](?:animation|transition|scroll-behavior)[^;}]*/g;
    expect(css.match(moving)).not.toBeNull();
    expect(css.replace(query, '').match(moving)).toBeNull();
  });
});
