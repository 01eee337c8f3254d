import {
  disc,
  fill,
  outline,
  PAPER,
  type Point,
  picture,
  skyBands,
  strip,
  stroke,
} from '../kit.ts';
import { land, ridgeline, rimLit } from '../land.ts';
import { figure } from '../scale-figures.ts';
import { ripples, waterBands } from '../water.ts';
import { coast, EMERALD, ownCliff, seaStack, TURF } from './atlantic-coast.ts';
import { levelAt } from './cliffs.ts';
import { drystoneWall } from './drystone-wall.ts';
import { hawthorn } from './hawthorn.ts';
import { highCross } from './high-cross.ts';
import { roundTower } from './round-tower.ts';
import { seaThrift } from './sea-thrift.ts';

export const alt =
  'Green sea cliffs above the Atlantic, with a round tower standing near the edge.';

const HORIZON = 604;
const SKY = ['#2f6f8a', '#6ba3ad', '#abcbbd', '#ebe2bb', '#f6cf92'];
const WATER = ['#d6dcbd', '#8dbab4', '#3f8a9c', '#2f6f8a'];
const MIST = '#f3e4c8';
const SUN: Point = [344, 250];

const SHORE = ridgeline(
  [
    [-20, 756],
    [110, 764],
    [240, 786],
    [380, 822],
    [520, 856],
    [680, 878],
    [860, 888],
    [1000, 876],
    [1100, 852],
    [1220, 816],
  ],
  { seed: 6, roughness: 0.06, levels: 2 },
);

/** Flat clouds: two in the colour of the sky band in front of the sun, the others beside it. */
function clouds(): string {
  const across =
    strip(270, 298, { width: 250, height: 14 }) + strip(196, 320, { width: 210, height: 12 });
  const beside =
    strip(-40, 340, { width: 220, height: 14 }) +
    strip(60, 362, { width: 150, height: 12 }) +
    strip(980, 262, { width: 300, height: 14 }) +
    strip(1080, 284, { width: 200, height: 12 });
  return fill(across, '#abcbbd') + fill(beside, MIST);
}

/** The sea; its strokes are on the left, where no land hides them. */
function water(): string {
  const far = { x: 300, top: 616, bottom: 700, spread: [300, 300] } as const;
  const near = { x: 400, top: 690, bottom: 870, spread: [400, 400] } as const;
  const sun = { x: SUN[0], top: 620, bottom: 830, spread: [44, 96] } as const;
  return (
    waterBands(WATER, HORIZON) +
    ripples(far, { rows: 16, seed: 5, colour: '#ebe2bb', width: 3 }) +
    ripples(near, { rows: 24, seed: 8, colour: '#8dbab4', width: 4 }) +
    ripples(sun, { rows: 20, seed: 2, colour: PAPER, width: 6 })
  );
}

/** The turf with its undulations, the tower's long shadow and the path to its door. */
function meadow(): string {
  const rolls =
    'M1220 690C1120 700 1060 716 980 730C1060 742 1140 744 1220 736Z' +
    'M690 779C760 770 830 776 900 800C960 820 1010 850 1050 890' +
    'L1000 896L900 863L830 843L760 815L690 787Z';
  const shadow = 'M846 706Q880 716 914 706L1220 664V644L1120 658L930 690Z';
  const path =
    'M905 712C960 724 1010 736 1000 756C990 780 960 800 1000 830C1020 850 1060 870 1080 900H1180' +
    'C1130 870 1070 846 1046 822C1022 796 1050 778 1040 752C1030 730 970 716 912 708Z';
  return (
    fill(outline(TURF), EMERALD[0]) +
    fill(rolls, EMERALD[1]) +
    fill(shadow, EMERALD[2]) +
    fill(path, MIST)
  );
}

function gulls(): string {
  const wings =
    'M560 330q14 -14 26 2q10 -18 28 -12M640 386q10 -10 18 1q8 -13 20 -8' +
    'M500 410q8 -8 15 1q6 -10 16 -6';
  return `<g stroke-linecap="round">${stroke(wings, PAPER, 4)}</g>`;
}

export function draw(): string {
  return picture([
    skyBands(SKY, HORIZON),
    disc(SUN),
    clouds(),
    water(),
    coast(),
    seaStack(),
    ownCliff(),
    meadow(),
    roundTower({ foot: [880, 704], unit: 18.6, horizon: HORIZON }),
    highCross([764, 722], 104),
    gulls(),
    figure([1014, 786], 62),
    hawthorn([60, 770], 300),
    drystoneWall((x) => levelAt(SHORE, x) + 8, [-20, 470], 50),
    seaThrift(),
    rimLit(land(SHORE, 960)),
  ]);
}
