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
import { land, ridgeline, rimLit, shadedSlopes } from '../land.ts';
import { points } from '../points.ts';
import { ripples, waterBands } from '../water.ts';
import { canoe } from './canoe.ts';
import { fir, forest } from './firs.ts';
import { mirrored } from './mirror.ts';
import { litFace, ROCK, shadeFace } from './rockies.ts';
import { PEAKS, tenPeaks } from './ten-peaks.ts';

export const alt =
  'A red canoe on a teal lake below sunlit Rocky Mountain peaks and a glacier, framed by tall dark firs.';

const HORIZON = 612;
const SKY = ['#2f6f8c', '#6ba6b2', '#a9d0c9', '#efe3c2', '#f8d3a4'];
const LAKE = ['#9fdacb', '#5fc0bd', '#2f8f98', '#1d5a70'];
const MIST = '#f3e4c8';
const SUN: Point = [446, 216];

const FAR_RIDGE = ridgeline(points('290 400 372 336 430 372 496 318 560 400'), {
  seed: 4,
  roughness: 0.2,
  levels: 3,
});
const BANK = ridgeline(
  points('-20 720 90 738 210 780 340 826 520 858 800 880 1000 872 1110 846 1220 812'),
  { seed: 9, roughness: 0.08, levels: 3 },
);

const BLUFF = ridgeline(points('760 890 900 850 1040 826 1120 790 1220 776'), {
  seed: 8,
  roughness: 0.1,
  levels: 3,
});

function shoreForest(): string {
  const far = forest(points('-10 590 400 606 700 608 1000 600 1220 584'), {
    height: 38,
    gap: 16,
    seed: 3,
    base: 620,
  });
  return fill(far, '#2b5a68');
}

function clouds(): string {
  const across =
    strip(360, 262, { width: 250, height: 14 }) + strip(300, 284, { width: 190, height: 12 });
  const beside =
    strip(760, 150, { width: 210, height: 14 }) + strip(830, 172, { width: 170, height: 12 });
  return fill(across, SKY[2] ?? PAPER) + fill(beside, '#a9d0c9');
}

/** Morning mist along the far shore. */
function mist(): string {
  return (
    fill(strip(470, 582, { width: 250, height: 12 }), MIST) +
    fill(
      strip(560, 598, { width: 290, height: 16 }) + strip(830, 608, { width: 230, height: 14 }),
      PAPER,
    )
  );
}

function lake(): string {
  const whole = { x: 600, spread: [600, 600] } as const;
  return (
    waterBands(LAKE, HORIZON) +
    `<g stroke-linecap="round">${PEAKS.map((peak) => {
      const look = { horizon: HORIZON, seed: peak.seed, squeeze: 0.5 };
      return (
        stroke(mirrored(litFace(peak), look), ROCK.lit, 5) +
        stroke(mirrored(shadeFace(peak), look), '#256f80', 5)
      );
    }).join('')}</g>` +
    ripples(
      { ...whole, top: 614, bottom: 650 },
      { rows: 12, seed: 6, colour: '#2b5a68', width: 4 },
    ) +
    ripples(
      { ...whole, top: 690, bottom: 860 },
      { rows: 10, seed: 8, colour: '#5fc0bd', width: 4 },
    ) +
    ripples(
      { x: SUN[0], top: 636, bottom: 812, spread: [44, 96] },
      { rows: 18, seed: 2, colour: PAPER, width: 6 },
    ) +
    ripples(
      { x: 772, top: 752, bottom: 800, spread: [62, 40] },
      { rows: 5, seed: 3, colour: '#93303c', width: 5 },
    )
  );
}

export function draw(): string {
  return picture([
    skyBands(SKY, 480),
    disc(SUN),
    clouds(),
    fill(land(FAR_RIDGE, HORIZON), '#b3cbc9'),
    fill(shadedSlopes(FAR_RIDGE, { minimumDrop: 14, fall: 1.4 }), '#96b4bb'),
    tenPeaks(),
    shoreForest(),
    lake(),
    mist(),
    canoe([772, 744], 128),
    fill(land(BLUFF, 900), INK_LIT),
    fir([46, 740], 590),
    fir([236, 790], 230),
    fir([150, 770], 430),
    rimLit(land(BANK, 960)),
    fir([1150, 850], 290),
    fir([1086, 864], 190),
  ]);
}
