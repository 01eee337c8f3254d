/** A braided river on a gravel plain: channels that meander, join and separate. */
import { fill, outline, type Point, seededRandom, stroke } from '../kit.ts';
import { cut } from '../scan-line.ts';
import { ripples } from '../water.ts';

const GRAVEL = ['#f2d3a8', '#e8c296', '#d9ac84', '#c4967b'];
export const RIVER = { light: '#c4e6dc', water: '#79c4c6', bank: '#8f6f70' };

/** The y of the horizon, the x of the vanishing point, and the camera height at the lower edge, in units. */
type Flat = { horizon: number; vanishing: number; height: number };
/** A channel swings `swing` to either side of `lane`; both and `width` are in camera heights. */
type Channel = { lane: number; swing: number; waves: number; phase: number; width: number };

const CHANNELS: readonly Channel[] = [
  { lane: -0.2, swing: 0.3, waves: 4.6, phase: 2.4, width: 0.26 },
  { lane: 0.1, swing: 0.42, waves: 5.2, phase: 0.2, width: 0.18 },
  { lane: -0.75, swing: 0.34, waves: 4.4, phase: 0.4, width: 0.14 },
  { lane: 0.55, swing: 0.36, waves: 4.9, phase: 4, width: 0.14 },
  { lane: -1.35, swing: 0.4, waves: 4.2, phase: 2.6, width: 0.1 },
  { lane: 1.3, swing: 0.4, waves: 5, phase: 1.4, width: 0.1 },
];
const FAR = 15;

/** The outline of a channel from the picture's lower edge (one camera height away) to the far end. */
function channel(flat: Flat, shape: Channel, look: { width: number; rise: number }): Point[] {
  const steps = 40;
  const side = (sign: number) =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const depth = 0.9 * (FAR / 0.9) ** (i / steps);
      const away = Math.log(depth);
      const river = 0.55 * Math.sin(2.1 * away + 3.3) * Math.sqrt(depth);
      const bend = shape.swing * Math.sin(shape.waves * away + shape.phase);
      const across = river + (shape.lane + bend) * depth ** 0.25 + sign * shape.width * look.width;
      return [
        Math.round(flat.vanishing + (flat.height * across) / depth),
        Math.round(flat.horizon + (flat.height - look.rise) / depth),
      ];
    });
  return [...side(-1), ...side(1).reverse()];
}

/** Bands of gravel, then the water with the far bank of each channel above it. */
export function braidedRiver(flat: Flat): string {
  const bands = GRAVEL.map((colour, i) =>
    fill(`M0 ${Math.round(flat.horizon + flat.height * (i / 4) ** 1.7)}H1200V900H0Z`, colour),
  );
  const water = (width: number, rise: number) =>
    CHANNELS.map((shape) => outline(channel(flat, shape, { width, rise }))).join('');
  const dust = { x: 600, top: flat.horizon + 16, bottom: 860, spread: [500, 600] } as const;
  const shingle = ripples(dust, { rows: 20, seed: 3, colour: GRAVEL[2] ?? RIVER.bank, width: 4 });
  return bands.join('') + shingle + fill(water(1, 12), RIVER.bank) + fill(water(1, 0), RIVER.water);
}

/** Broken horizontal strokes within the channels; those between x = `sun.from` and `sun.to` reflect the sun. */
export function glints(flat: Flat, sun: { from: number; to: number; colour: string }): string {
  const random = seededRandom(6);
  const strokes = { water: '', sun: '' };
  let gap = 5.5;
  for (let y = flat.horizon + 24; y < 880; y += gap) {
    gap *= 1.05;
    for (const shape of CHANNELS) {
      for (const [from, to] of cut(channel(flat, shape, { width: 0.8, rise: 0 }), y, 0)) {
        const run = (to[0] - from[0]) * (0.25 + 0.5 * random());
        const start = from[0] + (to[0] - from[0] - run) * random();
        if (run < gap) continue;
        const middle = start + run / 2;
        const data = `M${Math.round(start)} ${Math.round(y)}h${Math.round(run)}`;
        if (middle > sun.from && middle < sun.to) strokes.sun += data;
        else strokes.water += data;
      }
    }
  }
  const drawn = stroke(strokes.water, RIVER.light, 4) + stroke(strokes.sun, sun.colour, 5);
  return `<g stroke-linecap="round">${drawn}</g>`;
}
