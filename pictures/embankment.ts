/** The viewer's own bank of the Thames: a granite parapet, its lamp, and the plane tree over it. */
import { fill, INK, INK_LIT, outline, PAPER, type Point, RED, rimLit, round, taper } from './kit.ts';
import { figure } from './human-touch.ts';

/** Top of the parapet's coping. */
export const COPING = 822;

/** The parapet along the whole bottom edge, with a pedestal for the lamp. */
export function parapet(lampAt: number): string {
  const coping = `M-20 ${COPING}H1240V${COPING + 18}H-20Z`;
  const wall = `M-20 ${COPING + 14}H1240V960H-20Z`;
  const pedestal =
    `M${lampAt - 50} ${COPING - 34}h100v14h-8V960h-84V${COPING - 20}h-8Z`;
  const joints = [330, 560, 790, 1020].map((x) => `M${x} ${COPING + 26}v60`).join('');
  return (
    rimLit(wall) +
    rimLit(coping) +
    `<path stroke="${INK_LIT}" stroke-width="3" d="${joints}"/>` +
    rimLit(pedestal)
  );
}

/** A lamp standard: a fluted post that two dolphins twine about, and one globe. `foot` is on the pedestal. */
export function lamp([x, y]: Point, height: number): string {
  const h = (share: number) => round(share * height);
  const post =
    taper([x, y], [x, y - h(0.8)], [h(0.1), h(0.05)]) +
    `M${x - h(0.17)} ${y}h${h(0.34)}l${-h(0.05)} ${-h(0.07)}h${-h(0.24)}Z` +
    `M${x - h(0.08)} ${y - h(0.78)}h${h(0.16)}l${h(0.03)} ${-h(0.05)}h${-h(0.22)}Z`;
  const dolphin = (side: 1 | -1) =>
    `M${x} ${y - h(0.05)}c${side * h(0.2)} ${-h(0.02)} ${side * h(0.22)} ${-h(0.16)} ${side * h(0.05)} ${-h(0.24)}` +
    `s${-side * h(0.12)} ${-h(0.14)} ${-side * h(0.02)} ${-h(0.24)}` +
    `c${-side * h(0.02)} ${h(0.1)} ${side * h(0.03)} ${h(0.14)} ${side * h(0.1)} ${h(0.18)}` +
    `s${side * h(0.18)} ${h(0.3)} ${-side * h(0.13)} ${h(0.3)}Z`;
  const globe = `<circle cx="${x}" cy="${y - h(0.93)}" r="${h(0.105)}" fill="${PAPER}"/>`;
  const crown = taper([x, y - h(1.02)], [x, y - h(1.1)], [h(0.09), h(0.01)]);
  return globe + fill(crown, INK) + rimLit(post + dolphin(1) + dolphin(-1));
}

/** Somebody in a red coat leaning on the parapet. */
export function leaning([x, y]: Point, height: number): string {
  const shoulder: Point = [x - 0.06 * height, y - 0.68 * height];
  const arm = taper(shoulder, [x - 0.34 * height, COPING + 2], [0.12 * height, 0.08 * height]);
  return `<g transform="rotate(-7 ${x} ${y})">${figure([x, y], height)}</g>${fill(arm, RED)}`;
}
