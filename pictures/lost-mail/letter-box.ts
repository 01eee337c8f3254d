import { fill, INK_LIT, type Point, RED, round, stroke } from '../kit.ts';
import { rimLit } from '../land.ts';

const INSIDE = '#0c1524';

/** An empty letter box on a post, with its door open and its flag down; the point is the base of the post. */
export function letterBox([x, y]: Point, height: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * height)} ${round(y - dy * height)}`;
  const radius = round(0.15 * height);
  const arc = `A${radius} ${radius} 0 0 1 `;
  const post = `M${at(-0.09, -0.2)}L${at(-0.08, 0.6)}L${at(0.03, 0.6)}L${at(0.04, -0.2)}Z`;
  const side = `M${at(-0.42, 0.58)}L${at(-0.42, 0.78)}${arc}${at(-0.27, 0.93)}`;
  const body = `${side}L${at(0.22, 0.93)}L${at(0.22, 0.58)}Z`;
  const mouth = `M${at(0.07, 0.58)}L${at(0.07, 0.78)}${arc}${at(0.37, 0.78)}L${at(0.37, 0.58)}Z`;
  const corners = `Q${at(0.46, 0.36)} ${at(0.34, 0.36)}Q${at(0.2, 0.37)} ${at(0.16, 0.46)}`;
  const door = `M${at(0.07, 0.58)}L${at(0.37, 0.58)}L${at(0.46, 0.46)}${corners}Z`;
  const flag = `M${at(-0.3, 0.76)}L${at(-0.3, 0.64)}L${at(-0.2, 0.64)}L${at(-0.2, 0.72)}`;
  return (
    rimLit(post) +
    rimLit(body) +
    fill(mouth, INSIDE) +
    stroke(mouth, INK_LIT, 0.02 * height) +
    fill(door, INK_LIT) +
    fill(`${flag}L${at(-0.02, 0.72)}L${at(-0.02, 0.76)}Z`, RED)
  );
}
