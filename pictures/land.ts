import { fill, INK, INK_LIT, outline, type Point, seededRandom, WIDTH } from './kit.ts';

/** A skyline through the anchors with seeded midpoint displacement. `roughness` is the largest offset as a
 *  fraction of each gap; every level doubles the number of points. */
export function ridgeline(
  anchors: readonly Point[],
  rough: { seed: number; roughness: number; levels: number },
): Point[] {
  const random = seededRandom(rough.seed);
  let points: readonly Point[] = anchors;
  for (let level = 0; level < rough.levels; level++) {
    points = points.flatMap((point, index) => {
      const next = points[index + 1];
      if (!next) return [point];
      const offset = (random() - 0.5) * 2 * rough.roughness * (next[0] - point[0]);
      const middle: Point = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + offset];
      return [point, middle];
    });
  }
  return [...points];
}

/** The land below a skyline, down to a horizontal base. */
export function land(skyline: readonly Point[], base: number): string {
  const first = skyline[0] ?? [0, base];
  const last = skyline[skyline.length - 1] ?? [WIDTH, base];
  return outline([...skyline, [last[0], base], [first[0], base]]);
}

/** The slopes of a skyline that descend to the right, away from the light: one faceted shadow for each peak.
 *  `fall` is the length of a shadow, relative to the height of its slope. */
export function shadedSlopes(
  skyline: readonly Point[],
  shade: { minimumDrop: number; fall: number },
): string {
  let data = '';
  let start = 0;
  for (let index = 1; index <= skyline.length; index++) {
    const here = skyline[index];
    const before = skyline[index - 1];
    if (!before || (here && here[1] >= before[1])) continue;
    const peak = skyline[start] ?? before;
    const drop = before[1] - peak[1];
    if (drop >= shade.minimumDrop) {
      const spur = (along: number, sway: number): Point => [
        peak[0] + drop * sway,
        peak[1] + drop * shade.fall * along,
      ];
      data += outline([
        ...skyline.slice(start, index),
        spur(1, 0.5),
        spur(0.7, -0.1),
        spur(0.45, 0.2),
        spur(0.2, -0.05),
      ]);
    }
    start = index;
  }
  return data;
}

/** An INK silhouette with a thin lit edge on its upper left, so that dark shapes do not look flat. */
export function rimLit(data: string): string {
  return `${fill(data, INK_LIT)}<g transform="translate(5 6)">${fill(data, INK)}</g>`;
}
