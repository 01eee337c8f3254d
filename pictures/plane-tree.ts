import { fill, INK, outline, type Point, rimLit, round, seededRandom, taper } from './kit.ts';

/** Tips and notches of a plane leaf from its stalk: `turn` in degrees from its own axis, `reach` of its length. */
const LOBES = [
  [-150, 0.22], [-112, 0.62], [-84, 0.38], [-50, 0.86], [-24, 0.5],
  [0, 1], [24, 0.5], [50, 0.86], [84, 0.38], [112, 0.62], [150, 0.22],
] as const;

/** Path data of a leaf that hangs from `stalk` in a direction (degrees clockwise from straight up). */
function leaf([x, y]: Point, size: number, direction: number): string {
  const middle = 0.3 * size;
  const turned = (degrees: number, reach: number): Point => {
    const turn = ((direction + degrees) * Math.PI) / 180;
    return [x + reach * Math.sin(turn), y - reach * Math.cos(turn)];
  };
  const centre = turned(0, middle);
  return outline([
    [x, y],
    ...LOBES.map(([degrees, reach]): Point => {
      const turn = ((direction + degrees) * Math.PI) / 180;
      return [
        centre[0] + 0.75 * size * reach * Math.sin(turn),
        centre[1] - 0.75 * size * reach * Math.cos(turn),
      ];
    }),
  ]);
}
