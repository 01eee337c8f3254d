import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { site } from '../../shared/content/site.ts';
import { loadPage } from '../../shared/load-page.tsx';
import { only, textOf } from '../setup/html.ts';
import { servePages } from '../setup/pages.ts';
import { type Reply, testEnvironment } from '../setup/site.ts';

const { ask, pages } = await servePages();
const origin = testEnvironment.PUBLIC_ORIGIN;

function content(page: Document, attribute: string): string {
  return only(page, `meta[${attribute}]`).getAttribute('content') ?? '';
}

function href(page: Document, rel: string): string {
  return only(page, `link[rel="${rel}"]`).getAttribute('href') ?? '';
}

/** Width and height of a PNG in pixels, from its header. */
function sizeOf({ body }: Reply): readonly number[] {
  expect(body.subarray(1, 4).toString()).toBe('PNG');
  return [body.readUInt32BE(16), body.readUInt32BE(20)];
}

describe.each(pages)('the head at $path', ({ path, page, ...route }) => {
  it('has a title and a description of the lengths that search results show', () => {
    expect(textOf(only(page, 'title')).length).toBeLessThanOrEqual(60);
    const { length } = content(page, 'name="description"');
    expect(length).toBeGreaterThanOrEqual(110);
    expect(length).toBeLessThanOrEqual(160);
  });

  it('has a picture of its own for social networks, described, in the size that it names', async () => {
    const { picture } = await loadPage({ path, ...route });
    const image = new URL(content(page, 'property="og:image"'));
    expect(image.origin).toBe(origin);
    const reply = await ask(image.pathname);
    expect(sizeOf(reply)).toEqual([1200, 630]);
    const named = ['width', 'height'].map((side) =>
      Number(content(page, `property="og:image:${side}"`)),
    );
    expect(named).toEqual(sizeOf(reply));
    // Messengers show it from their own origin.
    expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(content(page, 'property="og:image:alt"')).toBe(picture.alt);
    expect(content(page, 'name="twitter:image:alt"')).toBe(picture.alt);
    expect(content(page, 'name="twitter:card"')).toBe('summary_large_image');
    expect(content(page, 'property="og:locale"')).toBe('en_IN');
  });
});

it('two pages never share a picture for social networks', () => {
  const pictures = new Map(
    pages.map(({ canonicalPath, page }) => [canonicalPath, content(page, 'property="og:image"')]),
  );
  expect(new Set(pictures.values()).size).toBe(pictures.size);
});

describe('the icons', () => {
  const [{ page }] = pages as [(typeof pages)[number]];

  it('are an SVG for browsers and a PNG of 180 pixels without transparency for iOS', async () => {
    expect((await ask(href(page, 'icon'))).headers['content-type']).toMatch(/^image\/svg/);
    const reply = await ask(href(page, 'apple-touch-icon'));
    expect(sizeOf(reply)).toEqual([180, 180]);
    expect(alphaAt(reply, 180, 0, 0)).toBe(255);
  });

  it('are listed in a web app manifest, each in the size and type that it names', async () => {
    const { headers, text } = await ask(href(page, 'manifest'));
    expect(headers['content-type']).toBe('application/manifest+json');
    const manifest = JSON.parse(text) as WebManifest;
    expect(manifest).toMatchObject({ name: site.name, start_url: '/', display: 'browser' });
    const found = manifest.icons.map(({ sizes, type, purpose = 'any' }) => [sizes, type, purpose]);
    expect(found).toEqual([
      ['any', 'image/svg+xml', 'any'],
      ['192x192', 'image/png', 'any'],
      ['512x512', 'image/png', 'any'],
      ['512x512', 'image/png', 'maskable'],
    ]);
    for (const { src, sizes, type } of manifest.icons) {
      const reply = await ask(src);
      expect(reply.headers['content-type'], src).toContain(type);
      if (type === 'image/png') expect(sizeOf(reply).join('x')).toBe(sizes);
    }
  });

  it('have one whose drawing is whole when a launcher cuts all but a circle', async () => {
    const manifest = JSON.parse((await ask(href(page, 'manifest'))).text) as WebManifest;
    const { src = '' } = manifest.icons.find(({ purpose }) => purpose === 'maskable') ?? {};
    const pixels = pixelsOf(await ask(src), 512);
    const background = pixels.subarray(0, 4);
    const outside = [...Array(512 * 512).keys()].filter((index) => {
      const [x, y] = [(index % 512) - 255.5, Math.floor(index / 512) - 255.5];
      return Math.hypot(x, y) > 0.4 * 512;
    });
    const strays = outside.filter(
      (index) => !pixels.subarray(index * 4, index * 4 + 4).equals(background),
    );
    expect(background[3]).toBe(255);
    expect(strays).toHaveLength(0);
  });
});

type WebManifest = {
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose?: string;
  }[];
};

/** A square PNG's pixels, four bytes each: red, green, blue, alpha. */
function pixelsOf({ body }: Reply, size: number): Buffer {
  const data = body.toString('base64');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${data}"/></svg>`;
  return new Resvg(svg).render().pixels;
}

function alphaAt(reply: Reply, size: number, x: number, y: number): number | undefined {
  return pixelsOf(reply, size)[(y * size + x) * 4 + 3];
}
