import { fill, INK, INK_LIT, outline, PAPER, type Point, RED, round, stroke } from '../kit.ts';

const GREEN = '#2f6650';
const CREAM_SHADE = '#e3d3b4';

/** A Sydney harbour ferry from the side; the point is its right end at the waterline. */
export function ferry([x, y]: Point, length: number): string {
  const at = (along: number, up: number): Point => [x - (1 - along) * length, y - up * length];
  const box = (from: number, to: number, low: number, high: number) =>
    outline([at(from, low), at(from, high), at(to, high), at(to, low)]);
  const hull = outline([at(0, 0.12), at(1, 0.12), at(0.93, 0), at(0.08, 0)]);
  const houses = box(0.08, 0.9, 0.12, 0.24) + box(0.16, 0.82, 0.24, 0.34);
  const ends = box(0.82, 0.9, 0.12, 0.24) + box(0.76, 0.82, 0.24, 0.34);
  const roofs = box(0.05, 0.94, 0.23, 0.26) + box(0.13, 0.86, 0.33, 0.36);
  const bridges = box(0.2, 0.28, 0.36, 0.43) + box(0.68, 0.76, 0.36, 0.43);
  const funnel = outline([at(0.44, 0.36), at(0.43, 0.54), at(0.53, 0.54), at(0.54, 0.36)]);
  const windows = (from: number, to: number, up: number) => {
    const [left, right] = [at(from, up), at(to, up)];
    return `M${round(left[0])} ${round(left[1])}H${round(right[0])}`;
  };
  const panes = windows(0.14, 0.815, 0.185) + windows(0.21, 0.745, 0.295);
  const dash = `stroke-dasharray="${round(length * 0.045)} ${round(length * 0.025)}"`;
  const flag = outline([at(0.02, 0.12), at(0.02, 0.28), at(-0.07, 0.25), at(0.02, 0.21)]);
  const wake = [at(-0.34, -0.02), at(-0.1, 0.02), at(0.9, -0.03)].map(
    ([left, top], i) => `M${round(left)} ${round(top)}h${round(length * (0.2 + 0.06 * i))}`,
  );
  return (
    fill(houses + bridges, PAPER) +
    fill(ends, CREAM_SHADE) +
    `<g ${dash}>${stroke(panes, INK_LIT, length * 0.05)}</g>` +
    fill(funnel + roofs + hull, GREEN) +
    fill(box(0.43, 0.53, 0.44, 0.48), PAPER) +
    fill(box(0.425, 0.535, 0.51, 0.55), INK) +
    fill(flag, RED) +
    `<g stroke-linecap="round">${stroke(wake.join(''), PAPER, 4)}</g>`
  );
}
