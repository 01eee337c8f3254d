import { readFileSync } from 'node:fs';
import { site } from '#content/site.ts';
import { OperatorError } from '../../server/process/operator-error.ts';
import { destinationRoutes, homeRoute, type RouteId, routes } from '../../shared/routes.ts';
import { colours } from './picture-colours.ts';
import type { MeasureText } from './share-font.ts';
import { escapeXml, fill, placePicture } from './svg.ts';

type Subject = {
  readonly id: string;
  readonly heading: string;
  readonly line: string;
  readonly picture: string;
};

const heroFile = 'shared/pictures/hero.svg';

/** The subject of each page's image, in the order of the route table. */
export const subjects: readonly Subject[] = [
  { id: homeRoute.id, heading: site.nameInPictures, line: site.subtitle, picture: heroFile },
  ...routes
    .filter(({ canonicalPath }) => canonicalPath !== homeRoute.path)
    .map(({ id, crumb }) => {
      const isDestination = destinationRoutes.some((route) => route.id === id);
      const picture = isDestination ? findPicture(id) : heroFile;
      return { id, heading: crumb, line: site.nameInPictures, picture };
    }),
];

/** The file of the picture on a destination's page. */
function findPicture(id: RouteId): string {
  const pictures = 'shared/content/pictures.ts';
  const imported = new RegExp(`^import ${id} from '\\.\\./pictures/([^']+)'`, 'm');
  const [, name] = imported.exec(readFileSync(pictures, 'utf8')) ?? [];
  if (!name) throw new OperatorError(`${pictures} imports no picture ${id} from ../pictures/.`);
  return `shared/pictures/${name}`;
}

// Size in pixels that social networks and messengers recommend.
const size = { width: 1200, height: 630 };
const edgeHeight = 18;
const middle = (size.height - edgeHeight) / 2;
const stamp = { left: 500, middle, width: 630 };
const stampMargin = 24;
/** Left edge of the texts. */
const textLeft = 70;
const textWidth = stamp.left - stampMargin - 24 - textLeft;

/** A page's image for social networks: its stamp beside its title, with the airmail edge below. */
export function draw(subject: Subject, measure: MeasureText): string {
  const { markup, height } = placePicture(subject.picture, stamp);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    fill(colours.paper, `M0 0H${size.width}V${size.height}H0z`),
    perforatedSheet(height),
    markup,
    titleText(subject, measure),
    airmailEdge(),
    '</svg>',
  ].join('\n');
}

/** The title, with its second line in smaller type, vertically centred to the left of the stamp. */
function titleText({ heading, line }: Subject, measure: MeasureText) {
  const lines = [
    ...fitText(heading, 66, measure).map((each) => ({ ...each, colour: colours.ink })),
    ...fitText(line, 34, measure).map((each) => ({ ...each, colour: colours.blue })),
  ];
  let y = (size.height - lines.reduce((sum, { fontSize }) => sum + fontSize * 1.25, 0)) / 2;
  const texts = lines.map(({ text, fontSize, colour }) => {
    y += fontSize * 1.25;
    const place = `x="${textLeft}" y="${y}" font-size="${fontSize}"`;
    return `<text ${place} fill="${colour}">${escapeXml(text)}</text>`;
  });
  return `<g font-family="Besley" font-weight="700">${texts.join('')}</g>`;
}

type Line = { readonly text: string; readonly fontSize: number };

/** Breaks a text into lines, in a font size at which its longest word fits. */
function fitText(text: string, largest: number, measure: MeasureText): readonly Line[] {
  const words = text.split(' ');
  const longest = Math.max(...words.map(measure));
  const fontSize = Math.min(largest, Math.floor(textWidth / longest));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) * fontSize <= textWidth) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines.map((each) => ({ text: each, fontSize }));
}

/** The stamp's paper, perforated by four dotted lines that each begin at a corner. */
function perforatedSheet(pictureHeight: number): string {
  const [width, height] = [stamp.width + 2 * stampMargin, pictureHeight + 2 * stampMargin];
  const [left, top] = [stamp.left - stampMargin, middle - height / 2];
  const [right, bottom] = [left + width, top + height];
  const holes = (lines: string, length: number) => {
    const gap = length / Math.round(length / 26);
    const look = `stroke-width="16" stroke-linecap="round" stroke-dasharray="0 ${gap}"`;
    return `<path fill="none" stroke="${colours.paper}" ${look} d="${lines}"/>`;
  };
  return (
    fill(colours.stamp, `M${left} ${top}H${right}V${bottom}H${left}z`) +
    holes(`M${right} ${top}H${left}M${left} ${bottom}H${right}`, width) +
    holes(`M${left} ${top}V${bottom}M${right} ${bottom}V${top}`, height)
  );
}

function airmailEdge(): string {
  return Array.from({ length: 26 }, (_, index) => {
    const start = `M${index * 48 - 40} ${size.height}`;
    return fill(
      index % 2 ? colours.blue : colours.red,
      `${start}l16-${edgeHeight}h26l-16 ${edgeHeight}z`,
    );
  }).join('');
}
