import sharp from 'sharp';
import { OperatorError } from '../../server/process/operator-error.ts';
import { destinationRoutes, type Route } from '../../shared/routes.ts';
import { colours } from './picture-colours.ts';

/** The file of the picture on a page's share image: the destination's stamp or, on other pages, the map. */
export function pictureFile({ id }: Route): string {
  const isDestination = destinationRoutes.some((route) => route.id === id);
  return `shared/pictures/${isDestination ? id : 'hero'}.svg`;
}

// Size in pixels that social networks and messengers recommend.
const size = { width: 1200, height: 630 };
const edgeHeight = 18;
const margin = 24;
/** Leaves room for the stamp's paper and perforation above the edge. */
const pictureHeight = 500;

/**
 * A page's image for social networks, which show its title below: the stamp, with the airmail edge below it. A PNG.
 *
 * @throws {OperatorError} naming a malformed picture
 */
export async function renderShareImage(picture: string): Promise<Buffer> {
  const resized = sharp(picture).resize({ height: pictureHeight }).png();
  const { data, info } = await resized.toBuffer({ resolveWithObject: true }).catch((cause) => {
    throw new OperatorError(`${picture} can't be drawn: ${cause.message}.`, { cause });
  });
  const left = Math.round((size.width - info.width) / 2);
  const top = Math.round((size.height - edgeHeight - info.height) / 2);
  return sharp(Buffer.from(drawPaper(left - margin, top - margin)))
    .composite([{ input: data, left, top }])
    .png()
    .toBuffer();
}

/** The stamp's paper on the page, perforated by four dotted lines that each begin at a corner, and the airmail edge. */
function drawPaper(left: number, top: number): string {
  const [width, height] = [size.width - 2 * left, pictureHeight + 2 * margin];
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
