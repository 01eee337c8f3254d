/** A bare tree at the right edge: its limbs are placed by hand, its twigs by seeded random numbers. */
import { fill, INK, type Point, type Random, seededRandom } from '../kit.ts';
import { rimLit } from '../land.ts';
import { thinRim } from '../thin-rim.ts';
import { band, type Station } from './smooth.ts';

/** A limb's centre line with its half-widths, and its first and last segment with twigs. */
type Limb = { stations: readonly Station[]; twigs: readonly [first: number, last: number] };

/** The limb that the envelope hides in part. */
const BEHIND: Limb = {
  stations: [
    [1078, 430, 15],
    [1024, 310, 10],
    [990, 180, 7],
    [936, 84, 4],
    [912, 66, 0.5],
  ],
  twigs: [1, 3],
};

/** The trunk and the other limbs. The last one carries the envelope. */
const IN_FRONT: readonly Limb[] = [
  {
    stations: [
      [1130, 940, 84],
      [1098, 850, 52],
      [1100, 720, 40],
      [1090, 590, 34],
      [1076, 470, 22],
      [1074, 370, 16],
      [1096, 250, 11],
      [1076, 130, 7],
      [1088, 10, 4],
      [1080, -30, 1],
    ],
    twigs: [5, 8],
  },
  {
    stations: [
      [1098, 640, 26],
      [1128, 520, 20],
      [1166, 410, 14],
      [1180, 300, 10],
      [1236, 190, 6],
    ],
    twigs: [2, 3],
  },
  {
    stations: [
      [1096, 640, 24],
      [1058, 548, 21],
      [990, 496, 17],
      [900, 472, 13],
      [790, 470, 9],
      [712, 438, 6],
      [650, 428, 4],
      [596, 440, 2.5],
      [556, 430, 0.5],
    ],
    twigs: [2, 4],
  },
];

/** Direction in radians, clockwise from +x. */
type Twig = { from: Point; heading: number; length: number; half: number };

function ahead([x, y]: Point, heading: number, distance: number): Point {
  return [x + Math.cos(heading) * distance, y + Math.sin(heading) * distance];
}

/** Path data of a twig with one bend; a long one forks there. */
function twig({ from, heading, length, half }: Twig, random: Random): string {
  const bend = heading + (random() - 0.5) * 0.9;
  const middle = ahead(from, heading, length / 2);
  const tip = ahead(middle, bend, length / 2);
  const data = band([
    [...from, half],
    [...middle, half * 0.6],
    [...tip, 0.5],
  ]);
  if (length < 60) return data;
  const side = random() < 0.5 ? 1 : -1;
  const fork = { from: middle, heading: bend + side * (0.5 + 0.3 * random()) };
  return data + twig({ ...fork, length: length / 2, half: half * 0.55 }, random);
}

/** Path data of two twigs on each segment, one on either side. */
function twigs({ stations, twigs: [first, last] }: Limb, random: Random): string {
  let data = '';
  for (let index = first; index <= last; index++) {
    const [start, end] = [stations[index], stations[index + 1]];
    if (!start || !end) continue;
    const heading = Math.atan2(end[1] - start[1], end[0] - start[0]);
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    for (const [share, side] of [
      [0.35, 1],
      [0.8, -1],
    ] as const) {
      const from = ahead([start[0], start[1]], heading, length * share);
      const look = { length: 70 + 70 * random(), half: Math.max(2.5, end[2] * 0.4) };
      data += twig({ from, heading: heading + side * (0.6 + 0.4 * random()), ...look }, random);
    }
  }
  return data;
}

/** The limb behind the envelope. */
export function treeBehind(): string {
  return fill(twigs(BEHIND, seededRandom(11)), INK) + thinRim(band(BEHIND.stations));
}

/** The rest of the tree, in front of the envelope. */
export function treeInFront(): string {
  const random = seededRandom(5);
  const fine = IN_FRONT.map((limb) => twigs(limb, random)).join('');
  return fill(fine, INK) + rimLit(IN_FRONT.map(({ stations }) => band(stations)).join(''));
}
