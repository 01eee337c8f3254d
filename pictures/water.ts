/** Water: flat bands, then broken strokes in the colours of the sky. */
import { fill, HEIGHT, round, seededRandom, stroke } from './kit.ts';

/** Flat water from the horizon down: the reversed colours of the sky, each band wider than the previous one. */
export function waterBands(colours: readonly string[], horizon: number): string {
  const edge = (index: number) => horizon + (HEIGHT - horizon) * (index / colours.length) ** 1.6;
  return colours
    .map((colour, index) => fill(`M0 ${round(edge(index))}H1200V900H0Z`, colour))
    .join('');
}

export type Patch = {
  x: number;
  top: number;
  bottom: number;
  spread: readonly [far: number, near: number];
};

/** Broken horizontal strokes on water, longer, thicker and further apart towards the viewer.
 *  `spread` is the half-width of the patch at its far and at its near edge. */
export function ripples(
  patch: Patch,
  look: { rows: number; seed: number; colour: string; width: number },
): string {
  const random = seededRandom(look.seed);
  const reach = (near: number) => patch.spread[0] + (patch.spread[1] - patch.spread[0]) * near;
  const halves = ['', ''];
  for (let row = 0; row < look.rows; row++) {
    const near = ((row + 0.5) / look.rows) ** 1.5;
    const length = reach(near) * (0.3 + 0.8 * random());
    const left = patch.x - length / 2 + (random() - 0.5) * (2 * reach(near) - length);
    halves[near < 0.35 ? 0 : 1] +=
      `M${round(left)} ${round(patch.top + (patch.bottom - patch.top) * near)}h${round(length)}`;
  }
  const [far = '', close = ''] = halves;
  return `<g stroke-linecap="round">${stroke(far, look.colour, look.width * 0.6) + stroke(close, look.colour, look.width)}</g>`;
}
