/** The silver tree fern (ponga): fronds, green above and silver below, and an unopened frond (koru). */
import { fill, line, outline, type Point, stroke } from '../kit.ts';

/** Green: lit, shaded, and for stalks. */
export const FERN = { lit: '#a3c35a', shade: '#4f8f4c', deep: '#1f5745' };
/** The visible underside of a frond. */
export const SILVER = { lit: '#e9ecdc', shade: '#a8bdb4', deep: '#5f8577' };

type Frond = {
  root: Point;
  /** Degrees clockwise from +x at the root; `turn` is added towards the tip. */
  heading: number;
  turn: number;
  length: number;
  /** Longest pinna, as a fraction of the frond's length. */
  breadth: number;
  pairs: number;
};

type Station = { at: Point; heading: number; along: number };

/** Points along the stalk (rachis), which bends more and more towards its tip. */
function rachis({ root, heading, turn, length, pairs }: Frond): Station[] {
  let [x, y] = root;
  return Array.from({ length: pairs + 1 }, (_, i) => {
    const along = i / pairs;
    const angle = ((heading + turn * along ** 1.6) * Math.PI) / 180;
    const station: Station = { at: [x, y], heading: angle, along };
    x += (length / pairs) * Math.cos(angle);
    y += (length / pairs) * Math.sin(angle);
    return station;
  });
}

/** Relative length of the pinnae along the frond: none on the stalk, a quick rise, a long taper. */
function envelope(along: number): number {
  const leafy = (along - 0.14) / 0.86;
  return leafy <= 0 ? 0 : Math.min(1, leafy / 0.22) ** 0.7 * (1 - leafy) ** 0.75 + 0.04;
}

/** One pinna: a narrow blade that leans forward and curves towards the tip of the frond. */
function pinna(
  { at: [x, y], heading }: Station,
  side: number,
  blade: { reach: number; width: number },
) {
  const point = (along: number, out: number) => {
    const [c, s] = [Math.cos(heading), Math.sin(heading)];
    const [a, o] = [along, out * side];
    return `${Math.round(x + a * c - o * s)} ${Math.round(y + a * s + o * c)}`;
  };
  const { reach, width } = blade;
  const back = `Q${point(reach * 0.06, reach * 0.6)} ${point(reach * 0.46, reach * 0.96)}`;
  const front = `Q${point(reach * 0.24 + width, reach * 0.4)} ${point(width, 0)}`;
  return `M${point(0, 0)}${back}${front}Z`;
}

/** `litSide` is -1 where the left of the stalk, seen along it, faces the light, 1 for the right. */
export function frond(shape: Frond, tones: typeof FERN, litSide: -1 | 1): string {
  const stations = rachis(shape);
  const step = shape.length / shape.pairs;
  const blades = (side: number) =>
    stations
      .map((station) => {
        // On the inside of the bend the pinnae are shorter and narrower, so that they do not overlap.
        const room = side * shape.turn > 0 ? 0.8 : 1;
        const reach = room * shape.length * shape.breadth * envelope(station.along);
        return reach > 3 ? pinna(station, side, { reach, width: step * 0.64 * room ** 2 }) : '';
      })
      .join('');
  return (
    fill(blades(-litSide), tones.shade) +
    fill(blades(litSide), tones.lit) +
    stroke(line(stations.map(({ at }) => at)), tones.deep, 4)
  );
}

/** A koru: a stalk that rises from `root` and rolls up in a logarithmic spiral around `centre`. */
export function koru(root: Point, centre: Point, radius: number): string {
  const turns = Array.from({ length: 81 }, (_, i) => (i / 80) * 4.4 * Math.PI);
  const spiral = turns.map((turn) => {
    const r = radius * Math.exp(-0.15 * turn);
    const at: Point = [centre[0] + r * Math.cos(turn), centre[1] - r * Math.sin(turn)];
    return { at, width: 5 + 22 * (r / radius) };
  });
  const stalk = Array.from({ length: 9 }, (_, i) => {
    const t = i / 9;
    const fall = (root[1] - centre[1]) * 0.6;
    const foot: Point = [centre[0] + radius + 0.15 * fall, centre[1] + fall];
    const mix = (k: 0 | 1) =>
      root[k] * (1 - t) ** 2 + foot[k] * 2 * t * (1 - t) + (centre[k] + (k ? 0 : radius)) * t * t;
    return { at: [mix(0), mix(1)] as Point, width: 27 };
  });
  const all = [...stalk, ...spiral];
  const side = (share: number) =>
    all.map(({ at, width }, i): Point => {
      const [from, to] = [all[Math.max(0, i - 1)]?.at ?? at, all[i + 1]?.at ?? at];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const out = (width * share) / length;
      return [at[0] + (to[1] - from[1]) * out, at[1] - (to[0] - from[0]) * out];
    });
  const band = (outer: number, inner: number) =>
    outline([...side(outer), ...side(inner).reverse()]);
  const lit = `<g transform="translate(-4 -4)">${fill(band(0.2, -0.2), FERN.lit)}</g>`;
  return fill(band(0.5, -0.5), FERN.shade) + lit;
}
