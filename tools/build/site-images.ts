import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { site } from '#content/site.ts';
import type { Manifest } from '../../server/files/build-output.ts';
import { OperatorError } from '../../server/process/operator-error.ts';
import { routes } from '../../shared/routes.ts';
import { colours } from '../draw/picture-colours.ts';
import { contentHash, readPictureAsset } from './picture-asset.ts';

export type SiteImages = Pick<
  Manifest,
  'icon' | 'appleTouchIcon' | 'logo' | 'webManifest' | 'themeColours'
> & { readonly shareImages: Readonly<Record<string, string>> };

/**
 * Writes the icon, the share images made by `npm run draw`, and the web app manifest into `folder`. Resolves with their URL paths
 * and the theme colours.
 *
 * @throws {OperatorError} if an image is missing
 */
export async function writeSiteImages(folder: string): Promise<SiteImages> {
  async function write(name: string, content: string | Buffer): Promise<string> {
    const extension = extname(name);
    const fileName = `${basename(name, extension)}-${contentHash(content)}${extension}`;
    await writeFile(join(folder, fileName), content);
    return `/assets/${fileName}`;
  }
  async function copy(file: string, name = basename(file)): Promise<string> {
    const content = await readFile(join('shared/pictures', file)).catch((cause) => {
      throw new OperatorError(`shared/pictures/${file} is missing: run npm run draw.`, { cause });
    });
    return write(name, content);
  }

  const drawnIcon = await readPictureAsset('shared/pictures/icon/icon.svg');
  const icon = await write('icon.svg', drawnIcon.content);
  const [small, logo, maskable, appleTouchIcon] = await Promise.all([
    copy('icon/icon-192.png'),
    copy('icon/icon-512.png'),
    copy('icon/icon-maskable-512.png'),
    copy('icon/apple-touch-icon.png'),
  ]);
  const themeColours = { light: colours.paper, dark: colours.darkPaper };
  const webManifest = describeSite(themeColours.light, [
    { src: icon, sizes: 'any', type: 'image/svg+xml' },
    { src: small, sizes: '192x192', type: 'image/png' },
    { src: logo, sizes: '512x512', type: 'image/png' },
    { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
  const shareImages = await Promise.all(
    routes.map(async ({ id }) => {
      const name = id === 'site' ? 'home' : id;
      const extension = existsSync(`shared/pictures/share/${name}.jpg`) ? 'jpg' : 'png';
      const file = `${name}.${extension}`;
      return [id, await copy(`share/${file}`, `share-${file}`)] as const;
    }),
  );
  return {
    icon,
    appleTouchIcon,
    logo,
    webManifest: await write('site.webmanifest', webManifest),
    shareImages: Object.fromEntries(shareImages),
    themeColours,
  };
}

/** The web app manifest. An installed site opens in the browser, since it needs a network. */
function describeSite(colour: string, icons: readonly object[]): string {
  return JSON.stringify({
    id: '/',
    name: site.name,
    short_name: shortenName(site.name),
    description: site.subtitle,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: colour,
    theme_color: colour,
    icons,
  });
}

/** The whole words that fit below an icon (12 characters); a longer first word is truncated. */
function shortenName(name: string): string {
  const [words] = /^.{1,12}(?!\S)/.exec(name) ?? [name.slice(0, 12)];
  return words.replace(/[^\p{L}\p{M}\p{N}.!?)]+$/u, '');
}
