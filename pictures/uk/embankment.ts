/** The near bank of the Thames: a granite parapet, its lamp, and a person who leans on it. */
import {
  fill,
  INK,
  INK_LIT,
  outline,
  PAPER,
  type Point,
  RED,
  round,
  stroke,
  taper,
} from '../kit.ts';
import { rimLit } from '../land.ts';
import { thinRim } from '../thin-rim.ts';

/** Top of the parapet's coping. */
const COPING = 838;

/** The parapet along the whole bottom edge. */
export function parapet(): string {
  const joints = [330, 560, 790, 1020].map((x) => `M${x} ${COPING + 30}v60`).join('');
  return (
    rimLit(`M-20 ${COPING + 14}H1240V960H-20Z`) +
    rimLit(`M-20 ${COPING}H1240V${COPING + 16}H-20Z`) +
    stroke(joints, INK_LIT, 3)
  );
}

/** A dolphin that winds once around a post, its head at the bottom and its tail at the top.
 *  `unit` is a hundredth of the lamp's height. */
function dolphin([x, y]: Point, unit: number, side: 1 | -1): string {
  const body = Array.from({ length: 17 }, (_, step) => {
    const along = step / 16;
    return {
      x: x + side * unit * 15 * (1 - along) ** 0.55 * Math.cos(1.45 * Math.PI * along + 0.1),
      y: y - unit * (7 + 38 * along),
      half: unit * (6.4 - 4.2 * along),
    };
  });
  const right = body.map((at): Point => [at.x + at.half, at.y]);
  const left = body.map((at): Point => [at.x - at.half, at.y]).reverse();
  const snout: Point[] = [
    [x + side * unit * 7, y],
    [x + side * unit * 23, y],
    [x + side * unit * 18, y - unit * 3],
    [x + side * unit * 24, y - unit * 5],
  ];
  const tail: Point[] = [
    [x - unit * 7, y - unit * 49],
    [x, y - unit * 43],
    [x + unit * 7, y - unit * 49],
    [x, y - unit * 40],
  ];
  return outline([...left, ...(side > 0 ? snout : snout.reverse()), ...right]) + outline(tail);
}

/** A lamp standard with its pedestal on the parapet, `height` from there to the globe's top. */
export function lamp(x: number, height: number): string {
  const unit = height / 100;
  const up = (dy: number) => round(COPING - 26 - dy * unit);
  const slab = (half: number, low: number, high: number) =>
    taper([x, up(low)], [x, up(high)], [half * 2 * unit, half * 2 * unit]);
  const globe = `<circle cx="${x}" cy="${up(90)}" r="${round(11.5 * unit)}" fill="${PAPER}"/>`;
  const parts = [
    taper([x, up(100)], [x, up(109)], [10 * unit, unit]),
    taper([x, up(73)], [x, up(80.5)], [7 * unit, 19 * unit]),
    taper([x, up(0)], [x, up(76)], [8 * unit, 5 * unit]),
    slab(5.5, 51, 54.5),
    dolphin([x, up(3)], unit, -1),
    dolphin([x, up(3)], unit, 1),
    slab(22, -80, -4),
    slab(26, -8, 3),
  ];
  return globe + parts.map(thinRim).join('');
}

/** A person in a red coat with both elbows on the parapet, seen from behind. */
export function leaning(x: number, height: number): string {
  const at = (dx: number, dy: number): Point => [x + dx * height, COPING + dy * height];
  const coat = outline([
    at(-0.2, 0.03),
    at(-0.13, -0.09),
    at(-0.05, -0.13),
    at(0.07, -0.12),
    at(0.15, -0.07),
    at(0.21, 0.04),
    at(0.15, 0.05),
    at(0.12, 0.02),
    at(0.13, 0.18),
    at(0.19, 0.4),
    at(-0.07, 0.42),
    at(-0.07, 0.18),
    at(-0.09, 0.03),
    at(-0.14, 0.06),
  ]);
  const legs =
    taper(at(0.01, 0.38), at(0.02, 0.7), [0.08 * height, 0.07 * height]) +
    taper(at(0.12, 0.38), at(0.14, 0.7), [0.08 * height, 0.07 * height]);
  const [headX, headY] = at(-0.01, -0.2);
  const middle = `cx="${round(headX)}" cy="${round(headY)}"`;
  const head = `<circle ${middle} r="${round(0.09 * height)}" fill="${INK}"/>`;
  return fill(legs, INK_LIT) + fill(coat, RED) + head;
}

/** A sculler on the river in a white shirt. */
export function sculler([x, y]: Point): string {
  const keel = `Q${x + 40} ${y + 5} ${x} ${y + 5}T${x - 76} ${y - 5}`;
  const hull = `M${x - 76} ${y - 5}L${x + 80} ${y - 6}${keel}Z`;
  const body = taper([x - 4, y - 3], [x + 6, y - 28], [13, 14]);
  const arms = taper([x + 5, y - 24], [x - 18, y - 14], [5, 4]);
  const oars =
    taper([x - 17, y - 14], [x - 60, y + 12], [2.6, 5]) +
    taper([x - 17, y - 14], [x + 34, y + 14], [2.6, 6]);
  const head = `<circle cx="${x + 9}" cy="${y - 36}" r="6.5" fill="${INK}"/>`;
  return fill(body + arms, PAPER) + fill(hull, INK) + head + fill(oars, INK);
}
