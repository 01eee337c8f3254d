import { fill, line, PAPER, type Point, round, stroke, taper } from '../kit.ts';
import {
  cornice,
  type Face,
  onBothFaces,
  onFace,
  openings,
  type Pair,
  PLUM,
  place,
  STONE,
  tier,
} from './westminster-view.ts';

const [, SHADE, DEEP] = PLUM;

// Metres: half the width of the shaft and of the clock stage, and the height of the dial's centre.
const SHAFT = 6;
const STAGE = 6.7;
const DIAL = 55.4;

/** Tall panels between string courses, so that the shaft looks Gothic at small sizes. */
function panelling(): string {
  const courses: readonly Pair[] = [
    [3, 14],
    [14, 25.5],
    [25.5, 37],
    [37, 48.6],
  ];
  const rib = (face: Face, along: number) =>
    courses
      .map(([low, high]) =>
        line([onFace(face, SHAFT, [along, low + 1.6]), onFace(face, SHAFT, [along, high - 1.6])]),
      )
      .join('');
  const front = [-2.9, 0, 2.9].map((along) => rib('front', along)).join('');
  const bands = courses
    .slice(1)
    .map(([z]) => tier({ half: [6.25, 6.25], z: [z - 0.5, z + 0.5] }, [STONE[0], SHADE]))
    .join('');
  return stroke(front, SHADE, 4) + stroke(rib('left', 0), STONE[1], 3) + bands;
}

/** Path data of a circle of the dial, which perspective turns into an ellipse. */
function circle(radius: number): string {
  const points = Array.from({ length: 24 }, (_, index): Pair => {
    const turn = (Math.PI * index) / 12;
    return [radius * Math.sin(turn), DIAL + radius * Math.cos(turn)];
  });
  return onBothFaces(STAGE, points);
}

/** A line on the front dial between two radii, in the direction of an hour. */
function towards(hour: number, from: number, to: number): readonly [Point, Point] {
  const turn = (Math.PI * hour) / 6;
  const at = (radius: number) =>
    onFace('front', STAGE, [radius * Math.sin(turn), DIAL + radius * Math.cos(turn)]);
  return [at(from), at(to)];
}

/** Dials 7 m across in square frames; the one in front shows ten past ten. */
function dials(): string {
  const frame = onBothFaces(STAGE, [
    [-5.2, DIAL - 5.2],
    [-5.2, DIAL + 5.2],
    [5.2, DIAL + 5.2],
    [5.2, DIAL - 5.2],
  ]);
  const marks = Array.from({ length: 12 }, (_, hour) => line(towards(hour, 2.95, 3.6))).join('');
  const hour = taper(...towards(10.17, -0.7, 2.3), [3.6, 2.6]);
  const minute = taper(...towards(2, -0.9, 3.4), [3, 1.8]);
  return (
    fill(frame, SHADE) +
    fill(circle(4.5), DEEP) +
    fill(circle(3.85), PAPER) +
    stroke(marks, SHADE, 1.4) +
    fill(hour + minute, DEEP)
  );
}

/** Half the distance between the corner pinnacles. */
const CORNER = 6.5;

/** A slim stone pinnacle on a corner of the clock stage. */
function pinnacle(u: -1 | 1, v: -1 | 1): string {
  const at: Pair = [u * CORNER, v * CORNER];
  return (
    tier({ at, half: [0.75, 0.75], z: [61, 68.6] }) +
    cornice({ at, half: [1.05, 1.05], wall: 0.75, z: [68.4, 69.4] }) +
    tier({ at, half: [0.9, 0], z: [69.3, 76] })
  );
}

/** Cast-iron roofs with gabled dormers: the steep lower slope, the open lantern and the spire. */
function roofs(): string {
  const dormers =
    openings(5.7, [71, 73.8], { count: 3, width: 1.6, gap: 3.1 }) +
    openings(4.5, [75, 77.4], { count: 2, width: 1.6, gap: 3.1 });
  const [x, y] = place(0, 0, 95.2);
  return (
    tier({ half: [6.2, 3.3], z: [69.5, 79] }, PLUM) +
    fill(dormers, STONE[0]) +
    cornice({ half: [3.7, 3.7], wall: 3.3, z: [78.8, 79.9] }) +
    tier({ half: [3.1, 3.1], z: [79.8, 84.2] }) +
    fill(openings(3.1, [80.2, 83.8], { count: 3, width: 1.3, gap: 1.9 }), DEEP) +
    cornice({ half: [3.8, 3.8], wall: 3.1, z: [84, 85] }) +
    tier({ half: [3.6, 0.2], z: [85, 94.8] }, PLUM) +
    fill(taper([x, y + 6], place(0, 0, 98), [3.4, 1.4]), STONE[0]) +
    `<circle cx="${round(x)}" cy="${round(y)}" r="4" fill="${STONE[0]}"/>`
  );
}

/** The dials' storey, and the belfry's openings over it. */
function clockStage(): string {
  return (
    cornice({ half: [STAGE, STAGE], wall: SHAFT, z: [49.6, 61.4] }) +
    dials() +
    cornice({ half: [7.3, 7.3], wall: STAGE, z: [61, 62.2] }) +
    tier({ half: [6.2, 6.2], z: [62, 68.8] }) +
    fill(openings(6.2, [62.8, 67.4], { count: 4, width: 1.7, gap: 2.6 }), DEEP) +
    cornice({ half: [6.8, 6.8], wall: 6.2, z: [68.4, 69.8] })
  );
}

/** Elizabeth Tower, 96 m tall and 12 m wide, with its river side lit. */
export function elizabethTower(): string {
  return (
    tier({ half: [SHAFT, SHAFT], z: [-4, 50] }) +
    panelling() +
    clockStage() +
    roofs() +
    pinnacle(-1, 1) +
    pinnacle(1, -1) +
    pinnacle(-1, -1)
  );
}
