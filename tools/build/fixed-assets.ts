import { mkdir, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { site } from '#content/site.ts';
import type { Manifest } from '../../server/files/build-output.ts';
import { routes } from '../../shared/routes.ts';
import { buildFont } from './font.ts';
import { contentHash, readPictureAsset } from './picture-asset.ts';
import { colours } from './picture-colours.ts';
import { pictureFile, renderShareImage } from './share-image.ts';

export type FixedAssets = Pick<
  Manifest,
  'font' | 'icon' | 'appleTouchIcon' | 'logo' | 'webManifest' | 'themeColours'
> & { readonly shareImages: Readonly<Record<string, string>> };

const iconFile = 'shared/pictures/icon.svg';

/**
 * Writes the assets that no module imports into `dist`: font, icon, share images and web app manifest. Resolves with their URL
 * paths and the theme colours.
 *
 * @throws {OperatorError} if an image can't be drawn
 */
export async function writeFixedAssets(dist: string): Promise<FixedAssets> {
  const write = (name: string, content: string | Buffer) => writeAsset(dist, name, content);
  const { content } = readPictureAsset(iconFile);
  const icon = await write('icon.svg', content);
  const small = await write('icon-192.png', await renderIcon(192));
  const logo = await write('icon-512.png', await renderIcon(512));
  // iOS renders transparency black and rounds the corners.
  const appleTouchIcon = await write('apple-touch-icon.png', await renderIcon(180, 136));
  // A launcher may crop to a circle of 80 % of the width, which contains this square.
  const maskable = await write('icon-maskable-512.png', await renderIcon(512, 286));
  const themeColours = { light: colours.paper, dark: colours.darkPaper };
  const webManifest = describeSite(themeColours.light, [
    { src: icon, sizes: 'any', type: 'image/svg+xml' },
    { src: small, sizes: '192x192', type: 'image/png' },
    { src: logo, sizes: '512x512', type: 'image/png' },
    { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
  const shareImages: Record<string, string> = {};
  for (const route of routes) {
    const name = route.id === 'site' ? 'home' : route.id;
    const image = await renderShareImage(pictureFile(route));
    shareImages[route.id] = await write(`share-${name}.png`, image);
  }
  return {
    font: await write('besley.woff2', await buildFont()),
    icon,
    appleTouchIcon,
    logo,
    webManifest: await write('site.webmanifest', webManifest),
    shareImages,
    themeColours,
  };
}

/** Writes an asset with a content hash in its name. Resolves with its URL path. */
async function writeAsset(dist: string, name: string, content: string | Buffer): Promise<string> {
  const folder = join(dist, 'client/assets');
  await mkdir(folder, { recursive: true });
  const extension = extname(name);
  const fileName = `${basename(name, extension)}-${contentHash(content)}${extension}`;
  await writeFile(join(folder, fileName), content);
  return `/assets/${fileName}`;
}

/** The icon as a square PNG; a drawing narrower than the image is centred on the colour of the brand label. */
function renderIcon(size: number, drawingWidth = size): Promise<Buffer> {
  const icon = sharp(iconFile).resize(drawingWidth);
  const margin = (size - drawingWidth) / 2;
  if (margin === 0) return icon.png().toBuffer();
  const background = colours.blue;
  const sides = { top: margin, right: margin, bottom: margin, left: margin };
  return icon
    .flatten({ background })
    .extend({ ...sides, background })
    .png()
    .toBuffer();
}

/** The web app manifest. An installed site opens in the browser, since it needs a network. */
function describeSite(colour: string, icons: readonly object[]): string {
  return JSON.stringify({
    id: '/',
    name: site.name,
    description: site.subtitle,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    background_color: colour,
    theme_color: colour,
    icons,
  });
}
