/** The coast of the Irish picture: four headlands, paler with distance, the tower's headland, and a sea stack. */

import type { Point } from '../kit.ts';
import { ridgeline } from '../land.ts';
import { type Headland, headland, surf } from './cliffs.ts';
import { stack } from './sea-stack.ts';

/** Emerald: lit, shaded, and darkest. */
export const EMERALD = ['#62b573', '#2f8757', '#185a45'] as const;

function brow(seed: number, anchors: readonly Point[]): Point[] {
  return ridgeline(anchors, { seed, roughness: 0.05, levels: 3 });
}

const COAST: readonly Headland[] = [
  {
    brow: brow(2, [
      [384, 566],
      [480, 552],
      [600, 546],
    ]),
    sea: [609, 611],
    until: 450,
    turf: 4,
    bed: 9,
    seed: 3,
    rock: ['#cddabf', '#bccfbd', '#a9c3b7'],
    grass: ['#bfd6aa', '#accaa5'],
  },
  {
    brow: brow(3, [
      [446, 536],
      [540, 516],
      [700, 504],
    ]),
    sea: [617, 622],
    until: 524,
    turf: 7,
    bed: 12,
    seed: 5,
    rock: ['#b9d0bf', '#9fc0ba', '#86aeaf'],
    grass: ['#a3cc9c', '#86b592'],
  },
  {
    brow: brow(4, [
      [526, 494],
      [640, 470],
      [860, 446],
    ]),
    sea: [634, 644],
    until: 626,
    turf: 10,
    bed: 15,
    seed: 8,
    rock: ['#9ec0bb', '#7dabb0', '#6496a2'],
    grass: ['#86c08b', '#619f7d'],
  },
  {
    brow: brow(6, [
      [628, 442],
      [740, 414],
      [960, 384],
      [1220, 330],
    ]),
    sea: [662, 690],
    until: 1200,
    turf: 14,
    bed: 18,
    seed: 14,
    rock: ['#86b3b4', '#5c95a3', '#457d91'],
    grass: ['#6db77d', '#3f8f68'],
  },
];

/** The headland with the tower; its upper edge runs towards the viewer. */
const OWN: Headland = {
  brow: [
    [566, 722],
    [600, 744],
    [650, 764],
    [700, 782],
    [760, 808],
    [830, 836],
    [900, 856],
    [1000, 890],
  ],
  sea: [816, 960],
  until: 900,
  turf: 12,
  bed: 18,
  seed: 4,
  rock: ['#74a2a4', '#43798a', '#2d5f74'],
  grass: [EMERALD[1], EMERALD[2]],
};

/** The far headlands, each with its surf. */
export function coast(): string {
  return (
    COAST.map(headland).join('') +
    surf([505, 635], [640, 637], { seed: 3, height: 5 }) +
    surf([604, 664], [860, 674], { seed: 4, height: 8 })
  );
}

export function seaStack(): string {
  return (
    stack([462, 716], 168, ['#7aa7a9', '#396f85', EMERALD[0]]) +
    surf([428, 714], [510, 713], { seed: 11, height: 9 })
  );
}

/** The cliff below the tower's turf. */
export function ownCliff(): string {
  return headland(OWN) + surf([540, 818], [690, 872], { seed: 6, height: 11 });
}

/** The turf around the tower, from the cliff's edge to its skyline. */
export const TURF: readonly Point[] = [
  [566, 724],
  [640, 706],
  [700, 702],
  [780, 692],
  [880, 682],
  [960, 668],
  [1040, 652],
  [1120, 640],
  [1220, 612],
  [1220, 960],
  [1000, 900],
  ...[...OWN.brow].reverse(),
];
