/** Reflections in still water, as broken horizontal strokes. */
import { type Point, seededRandom } from '../kit.ts';
import { cut } from '../scan-line.ts';

/** Path data of horizontal strokes, 5 or 6 units wide, that fill the mirror image of `shape`. The distance between
 *  rows grows towards the viewer; the strokes are broken and shifted like ripples.
 *  `squeeze` is the height of the reflection as a fraction of the height of the shape. */
export function mirrored(
  shape: readonly Point[],
  look: { horizon: number; seed: number; squeeze: number },
): string {
  const random = seededRandom(look.seed);
  let data = '';
  let gap = 10;
  for (let y = look.horizon + 26; y < 880; y += gap) {
    gap *= 1.035;
    for (const [from, to] of cut(shape, look.horizon - (y - look.horizon) / look.squeeze, 0)) {
      let x = Math.round(from[0] + random() * gap * 1.6);
      while (x < to[0] - gap) {
        const width = Math.round(Math.min(to[0] - x - gap * random(), 100 + 220 * random()));
        if (width > 5) data += `M${x} ${Math.round(y + (random() - 0.5) * gap * 0.4)}h${width}`;
        x += Math.round(width + gap * (0.8 + 1.4 * random()));
      }
    }
  }
  return data;
}
