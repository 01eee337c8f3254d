import { disc, fill, PAPER, type Point, picture, skyBands, strip } from '../kit.ts';
import { land, ridgeline, rimLit, shadedSlopes } from '../land.ts';
import { points } from '../points.ts';
import { tussock } from '../tussock.ts';
import { aoraki } from './aoraki.ts';
import { braidedRiver, glints } from './braided-river.ts';
import { FERN, frond, koru, SILVER } from './fern.ts';
import { hut } from './hut.ts';

export const alt =
  'Snowy Aoraki / Mount Cook at dusk above a braided turquoise river, with a red-roofed hut and green and silver ferns.';

const HORIZON = 600;
const SKY = ['#454a80', '#7a6a9e', '#b98aa6', '#ecb3a0', '#f9d5a8'];
const MIST = '#f3e4c8';
const SUN: Point = [196, 236];

const LEFT_RANGE = ridgeline(points('-20 400 70 412 140 452 220 470 330 540 420 570 500 606'), {
  seed: 12,
  roughness: 0.14,
  levels: 3,
});
const RIGHT_RANGE = ridgeline(
  points('620 606 740 570 830 520 930 500 1030 440 1120 420 1220 372'),
  { seed: 17, roughness: 0.14, levels: 3 },
);
const LEFT_SPUR = ridgeline(points('-20 500 80 520 180 566 300 590 470 614'), {
  seed: 3,
  roughness: 0.12,
  levels: 3,
});
const RIGHT_SPUR = ridgeline(points('700 614 880 590 1010 556 1120 520 1220 470'), {
  seed: 6,
  roughness: 0.12,
  levels: 3,
});
const BANK = ridgeline(
  points('-20 800 90 806 220 826 380 866 600 886 820 878 960 846 1090 800 1220 770'),
  { seed: 9, roughness: 0.08, levels: 3 },
);

function clouds(): string {
  const across =
    strip(110, 284, { width: 250, height: 14 }) + strip(20, 306, { width: 210, height: 12 });
  const beside =
    strip(846, 158, { width: 230, height: 14 }) + strip(960, 180, { width: 300, height: 12 });
  return fill(across, SKY[2] ?? MIST) + fill(beside, '#dba3ad');
}

function river(): string {
  const flat = { horizon: HORIZON, vanishing: 560, height: 300 };
  return braidedRiver(flat) + glints(flat, { from: 180, to: 390, colour: PAPER });
}

/** Evening mist along the base of the mountain. */
function mist(): string {
  return fill(
    strip(420, 566, { width: 300, height: 14 }) + strip(360, 586, { width: 460, height: 16 }),
    MIST,
  );
}

function ferns(): string {
  return (
    frond(
      { root: [1130, 850], heading: -84, turn: -58, length: 640, breadth: 0.17, pairs: 26 },
      FERN,
      -1,
    ) +
    frond(
      { root: [1120, 850], heading: -66, turn: 70, length: 460, breadth: 0.2, pairs: 22 },
      FERN,
      -1,
    ) +
    koru([1062, 890], [944, 516], 70) +
    frond(
      { root: [1100, 850], heading: -130, turn: -74, length: 480, breadth: 0.2, pairs: 23 },
      SILVER,
      1,
    )
  );
}

export function draw(): string {
  return picture([
    skyBands(SKY, 530),
    disc(SUN),
    clouds(),
    aoraki(),
    fill(land(LEFT_RANGE, HORIZON + 6), '#625d92'),
    fill(shadedSlopes(LEFT_RANGE, { minimumDrop: 14, fall: 1.4 }), '#504d80'),
    fill(land(RIGHT_RANGE, HORIZON + 6), '#625d92'),
    fill(shadedSlopes(RIGHT_RANGE, { minimumDrop: 14, fall: 1.4 }), '#504d80'),
    mist(),
    river(),
    fill(land(LEFT_SPUR, HORIZON + 14), '#3f4273'),
    fill(land(RIGHT_SPUR, HORIZON + 14), '#3f4273'),
    hut([146, 824], 100),
    ferns(),
    tussock([330, 858], 70),
    tussock([52, 808], 56),
    rimLit(land(BANK, 960)),
  ]);
}
