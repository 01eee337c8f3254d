/** A braided river on its flat of gravel: channels that wander, meet and part between bars. */
import { fill, outline, type Point, seededRandom, stroke } from './kit.ts';
import { cut } from './scan-line.ts';

const GRAVEL = ['#ecc9a4', '#dfb793', '#cda284', '#b88d78'];
export const MILK = { light: '#c4e6dc', water: '#79c4c6', bank: '#8f6f70' };

/** Where the flat ends, and the eye's height above it on the picture's lower edge, in units. */
type Flat = { horizon: number; vanishing: number; height: number };
/** A channel swings `swing` to either side of `lane`; both and `width` in eye heights. */
type Channel = { lane: number; swing: number; waves: number; phase: number; width: number };

const CHANNELS: readonly Channel[] = [
  { lane: -0.2, swing: 0.3, waves: 4.6, phase: 2.4, width: 0.2 },
  { lane: 0.1, swing: 0.42, waves: 5.2, phase: 0.2, width: 0.13 },
  { lane: -0.75, swing: 0.34, waves: 4.4, phase: 0.4, width: 0.1 },
  { lane: 0.55, swing: 0.36, waves: 4.9, phase: 4, width: 0.1 },
  { lane: -1.35, swing: 0.4, waves: 4.2, phase: 2.6, width: 0.07 },
  { lane: 1.3, swing: 0.4, waves: 5, phase: 1.4, width: 0.07 },
];
const FAR = 15;

/** The outline of a channel from the lower edge of the picture (one eye height away) to the far end. */
function channel(flat: Flat, shape: Channel, look: { width: number; rise: number }): Point[] {
  const steps = 32;
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

/** The flat, its bands of gravel, and the water: the bank first, as the far edge of each channel shows it. */
export function braidedRiver(flat: Flat): string {
  const bands = GRAVEL.map((colour, i) =>
    fill(`M0 ${Math.round(flat.horizon + flat.height * (i / 4) ** 1.7)}H1200V900H0Z`, colour),
  );
  const water = (width: number, rise: number) =>
    CHANNELS.map((shape) => outline(channel(flat, shape, { width, rise }))).join('');
  return bands.join('') + fill(water(1, 12), MILK.bank) + fill(water(1, 0), MILK.water);
}

/** Broken level strokes that keep within the channels: `lightFrom` and `lightTo` bound the disc's own glitter. */
export function glints(flat: Flat, sun: { from: number; to: number; colour: string }): string {
  const random = seededRandom(6);
  const strokes = { water: '', sun: '' };
  let gap = 5;
  for (let y = flat.horizon + 24; y < 880; y += gap) {
    gap *= 1.06;
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
  return `<g stroke-linecap="round">${stroke(strokes.water, MILK.light, 4)}${stroke(strokes.sun, sun.colour, 5)}</g>`;
}
