import { fill, INK, INK_LIT, PAPER, type Point, round, stroke } from '../kit.ts';

/** A magpie that looks to the right; the point is where its feet are. */
export function magpie([x, y]: Point, length: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * length)} ${round(y - dy * length)}`;
  const tail = `M${at(-0.62, -0.24)}L${at(-0.12, 0.3)}`;
  const head = `Q${at(-0.06, 0.56)} ${at(0.16, 0.6)}Q${at(0.3, 0.62)} ${at(0.32, 0.52)}`;
  const beak = `L${at(0.46, 0.48)}L${at(0.32, 0.44)}`;
  const breast = `Q${at(0.3, 0.16)} ${at(0.02, 0.12)}Q${at(-0.1, 0.1)} ${at(-0.2, 0.12)}L${at(-0.54, -0.26)}Z`;
  const belly = `M${at(0.28, 0.34)}Q${at(0.24, 0.14)} ${at(0.02, 0.13)}Q${at(0.06, 0.3)} ${at(0.28, 0.34)}Z`;
  const wing = `M${at(-0.04, 0.44)}Q${at(0.1, 0.34)} ${at(0, 0.22)}L${at(-0.3, 0.1)}Z`;
  const legs = `M${at(0.02, 0.16)}L${at(0.04, 0)}M${at(0.1, 0.16)}L${at(0.12, 0)}`;
  return (
    stroke(legs, INK, 3) +
    fill(tail + head + beak + breast, INK) +
    fill(belly, PAPER) +
    fill(wing, INK_LIT)
  );
}
