/**
 * The home page's hero: a route map from real coastlines, with six great circles from Hyderabad.
 * It has its own night sky, so it stands on paper and on navy alike; light comes from the left.
 * Lengths are the picture's user units (1200 × 720). No ids: several pictures may share one page.
 */
import { geoGraticule } from 'd3-geo';
import type { Point, Route } from './great-circle.ts';
import { coastlines, heroSize, hyderabad, outlines, round, routes, shift } from './great-circle.ts';

const ink = '#16243b';
const night = '#1c3150';
const twilight = '#23405f';
const dusk = '#2b4a6d';
const sea = '#9cc4c5';
const shoal = '#6e9fa8';
const sand = '#f3e4c0';
const paper = '#f8f0df';
const red = '#c8313a';

/** Single-line capitals on a grid 14 high, as a stencil would cut them; [advance, path]. */
const letters: Readonly<Record<string, readonly [advance: number, path: string]>> = {
  A: [9.5, 'M0 14L4.7 0L9.5 14M1.7 9.3H7.8'],
  B: [9, 'M0 0V14H5Q9.2 14 9.2 10.4T5 7H0M5 7Q8.4 7 8.4 3.5T5 0H0'],
  D: [9, 'M0 0H3Q9.3 0 9.3 7T3 14H0Z'],
  F: [8, 'M8 0H0V14M0 7H6.5'],
  H: [9, 'M0 0V14M9 0V14M0 7H9'],
  K: [8.8, 'M0 0V14M8.5 0L0 8.4M3 5.5L9 14'],
  L: [7.2, 'M0 0V14H7.5'],
  O: [10.5, 'M5.2 0Q10.5 0 10.5 7T5.2 14T0 7T5.2 0Z'],
  R: [9, 'M0 14V0H4.5Q9 0 9 3.8T4.5 7.6H0M4.5 7.6L9 14'],
  S: [8.8, 'M8.4 2.7Q7.5 0 4.5 0Q.4 0 .4 3.5Q.4 6.4 4.5 7T8.6 10.5Q8.6 14 4.5 14Q1 14 0 11.2'],
  U: [9, 'M0 0V8.5Q0 14 4.5 14T9 8.5V0'],
  V: [9.5, 'M0 0L4.7 14L9.5 0'],
  Y: [9, 'M0 0L4.5 7V14M9 0L4.5 7'],
};

/** From an airport's dot to its code's upper left corner, where that is not simply to the right. */
const tags: Record<string, Point> = { LHR: [-62, 9], DUB: [-62, -17], SYD: [8, 14] };

const stars = 'M288 34h.1M244 14h.1M1012 44h.1M1092 92h.1M1150 34h.1M1168 152h.1M962 22h.1';

/** Broken horizontal strokes of light on the southern sea and the Pacific. */
const ripples =
  'M168 624h46m16 0h12m-52 12h34M452 668h64m14 0h14m-70 12h40M842 640h58m14 0h12m-48 12h30' +
  'M938 520h34m12 0h8m-34 11h18M812 290h40m12 0h10m-38 11h22M322 572h34m10 0h10m-34 11h22';

/** An airport code as strokes, its upper left corner at the place given. */
function label(code: string, place: Point, size: number): string {
  let advance = 0;
  const strokes = [...code].map((letter) => {
    const [width, path] = letters[letter] ?? [0, ''];
    const along = ` transform="translate(${round(advance)})"`;
    advance += width + 5;
    return stroke(ink, 2.3, path, along);
  });
  return `<g transform="translate(${place.map(round)}) scale(${size})">${strokes.join('')}</g>`;
}

/** Path data through the points of each line. */
function trace(lines: readonly (readonly Point[])[], end = ''): string {
  return lines.map((line) => `M${line.map((at) => at.map(round)).join('L')}${end}`).join('');
}

function fill(colour: string, path: string, more = ''): string {
  return `<path fill="${colour}" d="${path}"${more}/>`;
}

/** Round joins, for the globe's outline has corners at the poles. */
function stroke(colour: string, width: number, path: string, more = ''): string {
  const pen = `stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`;
  return `<path fill="none" ${pen} stroke-linejoin="round" d="${path}"${more}/>`;
}

/** The series' disc, rising behind the globe on the lit side. */
function disc(): string {
  const place = 'cx="122" cy="122"';
  const halo = `<circle ${place} r="128" fill="none" stroke="${dusk}" stroke-width="3"/>`;
  return `${halo}<circle ${place} r="104" fill="${paper}"/>`;
}

/** The shade on the globe's far side, as a crescent: its inner edge is the outer one drawn in. */
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

/** One route's path data, from Hyderabad. */
function routePath({ curve }: Route): string {
  const pieces = curve.map(({ from, fromArm, toArm, to }) => {
    return `C${[shift(from, fromArm), shift(to, toArm), to].map((at) => at.map(round)).join(' ')}`;
  });
  return trace([[hyderabad]]) + pieces.join('');
}

/** A gateway: a dot in a ring, and its code. */
function gateway({ code, end }: Route): string {
  const place = `cx="${round(end[0])}" cy="${round(end[1])}"`;
  const dot = `<circle ${place} r="5" fill="${paper}" stroke="${red}" stroke-width="3"/>`;
  return dot + label(code, shift(end, tags[code] ?? [18, -8]), 1.25);
}

/** Hyderabad's postmark: a double ring, a dot, and the wavy bars of a cancelling machine. */
function postmark(): string {
  const wave = 'q11 -8 22 0t22 0 22 0 22 0 22 0';
  const bars = [-18, -6, 6, 18].map((dy) => `M-148 ${dy}${wave}`).join('');
  const outer = `<circle r="30" fill="none" stroke="${ink}" stroke-width="3"/>`;
  const inner = `<circle r="23" fill="none" stroke="${ink}" stroke-width="1.6"/>`;
  const cancelled = stroke(ink, 2.4, bars, ' transform="rotate(-14)"') + outer + inner;
  const mark = `${cancelled}<circle r="8" fill="${red}"/>${label('HYD', [-66, 46], 1.5)}`;
  return `<g transform="translate(${hyderabad.map(round)})">${mark}</g>`;
}

/** The hero as a standalone SVG of 1200 × 720 units. */
export function drawHero(): string {
  const [edge = []] = outlines({ type: 'Sphere' }, 0.25);
  const globe = trace([edge], 'Z');
  const meridians = trace(outlines(geoGraticule().step([30, 30])(), 0.45));
  const coast = trace(coastlines(), 'Z');
  const lines = routes.map(routePath).join('');
  const layers = [
    fill(night, 'M0 0H1200V720H0Z') + stroke(twilight, 112, globe),
    stroke(paper, 3.5, stars) + disc() + fill(sea, globe),
    stroke(paper, 1.2, meridians, ' stroke-opacity=".45"'),
    stroke(paper, 2.4, ripples, ' stroke-opacity=".6"') + compass(800, 430),
    // The sea's darker tone lies out of register, as a worn printing block would leave it.
    fill(shoal, coast, ' transform="translate(4 5)"') + fill(sand, coast) + crescent(edge),
    stroke(dusk, 42, globe) + stroke(paper, 8.4, lines) + stroke(red, 4.3, lines),
    postmark() + routes.map(gateway).join(''),
  ];
  const { width, height } = heroSize;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${layers.join('')}</svg>`;
}
