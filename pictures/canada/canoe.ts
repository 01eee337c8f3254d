import { fill, INK, PAPER, type Point, RED, round, stroke, taper } from '../kit.ts';

/** A canoe and its paddler, seen from the side, afloat at `water` (the middle of its waterline). */
export function canoe(water: Point, length: number): string {
  const at = (along: number, up: number): Point => [
    water[0] + along * length,
    water[1] - up * length,
  ];
  const p = (along: number, up: number) => at(along, up).map(round).join(' ');
  const bow = `M${p(-0.5, 0.17)}Q${p(-0.4, 0.075)} ${p(0, 0.075)}`;
  const sheer = `${bow}Q${p(0.4, 0.075)} ${p(0.5, 0.17)}`;
  const keel = `Q${p(0.52, 0.02)} ${p(0.4, -0.02)}L${p(-0.4, -0.02)}Q${p(-0.52, 0.02)}`;
  const hull = `${sheer}${keel} ${p(-0.5, 0.17)}Z`;
  const shoulders = `Q${p(0.08, 0.3)} ${p(0.15, 0.3)}Q${p(0.21, 0.28)} ${p(0.21, 0.05)}`;
  const back = `M${p(0.06, 0.05)}L${p(0.07, 0.2)}${shoulders}Z`;
  const [headX, headY] = at(0.125, 0.355).map(round);
  const head = `<circle cx="${headX}" cy="${headY}" r="${round(0.05 * length)}" fill="${INK}"/>`;
  const arms = taper(at(0.13, 0.26), at(-0.02, 0.21), [0.05 * length, 0.03 * length]);
  const blade = taper(at(-0.085, 0.06), at(-0.12, -0.05), [0.02 * length, 0.045 * length]);
  const shaft = `M${p(0.02, 0.31)}L${p(-0.1, 0.02)}`;
  return (
    fill(back + arms, INK) +
    head +
    fill(hull, RED) +
    stroke(sheer, '#ee7a5c', 2.4) +
    stroke(shaft, PAPER, 2.6) +
    fill(blade, PAPER)
  );
}
