import { fill, INK, line, type Point, stroke } from '../kit.ts';
import { thinRim } from '../thin-rim.ts';

/** Each flower: the base of its stem, the centre of its head, and the head's radius. */
const FLOWERS: readonly (readonly [foot: Point, head: Point, radius: number])[] = [
  [[1092, 868], [1074, 806], 11],
  [[1108, 866], [1110, 772], 14],
  [[1122, 862], [1146, 798], 12],
  [[1150, 850], [1142, 742], 14],
  [[1160, 848], [1176, 714], 16],
  [[1168, 846], [1206, 770], 13],
];

/** Sea thrift: round heads on bare stems over tufts of narrow leaves. */
export function seaThrift(): string {
  const stems = FLOWERS.map(([foot, head]) => line([foot, head])).join('');
  const heads = FLOWERS.map(
    ([, [x, y], r]) => `M${x - r} ${y + 3}a${r} ${r} 0 1 1 ${2 * r} 0q${-r} ${r} ${-2 * r} 0Z`,
  );
  const tufts = [1094, 1116, 1156, 1178].map(
    (x) =>
      `M${x - 26} 884Q${x - 20} 842 ${x - 36} 822Q${x - 8} 836 ${x - 6} 862` +
      `Q${x - 6} 834 ${x + 2} 808Q${x + 10} 834 ${x + 6} 862` +
      `Q${x + 12} 838 ${x + 34} 824Q${x + 18} 846 ${x + 24} 884Z`,
  );
  return stroke(stems, INK, 4) + heads.map(thinRim).join('') + fill(tufts.join(''), INK);
}
