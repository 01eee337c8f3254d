import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { site } from '#content/site.ts';
import { OperatorError } from '../../server/process/operator-error.ts';
import { destinationRoutes, homeRoute, type Route } from '../../shared/routes.ts';
import { findMissingLetter, subsetDisplayFont } from './display-font.ts';
import { escapeXml } from './escape-xml.ts';
import { colours } from './picture-colours.ts';

type Subject = { readonly heading: string; readonly line: string; readonly picture: string };

/** The texts and the picture's file of a page's image. */
export function subjectOf({ id, canonicalPath, crumb }: Route): Subject {
  const name = site.nameInPictures;
  const isDestination = destinationRoutes.some((route) => route.id === id);
  const picture = isDestination ? findPicture(id) : 'shared/pictures/hero.svg';
  if (canonicalPath === homeRoute.path) return { heading: name, line: site.subtitle, picture };
  return { heading: crumb, line: name, picture };
}

/** The file of the picture on a destination's page. */
function findPicture(id: string): string {
  const module = `shared/content/${id}/picture.ts`;
  const imported = /from '\.\.\/\.\.\/pictures\/([^']+)'/;
  const [, name] = imported.exec(readFileSync(module, 'utf8')) ?? [];
  if (!name) throw new OperatorError(`${module} imports no picture from ../../pictures/.`);
  return `shared/pictures/${name}`;
}

// Size in pixels that social networks and messengers recommend.
const size = { width: 1200, height: 630 };
const edgeHeight = 18;
const middle = (size.height - edgeHeight) / 2;
const stamp = { left: 500, width: 630, margin: 24 };
/** Left edge of the texts. */
const textLeft = 70;
const textWidth = stamp.left - 2 * stamp.margin - textLeft;

/**
 * A page's image for social networks: its stamp beside its title, with the airmail edge below. A PNG; a JPEG if the stamp shows a
 * photograph, which as PNG would exceed the size limit of messengers.
 *
 * @throws {OperatorError} naming a malformed picture, or a letter that the font lacks
 */
export async function renderShareImage({ heading, line, picture }: Subject) {
  const title = await renderTitle(heading, line);
  const { width, left } = stamp;
  const isPhotograph = !picture.endsWith('.svg');
  // A photograph is cropped to the drawings' aspect ratio.
  const cropped = isPhotograph ? { width, height: Math.round((width * 3) / 4) } : { width };
  const resized = sharp(picture).autoOrient().resize(cropped).png();
  const { data, info } = await resized.toBuffer({ resolveWithObject: true }).catch((cause) => {
    throw new OperatorError(`${picture} can't be drawn: ${cause.message}.`, { cause });
  });
  const image = sharp(Buffer.from(drawPaper(info.height))).composite([
    { input: data, left, top: Math.round(middle - info.height / 2) },
    { input: title.data, left: textLeft, top: Math.round((size.height - title.info.height) / 2) },
  ]);
  return isPhotograph
    ? { type: 'jpg', content: await image.jpeg({ quality: 75, mozjpeg: true }).toBuffer() }
    : { type: 'png', content: await image.png().toBuffer() };
}

/** The title with its second line in smaller type; all of it smaller if its longest word does not fit. */
async function renderTitle(heading: string, line: string) {
  const missing = findMissingLetter(heading + line);
  if (missing) {
    throw new OperatorError(
      `The display font has no "${missing}", which "${heading} ${line}" contains: set nameInPictures in shared/content/site.ts, or use another font in tools/build/display-font.ts.`,
    );
  }
  const lines = [
    `<span size="66pt" foreground="${colours.ink}">${escapeXml(heading)}</span>`,
    `<span size="34pt" foreground="${colours.blue}">${escapeXml(line)}</span>`,
  ];
  const text = `<span line_height="0.9">${lines.join('\n')}</span>`;
  fontFile ??= writeFont();
  const fontfile = await fontFile;
  return sharp({ text: { text, font: 'Besley', fontfile, width: textWidth, dpi: 72, rgba: true } })
    .resize({ width: textWidth, height: middle, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Written once: of two fonts with the same name, the renderer would use the first. */
let fontFile: Promise<string> | undefined;

/** Writes the font, which the renderer accepts as a file only, until the process exits. */
async function writeFont(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'display-font-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  // Excludes the fonts of this machine.
  const configuration = join(folder, 'fonts.conf');
  writeFileSync(configuration, '<fontconfig/>');
  process.env['FONTCONFIG_FILE'] = configuration;
  const allLetters = String.fromCodePoint(...Array(0x2300).keys());
  const file = join(folder, 'besley.ttf');
  writeFileSync(file, await subsetDisplayFont(allLetters, 'truetype', 700));
  return file;
}

/** The stamp's paper on the page, perforated by four dotted lines that each begin at a corner, and the airmail edge. */
function drawPaper(pictureHeight: number): string {
  const [width, height] = [stamp.width + 2 * stamp.margin, pictureHeight + 2 * stamp.margin];
  const [left, top] = [stamp.left - stamp.margin, middle - height / 2];
  const [right, bottom] = [left + width, top + height];
  const holes = (lines: string, length: number) => {
    const gap = length / Math.round(length / 26);
    const look = `stroke-width="16" stroke-linecap="round" stroke-dasharray="0 ${gap}"`;
    return `<path fill="none" stroke="${colours.paper}" ${look} d="${lines}"/>`;
  };
  const fill = (colour: string, data: string) => `<path fill="${colour}" d="${data}"/>`;
  const stripes = Array.from({ length: 26 }, (_, index) => {
    const path = `M${index * 48 - 40} ${size.height}l16-${edgeHeight}h26l-16 ${edgeHeight}z`;
    return fill(index % 2 ? colours.blue : colours.red, path);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    fill(colours.paper, `M0 0H${size.width}V${size.height}H0z`),
    fill(colours.stamp, `M${left} ${top}H${right}V${bottom}H${left}z`),
    holes(`M${right} ${top}H${left}M${left} ${bottom}H${right}`, width),
    holes(`M${left} ${top}V${bottom}M${right} ${bottom}V${top}`, height),
    ...stripes,
    '</svg>',
  ].join('');
}
