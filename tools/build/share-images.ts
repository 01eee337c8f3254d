import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { RouteId } from '../../shared/routes.ts';
import { buildStaticFont } from './font.ts';
import { readPageHeads } from './page-heads.ts';
import { contentHash, placePicture, readPictureAsset } from './picture-asset.ts';

/** Pixels; the size that social networks and messengers ask for. */
const size = { width: 1200, height: 630 };
/** Of the stamp's picture, in pixels. */
const stampWidth = 630;
const colours = {
  paper: '#f6f0e2',
  stamp: '#fdfaf3',
  ink: '#16243b',
  red: '#b3262f',
  blue: '#1f4e8c',
};

/** Writes a picture with the page's title for each route into `folder`. Returns their addresses. */
export async function writeShareImages(folder: string): Promise<Readonly<Record<RouteId, string>>> {
  const heads = await readPageHeads();
  const fontFolder = await mkdtemp(join(tmpdir(), 'par-avion-'));
  try {
    const fontFile = join(fontFolder, 'besley.ttf');
    await writeFile(fontFile, await buildStaticFont());
    const addresses: [string, string][] = [];
    for (const [id, { title }] of Object.entries(heads)) {
      const drawing = id === 'home' || id === 'site' ? 'hero' : id;
      const png = renderPng(composeSvg(title, drawing), fontFile);
      const fileName = `share-${drawing}-${contentHash(png)}.png`;
      await writeFile(join(folder, fileName), png);
      addresses.push([id, `/assets/${fileName}`]);
    }
    return Object.fromEntries(addresses) as Record<RouteId, string>;
  } finally {
    await rm(fontFolder, { recursive: true });
  }
}

/** The drawing as a stamp beside the title, with the airmail edge below. */
function composeSvg(title: string, drawing: string): string {
  const file = drawing === 'hero' ? 'hero/hero.svg' : `${drawing}.svg`;
  const picture = readPictureAsset(join('pictures', file));
  const stampHeight = Math.round((stampWidth * picture.height) / picture.width);
  const stamp = { x: 500, y: (size.height - 18 - stampHeight) / 2, height: stampHeight };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${colours.paper}"/>
    ${perforatedSheet(stamp)}
    ${placePicture(picture, { ...stamp, width: stampWidth })}
    ${titleText(title)}
    ${airmailEdge()}
  </svg>`;
}

/** The page's title, its part before the bar large, centred upright to the left of the stamp. */
function titleText(title: string): string {
  const [heading = '', name = ''] = title.split(' | ');
  const lines = [
    ...wrap(heading, 11).map((text) => ({ text, size: 66, colour: colours.ink })),
    ...wrap(name, 20).map((text) => ({ text, size: 34, colour: colours.blue })),
  ];
  let y = (size.height - lines.reduce((sum, line) => sum + line.size * 1.25, 0)) / 2;
  const texts = lines.map((line) => {
    y += line.size * 1.25;
    return `<text x="70" y="${y}" font-size="${line.size}" fill="${line.colour}">${line.text}</text>`;
  });
  return `<g font-family="Besley" font-weight="700">${texts.join('')}</g>`;
}

/** Breaks a text into lines of at most so many characters. */
function wrap(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= longest) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** The stamp's paper with its round holes. */
function perforatedSheet({ x, y, height }: { x: number; y: number; height: number }): string {
  const margin = 24;
  const [left, top] = [x - margin, y - margin];
  const [right, bottom] = [x + stampWidth + margin, y + height + margin];
  const holes: string[] = [];
  const hole = (cx: number, cy: number) => holes.push(`<circle cx="${cx}" cy="${cy}" r="8"/>`);
  const across = Math.round((right - left) / 26);
  const down = Math.round((bottom - top) / 26);
  for (let index = 0; index <= across; index += 1) {
    const cx = left + ((right - left) * index) / across;
    hole(cx, top);
    hole(cx, bottom);
  }
  for (let index = 1; index < down; index += 1) {
    const cy = top + ((bottom - top) * index) / down;
    hole(left, cy);
    hole(right, cy);
  }
  return `<path d="M${left} ${top}H${right}V${bottom}H${left}z" fill="${colours.stamp}"/>
    <g fill="${colours.paper}">${holes.join('')}</g>`;
}

function airmailEdge(): string {
  const bars: string[] = [];
  for (let x = -40, index = 0; x < size.width; x += 48, index += 1) {
    const colour = index % 2 ? colours.blue : colours.red;
    bars.push(`<path d="M${x} ${size.height}l16-18h26l-16 18z" fill="${colour}"/>`);
  }
  return bars.join('');
}

function renderPng(svg: string, fontFile: string): Buffer {
  const font = { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Besley' };
  return new Resvg(svg, { font }).render().asPng();
}
