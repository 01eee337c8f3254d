import { disc, fill, PAPER, type Point, picture, skyBands, strip } from '../kit.ts';
import { land, ridgeline, rimLit, shadedSlopes } from '../land.ts';
import { points } from '../points.ts';
import { tussock } from '../tussock.ts';
import { treeBehind, treeInFront } from './bare-tree.ts';
import { cyclist } from './cyclist.ts';
import { farHill, middleHill, nearHill } from './hills.ts';
import { leaves } from './leaves.ts';
import { envelope, type Pose, smallLetter } from './letter.ts';
import { letterBox } from './letter-box.ts';
import { magpie } from './magpie.ts';
import { village } from './village.ts';

export const alt =
  'An airmail letter caught in a bare tree and an empty letter box; a postman cycles away and letters fly from his bag.';

const SKY = ['#46627a', '#7f97a0', '#b5c1b0', '#eadfb6', '#f5c783'];
const STORM = ['#6c8593', '#587285'] as const;
const MIST = '#f3e4c8';
const SUN: Point = [372, 226];

const RIDGE = ridgeline(
  points('-20 540 120 500 260 536 420 548 620 560 820 530 980 480 1100 500 1220 460'),
  { seed: 4, roughness: 0.1, levels: 3 },
);
const BANK = ridgeline(
  points('-20 792 120 800 240 826 380 862 560 884 760 880 920 862 1060 850 1220 830'),
  { seed: 9, roughness: 0.06, levels: 3 },
);

/** The letters between the bag and the tree. */
const LETTERS: readonly Pose[] = [
  { at: [540, 600], width: 30, turn: -20, skew: 10 },
  { at: [596, 566], width: 36, turn: 30, skew: -14 },
  { at: [548, 536], width: 32, turn: -40, skew: 16 },
  { at: [668, 532], width: 50, turn: -10, skew: 20 },
];

/** A bank of storm clouds, in two tones, behind the tree. */
function storm(): string {
  const bank =
    strip(720, 44, { width: 620, height: 64 }) +
    strip(632, 100, { width: 700, height: 76 }) +
    strip(700, 168, { width: 620, height: 76 }) +
    strip(596, 236, { width: 720, height: 64 }) +
    strip(760, 292, { width: 620, height: 44 });
  const dark =
    strip(800, 76, { width: 520, height: 40 }) +
    strip(860, 136, { width: 420, height: 50 }) +
    strip(900, 196, { width: 420, height: 34 }) +
    strip(690, 254, { width: 620, height: 30 });
  return fill(bank, STORM[0]) + fill(dark, STORM[1]);
}

/** Flat clouds: two in the colour of the sky band in front of the sun, the others beside it. */
function clouds(): string {
  const across =
    strip(290, 274, { width: 250, height: 14 }) + strip(214, 296, { width: 210, height: 12 });
  const beside =
    strip(-40, 330, { width: 220, height: 14 }) + strip(40, 352, { width: 150, height: 12 });
  return fill(across, SKY[2] ?? PAPER) + fill(beside, MIST);
}

export function draw(): string {
  return picture([
    skyBands(SKY, 560),
    disc(SUN),
    storm() + clouds(),
    fill(land(RIDGE, 620), '#9fb0a8'),
    fill(shadedSlopes(RIDGE, { minimumDrop: 14, fall: 1.4 }), '#869c9c'),
    farHill(),
    village([268, 592]),
    middleHill(),
    nearHill(),
    cyclist([470, 700], 92),
    LETTERS.map(smallLetter).join(''),
    treeBehind(),
    envelope({ at: [862, 330], width: 330, turn: -14, skew: 8 }),
    treeInFront(),
    magpie([650, 430], 74),
    leaves(),
    letterBox([150, 812], 200),
    tussock([300, 838], 60),
    tussock([56, 800], 66),
    tussock([1000, 858], 56),
    tussock([1190, 836], 70),
    rimLit(land(BANK, 960)),
  ]);
}
