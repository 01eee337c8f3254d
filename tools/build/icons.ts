import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Manifest } from '../../server/respond/build-output.ts';
import { site } from '../../shared/content/site.ts';
import { contentHash, placePicture, readPictureAsset } from './picture-asset.ts';

/** Behind an icon that has to fill its whole square; the colour of the label with the name. */
const labelBlue = '#1f4e8c';
const paper = '#f6f0e2';

type Drawing = {
  readonly name: string;
  /** Pixels. */
  readonly size: number;
  /** Share of the icon's width that the drawing takes. */
  readonly scale: number;
  readonly background?: string;
};

const drawings = {
  small: { name: 'icon-192', size: 192, scale: 1 },
  large: { name: 'icon-512', size: 512, scale: 1 },
  // iOS paints what is transparent black, and cuts the corners.
  appleTouch: { name: 'apple-touch-icon', size: 180, scale: 0.76, background: labelBlue },
  // A launcher may cut all but a circle of 80 % of the width: this square fits into it.
  maskable: { name: 'icon-maskable-512', size: 512, scale: 0.56, background: labelBlue },
} as const satisfies Readonly<Record<string, Drawing>>;

type Icons = Pick<Manifest, 'icon' | 'appleTouchIcon' | 'logo' | 'webManifest'>;

/** Writes the icon in every form, and the web app manifest that lists them, into `folder`. Returns their addresses. */
export async function writeIcons(folder: string): Promise<Icons> {
  async function write(name: string, extension: string, content: string | Buffer): Promise<string> {
    const fileName = `${name}-${contentHash(content)}.${extension}`;
    await writeFile(join(folder, fileName), content);
    return `/assets/${fileName}`;
  }
  const writePng = (drawing: Drawing) => write(drawing.name, 'png', renderIcon(drawing));

  const { svg, src: icon, fileName } = readPictureAsset(iconFile);
  await writeFile(join(folder, fileName), svg);
  const [appleTouchIcon, small, large, maskable] = await Promise.all([
    writePng(drawings.appleTouch),
    writePng(drawings.small),
    writePng(drawings.large),
    writePng(drawings.maskable),
  ]);
  const webManifest = describeSite([
    { src: icon, sizes: 'any', type: 'image/svg+xml' },
    { src: small, sizes: '192x192', type: 'image/png' },
    { src: large, sizes: '512x512', type: 'image/png' },
    { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
  return {
    icon,
    appleTouchIcon,
    logo: large,
    webManifest: await write('site', 'webmanifest', webManifest),
  };
}

const iconFile = 'pictures/icon/icon.svg';

function renderIcon({ size, scale, background = 'none' }: Drawing): Buffer {
  const width = Math.round(size * scale);
  const margin = (size - width) / 2;
  const place = { x: margin, y: margin, width, height: width };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="100%" height="100%" fill="${background}"/>
    ${placePicture(readPictureAsset(iconFile), place)}
  </svg>`;
  return new Resvg(svg).render().asPng();
}

type ManifestIcon = {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: 'maskable';
};

/** The web app manifest: what a phone shows beside a bookmark. The site needs a network, so it opens in the browser. */
function describeSite(icons: readonly ManifestIcon[]): string {
  return JSON.stringify({
    id: '/',
    name: site.name,
    short_name: site.name,
    description: site.subtitle,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons,
  });
}
