import { elizabethTower } from './elizabeth-tower.ts';
import { lamp, leaning, parapet, COPING } from './embankment.ts';
import { disc, fill, land, PAPER, type Point, picture, ridgeline, skyBands, strip } from './kit.ts';
import { ripples, waterBands } from './water.ts';
import { palace } from './westminster.ts';
import { westminsterBridge } from './westminster-bridge.ts';
import { HORIZON, PLUM } from './westminster-view.ts';

const SKY = ['#4a5f9e', '#8493bd', '#bdb9cb', '#eedcc2', '#f5c596'];
const WATER = ['#dccfc9', '#a2a5c4', '#6a7bb0', '#4a5f9e'];
const SUN: Point = [470, 226];

function water(): string {
  const whole = { x: 600, spread: [600, 600] } as const;
  return (
    ripples({ ...whole, top: 700, bottom: 830 }, { rows: 34, seed: 8, colour: '#a2a5c4', width: 4 }) +
    ripples(
      { x: SUN[0], top: 716, bottom: 826, spread: [70, 96] },
      { rows: 14, seed: 2, colour: PAPER, width: 6 },
    ) +
    ripples(
      { x: 786, top: 704, bottom: 826, spread: [54, 50] },
      { rows: 13, seed: 7, colour: PLUM[1], width: 6 },
    )
  );
}
export function drawUk(): string {
  return picture([skyBands(SKY, HORIZON), disc(SUN), waterBands(WATER, HORIZON), palace(), elizabethTower(),
   westminsterBridge(), water(), lamp([150, COPING-30], 260), leaning([620, 900], 120), parapet(150)]);
}
