/** A London plane at the right edge: flaking bark, five-pointed leaves and hanging seed balls. */
import { fill, INK, INK_LIT, line, outline, type Point, round, stroke, taper } from '../kit.ts';
import { rimLit } from '../land.ts';
import { thinRim } from '../thin-rim.ts';

type Polar = readonly [degrees: number, reach: number];

/** Half of a leaf from its tip to its stalk: angles from its axis and fractions of its length. */
const HALF_LEAF: readonly Polar[] = [
  [20, 0.46],
  [46, 0.92],
  [70, 0.44],
  [104, 0.74],
  [146, 0.36],
];
const LEAF: readonly Polar[] = [
  [0, 1.08],
  ...HALF_LEAF,
  [180, 0.3],
  ...[...HALF_LEAF].reverse().map(([degrees, reach]): Polar => [-degrees, reach]),
];

/** Each leaf: the start of its stalk, its centre, and its size. */
const LEAVES: readonly (readonly [bud: Point, middle: Point, size: number])[] = [
  [[1018, 66], [974, 44], 32],
  [[1012, 63], [968, 98], 34],
  [[1040, 76], [1022, 122], 36],
  [[1060, 84], [1026, 22], 33],
  [[1096, 14], [1070, -2], 34],
  [[1106, 48], [1072, 62], 34],
  [[1106, 60], [1146, 26], 36],
  [[1100, 164], [1096, 206], 33],
  [[1054, 174], [1012, 186], 34],
  [[1120, 112], [1106, 122], 30],
  [[1136, 134], [1170, 90], 38],
  [[1180, 190], [1196, 160], 36],
];

function leaf([bud, [x, y], size]: (typeof LEAVES)[number]): string {
  const axis = Math.atan2(x - bud[0], bud[1] - y);
  return outline(
    LEAF.map(([degrees, reach]): Point => {
      const turn = axis + (degrees * Math.PI) / 180;
      return [
        Math.round(x + size * reach * Math.sin(turn)),
        Math.round(y - size * reach * Math.cos(turn)),
      ];
    }),
  );
}

/** The branch over the river, with its leaves and last year's seed balls. */
function branch(): string {
  const wood = [
    taper([1210, 250], [1110, 94], [34, 16]),
    taper([1116, 104], [1008, 62], [15, 5]),
    taper([1160, 152], [1052, 174], [12, 5]),
    taper([1122, 114], [1092, -10], [11, 6]),
  ];
  const balls: readonly (readonly [stalk: Point, ball: Point])[] = [
    [
      [1066, 171],
      [1056, 250],
    ],
    [
      [1142, 158],
      [1140, 246],
    ],
  ];
  const ball = ([, [x, y]]: (typeof balls)[number]) =>
    `<circle cx="${x}" cy="${y}" r="11" fill="${INK}"/>`;
  const stalks = [...balls, ...LEAVES.map(([bud, middle]): [Point, Point] => [bud, middle])];
  return (
    wood.map(thinRim).join('') +
    stroke(stalks.map((ends) => line(ends)).join(''), INK, 3) +
    balls.map(ball).join('') +
    LEAVES.map(leaf).map(thinRim).join('')
  );
}

/** The trunk, behind the parapet's end, with pale patches of bark. */
function trunk(): string {
  const patches: readonly (readonly [x: number, y: number, size: number])[] = [
    [1180, 330, 22],
    [1164, 420, 40],
    [1186, 560, 30],
    [1152, 650, 46],
    [1188, 790, 34],
  ];
  const patch = patches.map(([x, y, size]) => {
    const h = (share: number) => round(share * size);
    const right = `q${h(0.4)} ${h(-0.5)} ${h(0.6)} ${h(0.2)}t${h(-0.1)} ${h(1.1)}`;
    const left = `q${h(-0.5)} ${h(0.4)} ${h(-0.6)} ${h(-0.3)}t${h(0.1)} ${h(-1)}`;
    return `M${x} ${y}${right}${left}Z`;
  });
  const bole = 'M1118 960C1148 800 1146 600 1158 440S1172 280 1186 170L1240 130V960Z';
  return rimLit(bole) + fill(patch.join(''), INK_LIT);
}

export function planeTree(): string {
  return trunk() + branch();
}
