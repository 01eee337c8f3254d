/** Rolling farmland in autumn: three hills with a road over the nearer two. */
import { fill, type Point, round, stroke } from '../kit.ts';
import { points } from '../points.ts';
import { road, type Station, smooth } from './smooth.ts';

/** Lit and shaded: far fields, pasture, stubble, and trees in autumn colours. */
const FAR = ['#b6b586', '#98a27c'] as const;
const PASTURE = ['#b08f4c', '#967942'] as const;
const STUBBLE = ['#dfc06c', '#c9a557'] as const;
const COPSE = ['#c8763a', '#9c4f33'] as const;
const FAR_HEDGE = '#7f8a66';
const HEDGE = '#6d6a3c';
const ROAD = '#f3e4c8';

const FAR_CREST = points('-20 590 120 562 300 556 470 588 640 600 820 570 1010 552 1220 580');
const MIDDLE_CREST = points('-20 640 140 606 300 596 460 622 640 674 800 672 980 632 1220 606');
const NEAR_CREST = points('-20 742 120 700 300 672 440 676 600 716 760 760 960 764 1220 720');

const FAR_ROAD: readonly Station[] = [
  [300, 594, 3],
  [330, 618, 5],
  [300, 640, 8],
  [330, 664, 11],
  [372, 690, 14],
];
const NEAR_ROAD: readonly Station[] = [
  [400, 673, 15],
  [470, 700, 22],
  [520, 740, 32],
  [490, 790, 48],
  [540, 850, 68],
  [640, 920, 96],
];

function hill(crest: readonly Point[], colour: string): string {
  const [[x, y] = [0, 0]] = crest;
  return fill(`M${x} ${y}${smooth(crest)}V920H${x}Z`, colour);
}

/** Path data of rows of stubble that fan out from the crest towards the viewer. */
function rows(crest: readonly Point[]): string {
  const tops = crest.slice(0, -1).flatMap(([x, y], index) => {
    const [nextX, nextY] = crest[index + 1] ?? [x, y];
    return [0, 0.25, 0.5, 0.75].map((share): Point => {
      return [x + (nextX - x) * share, y + (nextY - y) * share];
    });
  });
  return tops
    .map(([x, y]) => {
      const foot = Math.round(560 + (x - 560) * 2.1);
      const bend = `${Math.round(x + (foot - x) * 0.3)} ${y + 70}`;
      return `M${x} ${y}Q${bend} ${foot - 12} 930H${foot + 12}Q${bend} ${x} ${y}Z`;
    })
    .join('');
}

/** Trees of a copse: the centre of each crown's widest part, and its radius. */
function copse(trees: readonly (readonly [x: number, y: number, radius: number])[]): string {
  const whole = trees.map(([x, y, r]) => {
    return `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0v${round(r * 0.6)}h${-2 * r}Z`;
  });
  const lit = trees.map(([x, y, r]) => {
    const edge = `q${round(-0.5 * r)} ${round(0.7 * r)} ${round(-0.3 * r)} ${round(1.6 * r)}`;
    return `M${x - r} ${y}a${r} ${r} 0 0 1 ${r} ${-r}${edge}h${round(-0.7 * r)}Z`;
  });
  return fill(whole.join(''), COPSE[1]) + fill(lit.join(''), COPSE[0]);
}

export function farHill(): string {
  const shade =
    'M470 588C560 596 700 604 820 570C760 620 700 650 560 660Z' +
    'M1010 552C1080 552 1160 566 1220 580V660C1160 600 1080 566 1010 552Z';
  const hedges =
    'M-20 626C100 590 240 588 360 612M40 576C90 590 140 600 220 600M880 566C840 600 780 630 700 650';
  const middleCopse = [
    [640, 606, 16],
    [664, 602, 22],
    [694, 606, 16],
  ] as const;
  return (
    hill(FAR_CREST, FAR[0]) +
    fill(shade, FAR[1]) +
    stroke(hedges, FAR_HEDGE, 4) +
    copse(middleCopse)
  );
}

export function middleHill(): string {
  const shade =
    'M352 601C470 616 560 656 650 676C690 700 740 740 800 770H540C480 690 430 640 352 601Z';
  const hedges = 'M-20 690C80 650 180 634 280 650M1220 650C1120 664 1020 680 900 740';
  const rightCopse = [
    [1000, 636, 20],
    [1034, 630, 26],
  ] as const;
  return (
    hill(MIDDLE_CREST, PASTURE[0]) +
    fill(shade, PASTURE[1]) +
    stroke(hedges, HEDGE, 5) +
    copse(rightCopse) +
    fill(road(FAR_ROAD), ROAD)
  );
}

export function nearHill(): string {
  return (
    hill(NEAR_CREST, STUBBLE[0]) + fill(rows(NEAR_CREST), STUBBLE[1]) + fill(road(NEAR_ROAD), ROAD)
  );
}
