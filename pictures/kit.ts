/**
 * Functions and colours that all drawings share. The rules of the series:
 * - 1200 × 900 units, no text; recognisable at 120 px, under 8 KB after svgo and brotli.
 * - Light comes from the left: left faces `lit`, right faces `shade`, undersides and openings `deep`.
 * - One disc in PAPER, radius 104, with one pale ring; water below it reflects it.
 * - Layers, back to front: five sky bands, disc, cloud strips, two or three ridges (paler and bluer
 *   with distance), water, landmark, a small figure or boat, INK foreground along the whole bottom edge.
 * - Land is in land.ts, water in water.ts, the figure and the boat in scale-figures.ts.
 * - Shared: INK, INK_LIT, PAPER, RED, BLUE. Each picture adds one accent in three tones.
 */
export const WIDTH = 1200;
export const HEIGHT = 900;
export const DISC_RADIUS = 104;
export const INK = '#16243b';
/** The lit side of anything made of INK. */
export const INK_LIT = '#2b4468';
export const PAPER = '#f8f0df';
export const RED = '#c8313a';
export const BLUE = '#1f4e8c';

export type Point = readonly [x: number, y: number];
export type Random = () => number;

/** Random numbers in [0, 1) that are the same in every build (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Rounds to one decimal, a tenth of a pixel at full size, to save bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Path data of an open line. */
export function line(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** Path data of a closed outline. */
export function outline(points: readonly Point[]): string {
  return `${line(points)}Z`;
}

export function fill(data: string, colour: string): string {
  return `<path fill="${colour}" d="${data}"/>`;
}

export function stroke(data: string, colour: string, width: number): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${round(width)}" d="${data}"/>`;
}

/** Path data of a straight limb that tapers from one width to another: trunks, branches, masts, round towers. */
export function taper(from: Point, to: Point, [start, end]: readonly [number, number]): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const across: Point = [(to[1] - from[1]) / length / 2, (from[0] - to[0]) / length / 2];
  const beside = (point: Point, width: number): Point => [
    point[0] + across[0] * width,
    point[1] + across[1] * width,
  ];
  return outline([beside(from, start), beside(to, end), beside(to, -end), beside(from, -start)]);
}

/** The whole picture from its layers, back to front. */
export function picture(layers: readonly string[]): string {
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${layers.join('')}</svg>`;
}

/** Flat bands from the top to the horizon, thinner towards it. Each continues below the next, and the last
 *  below the horizon, so that no gap is visible between them. */
export function skyBands(colours: readonly string[], horizon: number): string {
  const edge = (index: number) => horizon * (1 - (1 - index / colours.length) ** 1.15);
  return colours
    .map((colour, index) => fill(`M0 ${round(edge(index))}H1200V${horizon + 2}H0Z`, colour))
    .join('');
}

/** The sun or moon of the series. */
export function disc([x, y]: Point): string {
  const circle = (radius: number, opacity: string) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${PAPER}"${opacity}/>`;
  return circle(DISC_RADIUS + 44, ' opacity=".22"') + circle(DISC_RADIUS, '');
}

/** A flat cloud or fog strip with round ends; two or three of them, shifted, look like a bank. */
export function strip(x: number, y: number, size: { width: number; height: number }): string {
  const radius = size.height / 2;
  const run = size.width - size.height;
  const cap = `a${radius} ${radius} 0 0 1 0`;
  return `M${round(x + radius)} ${round(y)}h${run}${cap} ${size.height}h${-run}${cap} ${-size.height}Z`;
}
