/** Firs: near ones with every branch, far ones as a serrated upper edge of a dark band. */
import {
  fill,
  INK,
  INK_LIT,
  outline,
  type Point,
  type Random,
  seededRandom,
  taper,
} from '../kit.ts';

type Bough = { root: Point; reach: number; drop: number };

/** A bough's outline: it droops from the trunk, turns up at its tip, and hangs in sprays below. */
function bough({ root: [x, y], reach, drop }: Bough, random: Random): string {
  const at = (share: number, down: number) =>
    `${Math.round(x + reach * share)} ${Math.round(y + drop * down)}`;
  const sprays = [0.66, 0.3].map((share) => {
    const hang = 1 + 0.35 * random();
    return `L${at(share + 0.12, 0.78)}L${at(share, hang + 0.2 * share)}`;
  });
  return `M${at(0, -0.6)}Q${at(0.3, 0.55)} ${at(1, 0.74)}${sprays.join('')}L${at(0, 0.6)}Z`;
}

/** The lit upper edge of a bough. */
function glint({ root: [x, y], reach, drop }: Bough): string {
  const at = (share: number, down: number) =>
    `${Math.round(x + reach * share)} ${Math.round(y + drop * down)}`;
  return `M${at(0.12, -0.3)}Q${at(0.38, 0.52)} ${at(1, 0.74)}Q${at(0.36, 0.86)} ${at(0.12, -0.3)}Z`;
}

/** A fir whose base is at `foot`: boughs in whorls, wider and further apart towards the ground. */
export function fir([x, y]: Point, height: number): string {
  const random = seededRandom(Math.round(x + height));
  const whorls = Math.round(6 + height / 60);
  let boughs = '';
  let glints = '';
  for (let whorl = 0; whorl < whorls; whorl++) {
    const down = ((whorl + 0.5) / whorls) ** 1.15;
    const drop = (height / whorls) * (0.7 + 0.4 * down);
    for (const side of [-1, 1]) {
      const reach = side * height * (0.015 + 0.2 * down ** 0.85) * (0.8 + 0.3 * random());
      const one: Bough = {
        root: [x, y - height * (0.97 - 0.84 * down) + (side * drop) / 6],
        reach,
        drop,
      };
      boughs += bough(one, random);
      if (side < 0) glints += glint(one);
    }
  }
  const trunk = taper([x, y + 8], [x, y - height], [height * 0.035, 2]);
  return fill(boughs, INK) + fill(glints, INK_LIT) + fill(trunk, INK);
}

/** The serrated edge of a forest along a shore line: narrow tops, some of them taller. */
export function forest(
  shore: readonly Point[],
  look: { height: number; gap: number; seed: number; base: number },
): string {
  const random = seededRandom(look.seed);
  const [first, last] = [shore[0], shore[shore.length - 1]];
  if (!first || !last) return '';
  const ground = (x: number) => {
    const next = shore.findIndex((point) => point[0] >= x);
    const [from, to] = [shore[Math.max(0, next - 1)] ?? first, shore[next] ?? last];
    return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0] || 1);
  };
  const edge: Point[] = [];
  for (let x = first[0]; x < last[0]; x += look.gap * (0.6 + 0.8 * random())) {
    const tall = look.height * (0.45 + 0.6 * random() ** 1.6);
    const foot = Math.round(ground(x));
    edge.push([Math.round(x), foot], [Math.round(x + look.gap * 0.45), Math.round(foot - tall)]);
  }
  return outline([...edge, last, [last[0], look.base], [first[0], look.base]]);
}
