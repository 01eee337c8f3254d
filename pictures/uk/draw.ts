import { disc, fill, PAPER, type Point, picture, skyBands, strip } from '../kit.ts';
import { land, ridgeline } from '../land.ts';
import { ripples, waterBands } from '../water.ts';
import { elizabethTower } from './elizabeth-tower.ts';
import { lamp, leaning, parapet, sculler } from './embankment.ts';
import { planeTree } from './plane-tree.ts';
import { palace } from './westminster.ts';
import { westminsterBridge } from './westminster-bridge.ts';
import { HORIZON, PLUM, STONE } from './westminster-view.ts';

export const alt =
  'Elizabeth Tower and the Palace of Westminster beside the Thames, with the sun low over the river.';

const SKY = ['#4a5f9e', '#8493bd', '#bdb9cb', '#eedcc2', '#f5c596'];
const WATER = ['#dccfc9', '#a2a5c4', '#6a7bb0', '#4a5f9e'];
const MIST = '#f3e4c8';
const SUN: Point = [440, 226];

/** Flat clouds: two in the colour of the next sky band in front of the sun, the others beside it. */
function clouds(): string {
  const across =
    strip(366, 274, { width: 250, height: 14 }) + strip(290, 296, { width: 200, height: 12 });
  const beside =
    strip(-40, 318, { width: 210, height: 14 }) +
    strip(60, 340, { width: 110, height: 12 }) +
    strip(900, 330, { width: 360, height: 14 }) +
    strip(980, 352, { width: 150, height: 12 });
  return fill(across, '#bdb9cb') + fill(beside, MIST);
}

const FAR_BANK = ridgeline(
  [
    [0, 566],
    [120, 556],
    [260, 570],
    [840, 578],
    [960, 552],
    [1080, 560],
    [1200, 540],
  ],
  { seed: 5, roughness: 0.1, levels: 3 },
);

/** Plane trees on the far river wall: the centre of each crown, the level of its widest part, its radius. */
type Crown = readonly [x: number, y: number, radius: number];
const FAR_TREES: readonly Crown[] = [
  [880, 590, 34],
  [940, 572, 44],
  [1010, 584, 40],
  [1070, 570, 46],
  [1150, 580, 50],
];
const NEAR_TREES: readonly Crown[] = [
  [850, 622, 22],
  [900, 612, 32],
  [966, 606, 36],
  [1034, 610, 34],
  [1110, 600, 44],
];

function trees(crowns: readonly Crown[]): string {
  return crowns
    .map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0V640H${x - r}Z`)
    .join('');
}

/** Reflections of the sky, and of the bridge, the sun and the tower below each of them. */
function reflections(): string {
  const bridge = { x: 390, top: 698, bottom: 770, spread: [410, 410] } as const;
  const sun = { x: SUN[0], top: 712, bottom: 836, spread: [60, 96] } as const;
  const tower = { x: 786, top: 704, bottom: 836, spread: [54, 50] } as const;
  return (
    ripples(
      { x: 600, top: 700, bottom: 840, spread: [600, 600] },
      { rows: 30, seed: 8, colour: '#a2a5c4', width: 4 },
    ) +
    ripples(bridge, { rows: 15, seed: 14, colour: PLUM[1], width: 4 }) +
    ripples(sun, { rows: 14, seed: 2, colour: PAPER, width: 6 }) +
    ripples(tower, { rows: 13, seed: 7, colour: STONE[1], width: 6 })
  );
}

export function draw(): string {
  return picture([
    skyBands(SKY, HORIZON),
    disc(SUN),
    clouds(),
    fill(land(FAR_BANK, HORIZON + 30), '#bdb0c6'),
    waterBands(WATER, HORIZON),
    palace(),
    fill(trees(FAR_TREES), '#8a80ae') + fill(trees(NEAR_TREES), '#6a6597'),
    elizabethTower(),
    reflections(),
    westminsterBridge(),
    sculler([600, 786]),
    planeTree(),
    parapet(),
    lamp(124, 290),
    leaning(990, 124),
  ]);
}
