import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { RouteId } from '../../shared/routes.ts';
import { buildStaticFont } from './font.ts';
import { readPageHeads } from './page-heads.ts';
import { contentHash, readPictureAsset } from './picture-asset.ts';

/** Pixels; the size that social networks and messengers ask for. */
const size = { width: 1200, height: 630 };
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
  const { svg, width, height } = readPictureAsset(join('pictures', `${drawing}.svg`));
  const stamp = { x: 500, y: 70, width: 630, height: Math.round((630 * height) / width) };
  const [heading = '', name = ''] = title.split(' | ');
  const lines = wrap(heading);
  const top = size.height / 2 - lines.length * 38;
  const text = lines.map(
    (line, index) => `<text x="70" y="${top + index * 76}" font-size="66">${line}</text>`,
  );
  const placed = svg.replace('<svg', `<svg x="${stamp.x}" y="${stamp.y}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${colours.paper}"/>
    <rect x="${stamp.x - 22}" y="${stamp.y - 22}" width="${stamp.width + 44}" height="${stamp.height + 44}" fill="${colours.stamp}"/>
    ${placed
      .replace(/ width="\d+"/, ` width="${stamp.width}"`)
      .replace(/ height="\d+"/, ` height="${stamp.height}"`)}
    <g font-family="Besley" font-weight="700" fill="${colours.ink}">${text.join('')}
      <text x="70" y="${top + lines.length * 76}" font-size="34" fill="${colours.blue}">${name}</text>
    </g>
    ${airmailEdge()}
  </svg>`;
}

/** Breaks a heading into lines that fit beside the stamp. */
function wrap(heading: string): string[] {
  const lines: string[] = [];
  for (const word of heading.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < 11)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
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
