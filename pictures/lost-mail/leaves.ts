import { fill, type Point, round } from '../kit.ts';

/** Where each falling leaf is, its length and its direction in radians. */
const LEAVES: readonly (readonly [x: number, y: number, length: number, turn: number])[] = [
  [716, 600, 26, 0.4],
  [760, 548, 24, 1.2],
  [826, 640, 26, -0.3],
  [620, 290, 24, 0.8],
  [950, 590, 24, -0.6],
  [846, 560, 22, 0.9],
  [930, 690, 26, 0.3],
  [760, 700, 24, -0.5],
  [936, 86, 26, 2],
  [1014, 140, 24, 0.9],
  [1150, 190, 26, 1.3],
  [1060, 250, 24, 2.2],
  [1180, 560, 26, 1.2],
  [880, 40, 22, 0.3],
];
const COLOURS = ['#e8963f', '#b9552c'] as const;

/** Path data of a leaf between two arcs. */
function leaf([x, y]: Point, length: number, turn: number): string {
  const [dx, dy] = [round(Math.cos(turn) * length), round(Math.sin(turn) * length)];
  const arc = `a${round(length * 0.62)} ${round(length * 0.62)} 0 0 1`;
  return `M${x} ${y}${arc} ${dx} ${dy}${arc} ${-dx} ${-dy}Z`;
}

/** Leaves that the wind blows from the tree, in two colours. */
export function leaves(): string {
  return COLOURS.map((colour, index) => {
    const own = LEAVES.filter((_, at) => at % COLOURS.length === index);
    return fill(own.map(([x, y, length, turn]) => leaf([x, y], length, turn)).join(''), colour);
  }).join('');
}
