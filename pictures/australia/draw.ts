import {
  disc,
  fill,
  INK_LIT,
  PAPER,
  type Point,
  picture,
  skyBands,
  strip,
  stroke,
} from '../kit.ts';
import { land, ridgeline, rimLit } from '../land.ts';
import { figure, sailboat } from '../scale-figures.ts';
import { ripples, waterBands } from '../water.ts';
import { HORIZON, SHADE } from './bennelong-point.ts';
import { grassTree, gumTree } from './bush.ts';
import { ferry } from './ferry.ts';
import { harbourBridge } from './harbour-bridge.ts';
import { FAR_TILES, operaHouse } from './opera-house.ts';

export const alt =
  'The Sydney Opera House at low sun, a green ferry and a sailing boat before it, the Harbour Bridge far behind.';

const SKY = ['#27598f', '#4d88b4', '#8db9c4', '#ebcd9c', '#f3ad7f'];
const WATER = ['#e2d2b0', '#84afbf', '#3f78a8', '#27598f'];
const MIST = '#f3e4c8';
const SUN: Point = [214, 196];

const FAR_RIDGE = ridgeline(
  [
    [0, 540],
    [300, 548],
    [700, 560],
    [960, 570],
    [1100, 552],
    [1200, 560],
  ],
  { seed: 4, roughness: 0.08, levels: 3 },
);
const NORTH_SHORE = ridgeline(
  [
    [900, 606],
    [1040, 600],
    [1110, 590],
    [1160, 562],
    [1200, 552],
  ],
  { seed: 12, roughness: 0.1, levels: 3 },
);
/** Sandstone has horizontal beds, so the foreground has steps instead of slopes. */
const POINT = ridgeline(
  [
    [-20, 792],
    [126, 798],
    [140, 820],
    [290, 826],
    [306, 846],
    [560, 852],
    [640, 846],
    [656, 826],
    [800, 822],
    [816, 804],
    [950, 800],
    [968, 778],
    [1080, 774],
    [1094, 756],
    [1220, 750],
  ],
  { seed: 6, roughness: 0.04, levels: 2 },
);

/** The city in the background: buildings of these heights from the left, and the tower. */
function city(): string {
  const roofs = [96, 150, 84, 118, 172, 104, 140, 90, 66];
  const blocks = roofs.map((high, i) => `M${i * 30} 616v${-high}h${22 + (i % 3) * 4}v${high}Z`);
  const shades = roofs.map((high, i) => `M${i * 30 + 15 + (i % 3) * 4} 616v${-high}h7v${high}Z`);
  const tower = 'M70 500L71 404H66L63 392H67V384H73V392H77L74 404H73L74 500ZM69 384V362H71V384Z';
  return fill(blocks.join('') + tower, '#b9c4b8') + fill(shades.join(''), '#a3b6b3');
}

/** Joints between the sandstone beds. */
const BEDS =
  'M1010 818h120M1064 838h170M884 846h70M720 868h96M-20 838h84M40 860h110M190 872h80M1120 868h90';

function clouds(): string {
  const across =
    strip(150, 226, { width: 250, height: 14 }) + strip(64, 249, { width: 200, height: 12 });
  const beside =
    strip(860, 300, { width: 360, height: 14 }) + strip(960, 322, { width: 160, height: 12 });
  return fill(across, SKY[2] ?? MIST) + fill(beside, MIST);
}

function water(): string {
  const whole = { x: 600, spread: [600, 600] } as const;
  return (
    waterBands(WATER, HORIZON) +
    ripples({ ...whole, top: 630, bottom: 700 }, { rows: 18, seed: 5, colour: MIST, width: 3 }) +
    ripples(
      { ...whole, top: 690, bottom: 860 },
      { rows: 28, seed: 8, colour: '#84afbf', width: 4 },
    ) +
    ripples(
      { x: SUN[0], top: 676, bottom: 812, spread: [44, 96] },
      { rows: 18, seed: 2, colour: PAPER, width: 6 },
    ) +
    ripples(
      { x: 480, top: 650, bottom: 700, spread: [540, 500] },
      { rows: 7, seed: 9, colour: SHADE, width: 6 },
    ) +
    ripples(
      { x: 560, top: 684, bottom: 806, spread: [300, 210] },
      { rows: 22, seed: 7, colour: FAR_TILES, width: 7 },
    )
  );
}

export function draw(): string {
  return picture([
    skyBands(SKY, HORIZON),
    disc(SUN),
    clouds(),
    fill(land(FAR_RIDGE, HORIZON + 4), '#c3c6b4'),
    city(),
    harbourBridge(),
    fill(land(NORTH_SHORE, HORIZON + 8), '#7497ab'),
    water(),
    operaHouse(),
    sailboat([1004, 686], 78),
    ferry([520, 742], 140),
    gumTree(),
    grassTree([104, 818], 250),
    grassTree([24, 806], 150),
    rimLit(land(POINT, 960)),
    stroke(BEDS, INK_LIT, 4),
    figure([884, 806], 58),
  ]);
}
