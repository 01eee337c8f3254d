import { fill, INK, INK_LIT, outline, type Point, seededRandom } from '../kit.ts';

/** Two beds of stones and a coping of thin ones on edge, as fractions of the wall's height. */
const BEDS = [0.04, 0.4, 0.74] as const;

/** A dry-stone wall along the ground from left to right, collapsed towards its right end. */
export function drystoneWall(
  ground: (x: number) => number,
  [from, to]: readonly [number, number],
  height: number,
): string {
  const random = seededRandom(17);
  const heightAt = (x: number) => height * Math.min(1, 0.35 + (to - x) / 130);
  const spot = (x: number, up: number): Point => [
    Math.round(x),
    Math.round(ground(x) - up * heightAt(x)),
  ];
  let stones = '';
  for (const [index, low] of BEDS.entries()) {
    const high = BEDS[index + 1];
    for (let x = from; x < to; ) {
      const width = height * (high ? 0.5 + 0.6 * random() : 0.2 + 0.14 * random());
      const lean = high ? 2 * random() : height * 0.12;
      const rise = (high ?? 1.05 + 0.16 * random()) - 0.05;
      stones += outline([
        spot(x + 1, low),
        spot(x + 1 + lean, rise),
        spot(x + width - 2 + lean, rise - 0.04 * random()),
        spot(x + width - 2, low),
      ]);
      x += width;
    }
  }
  const steps = Array.from({ length: 12 }, (_, index) => from + ((to - from) * index) / 11);
  const core = outline([
    ...steps.map((x) => spot(x, 0.86)),
    ...steps.map((x) => spot(x, -0.2)).reverse(),
  ]);
  return fill(core, INK_LIT) + fill(stones, INK);
}
