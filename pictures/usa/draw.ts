import { disc, fill, INK_LIT, PAPER, type Point, picture, skyBands, strip } from '../kit.ts';
import { land, ridgeline, rimLit, shadedSlopes } from '../land.ts';
import { figure, sailboat } from '../scale-figures.ts';
import { ripples, waterBands } from '../water.ts';
import { cypress } from './cypress.ts';
import { farBridge, nearBridge } from './golden-gate.ts';
import { HORIZON, SHADE } from './golden-gate-view.ts';

export const alt =
  'The Golden Gate Bridge with the sun low behind it, fog over the water and a sailing boat below.';

const SKY = ['#2b5f98', '#5f94b9', '#a2c4c6', '#e9dfbd', '#f6c68d'];
const WATER = ['#d3d8c0', '#84afbf', '#3f78a8', '#2b5f98'];
const MIST = '#f3e4c8';
const SUN: Point = [404, 236];

const FAR_RIDGE = ridgeline(
  [
    [0, 540],
    [420, 556],
    [640, 580],
    [800, 564],
    [960, 574],
    [1080, 556],
    [1200, 566],
  ],
  { seed: 4, roughness: 0.1, levels: 3 },
);
const HEADLAND = ridgeline(
  [
    [0, 470],
    [110, 424],
    [190, 468],
    [268, 452],
    [400, 532],
    [470, 548],
    [556, 606],
  ],
  { seed: 12, roughness: 0.1, levels: 3 },
);
const SPUR = ridgeline(
  [
    [0, 520],
    [90, 532],
    [190, 556],
    [276, 570],
    [312, 624],
  ],
  { seed: 3, roughness: 0.1, levels: 3 },
);
const BLUFF = ridgeline(
  [
    [800, 880],
    [900, 836],
    [1010, 804],
    [1100, 786],
    [1220, 768],
  ],
  { seed: 8, roughness: 0.1, levels: 3 },
);
const CLIFF = ridgeline(
  [
    [-20, 726],
    [120, 736],
    [240, 772],
    [350, 788],
    [430, 842],
    [640, 872],
    [880, 876],
    [1060, 846],
    [1220, 826],
  ],
  { seed: 6, roughness: 0.08, levels: 3 },
);

/** Flat clouds: two in the sky's colour in front of the sun, the others beside it. */
function clouds(): string {
  const across =
    strip(330, 282, { width: 260, height: 14 }) + strip(236, 304, { width: 210, height: 12 });
  const beside =
    strip(40, 330, { width: 250, height: 14 }) +
    strip(-30, 352, { width: 180, height: 12 }) +
    strip(900, 318, { width: 360, height: 14 });
  return fill(across, '#a2c4c6') + fill(beside, MIST);
}

/** Fog on the water, which hides the base of the far tower. */
function fog(): string {
  const behind =
    strip(-60, 568, { width: 290, height: 14 }) + strip(500, 584, { width: 330, height: 14 });
  const before =
    strip(330, 594, { width: 330, height: 14 }) +
    strip(170, 610, { width: 400, height: 22 }) +
    strip(-90, 630, { width: 330, height: 14 });
  return fill(behind, MIST) + fill(before, PAPER);
}

function water(): string {
  const whole = { x: 600, spread: [600, 600] } as const;
  return (
    waterBands(WATER, HORIZON) +
    ripples(
      { ...whole, top: 630, bottom: 700 },
      { rows: 22, seed: 5, colour: '#e9dfbd', width: 3 },
    ) +
    ripples(
      { ...whole, top: 690, bottom: 860 },
      { rows: 30, seed: 8, colour: '#84afbf', width: 4 },
    ) +
    ripples(
      { x: SUN[0], top: 636, bottom: 812, spread: [44, 96] },
      { rows: 20, seed: 2, colour: PAPER, width: 6 },
    ) +
    ripples(
      { x: 834, top: 682, bottom: 860, spread: [54, 50] },
      { rows: 17, seed: 7, colour: SHADE, width: 6 },
    )
  );
}

export function draw(): string {
  return picture([
    skyBands(SKY, HORIZON),
    disc(SUN),
    clouds(),
    fill(land(FAR_RIDGE, HORIZON), '#a9c0c2'),
    fill(land(HEADLAND, HORIZON + 6), '#7fa2b2'),
    fill(shadedSlopes(HEADLAND, { minimumDrop: 14, fall: 1.4 }), '#5f88a3'),
    water(),
    farBridge(),
    fill(land(SPUR, HORIZON + 14), '#41688c'),
    fog(),
    nearBridge(),
    sailboat([640, 722], 80),
    cypress([1104, 796], 150),
    fill(land(BLUFF, 900), INK_LIT),
    cypress([72, 744], 350),
    rimLit(land(CLIFF, 960)),
    figure([276, 783], 54),
  ]);
}
