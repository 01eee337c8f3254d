/**
 * The home page's hero: a route map from real coastlines, with great circles from the home airport to the gateways.
 * It includes its night sky, so it suits light and dark pages; light comes from the left.
 * Lengths are the picture's user units (1200 × 664). No ids: several pictures may share one page.
 */
import { geoGraticule } from 'd3-geo';
import { coastlines, outlines } from './coastlines.ts';
import { type FlightRoute, flightRoutes, home, shift } from './great-circle.ts';
import { leaderLines } from './map-labels.ts';
import { colours } from './picture-colours.ts';
import { escapeXml, fill, type Point, round, stroke } from './svg.ts';
import { heroSize } from './world-map.ts';

const cities = flightRoutes.map(({ city }) => city);
const cityList = new Intl.ListFormat('en-GB').format(cities);

export const file = 'shared/pictures/hero.svg';

const alt = `A world map with great-circle routes from ${home.city} to ${cityList}.`;

const { ink, paper, red } = colours;
const night = '#1c3150';
const twilight = '#283f60';
const dusk = '#30496e';
const sea = '#9cc4c5';
const shoal = '#6e9fa8';
const sand = '#f3e4c0';

const stars = 'M288 34h.1M244 14h.1M1012 44h.1M1092 92h.1M1150 34h.1M1168 152h.1M962 22h.1';

/** Broken horizontal strokes of light on the southern sea and the Pacific. */
const ripples =
  'M178 596h46m16 0h12m-52 12h34M452 632h64m14 0h14m-70 12h40M842 612h58m14 0h12m-48 12h30' +
  'M938 520h34m12 0h8m-34 11h18M812 290h40m12 0h10m-38 11h22M322 572h34m10 0h10m-34 11h22';

/** SVG path data of lines, each through its points. */
function trace(lines: readonly (readonly Point[])[], end = ''): string {
  return lines.map((line) => `M${line.map((at) => at.map(round)).join('L')}${end}`).join('');
}

/** The disc in the sky of all drawings, here behind the globe on the lit side. */
function disc(): string {
  const place = 'cx="116" cy="116"';
  const halo = `<circle ${place} r="128" fill="none" stroke="${dusk}" stroke-width="3"/>`;
  return `${halo}<circle ${place} r="104" fill="${paper}"/>`;
}

/** The shaded right side of the globe, as a crescent: its inner edge is the outer one, scaled towards the centre. */
function crescent(globe: readonly Point[]): string {
  const middle = heroSize.width / 2;
  const far = globe.filter(([x]) => x > middle).sort(([, a], [, b]) => a - b);
  const near = far.map(([x, y]): Point => [middle + (x - middle) * 0.86, y]).reverse();
  return fill(ink, trace([[...far, ...near]], 'Z'), ' fill-opacity=".13"');
}

/** A compass rose in the empty Pacific, each point with a lit and a shaded half. */
function compass(x: number, y: number): string {
  const points = [45, 135, 225, 315, 0, 90, 180, 270].map((turn, index) => {
    const tip = index < 4 ? 'L0 -34Z' : 'L0 -60Z';
    const spin = ` transform="rotate(${turn})"`;
    return fill(shoal, `M0 0L8 -8${tip}`, spin) + fill(paper, `M0 0L-8 -8${tip}`, spin);
  });
  const ring = `<circle r="44" fill="none" stroke="${paper}" stroke-width="1.6"/>`;
  return `<g transform="translate(${x} ${y})">${ring}${points.join('')}</g>`;
}

function routePath({ curve }: FlightRoute): string {
  const segments = curve.map(({ from, fromHandle, toHandle, to }) => {
    return `C${[shift(from, fromHandle), shift(to, toHandle), to].map((at) => at.map(round)).join(' ')}`;
  });
  return trace([[home.point]]) + segments.join('');
}

/** A gateway: a dot in a ring. */
function gatewayDot({ end }: FlightRoute): string {
  const place = `cx="${round(end[0])}" cy="${round(end[1])}"`;
  return `<circle ${place} r="5" fill="${paper}" stroke="${red}" stroke-width="3"/>`;
}

/** The home airport's postmark: a double ring, a dot, and the wavy bars of a cancelling machine. */
function postmark(): string {
  const wave = 'q11 -8 22 0t22 0 22 0 22 0 22 0';
  const bars = [-18, -6, 6, 18].map((dy) => `M-148 ${dy}${wave}`).join('');
  const outer = `<circle r="30" fill="none" stroke="${ink}" stroke-width="3"/>`;
  const inner = `<circle r="23" fill="none" stroke="${ink}" stroke-width="1.6"/>`;
  const cancelled = stroke(ink, 2.4, bars, ' transform="rotate(-14)"') + outer + inner;
  const dot = `<circle r="8" fill="${red}"/>`;
  return `<g transform="translate(${home.point.map(round)})">${cancelled}${dot}</g>`;
}

/** The hero as a standalone SVG of 1200 × 664 units. */
export function draw(): string {
  const { width, height } = heroSize;
  const [edge = []] = outlines({ type: 'Sphere' }, 0.25);
  const globe = trace([edge], 'Z');
  const meridians = trace(outlines(geoGraticule().step([30, 30])(), 0.45));
  const coast = trace(coastlines(), 'Z');
  const lines = flightRoutes.map(routePath).join('');
  const layers = [
    fill(night, `M0 0H${width}V${height}H0Z`) + stroke(twilight, 112, globe),
    stroke(paper, 3.5, stars) + disc() + fill(sea, globe),
    stroke(paper, 1.2, meridians, ' stroke-opacity=".45"'),
    stroke(paper, 2.4, ripples, ' stroke-opacity=".6"') + compass(800, 430),
    // The darker tone along the coast is offset, like a misaligned colour in a print.
    fill(shoal, coast, ' transform="translate(4 5)"') + fill(sand, coast) + crescent(edge),
    stroke(dusk, 42, globe) + stroke(paper, 8.4, lines) + stroke(red, 4.3, lines),
    postmark() + leaderLines() + flightRoutes.map(gatewayDot).join(''),
  ];
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const title = `<title>${escapeXml(alt)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${title}${layers.join('')}</svg>`;
}
