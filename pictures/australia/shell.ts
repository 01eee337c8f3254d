/**
 * The spherical solution: every shell of the Opera House is cut from a sphere of 75.2 m radius.
 * A shell is two mirrored spherical triangles that meet in a ridge. Each triangle rests on one point, its
 * spring; its ribs are great circles through that point; the ridge is the intersection of the sphere
 * with the hall's centre plane.
 * Lengths are metres: x towards the harbour, y across to the viewer, z up.
 */
export type Vec = readonly [x: number, y: number, z: number];
/** A curve in space with a parameter from 0 to 1. */
export type Arc = (share: number) => Vec;

/** The three corners that define a shell: both ends of its ridge, in the plane y = `axis`, and its
 *  spring, whose y is the distance from that plane. */
export type Shell = {
  axis: number;
  tip: readonly [x: number, z: number];
  back: readonly [x: number, z: number];
  spring: Vec;
};

export type HalfShell = {
  /** Centre of this half's sphere. */
  centre: Vec;
  /** From the back to the tip. */
  ridge: Arc;
  /** From the spring to the given share of the ridge: 0 is the rear edge, 1 the mouth. */
  rib: (share: number) => Arc;
};

const RADIUS = 75.2;

/** a + times · b. */
function plus(a: Vec, b: Vec, times = 1): Vec {
  return [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];
}

/** Linear interpolation: 0 is the first point, 1 the second. */
export function between(a: Vec, b: Vec, share: number): Vec {
  return plus(a, plus(b, a, -1), share);
}

function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The centre of the sphere through three points; of the two solutions, the lower one. */
function sphereCentre(a: Vec, b: Vec, c: Vec): Vec {
  const u = plus(a, c, -1);
  const v = plus(b, c, -1);
  const normal = cross(u, v);
  const across = cross(plus(v, u, -dot(v, v) / dot(u, u)), normal);
  const middle = plus(c, across, dot(u, u) / dot(normal, normal) / 2);
  const out = plus(a, middle, -1);
  const height = Math.sqrt((RADIUS ** 2 - dot(out, out)) / dot(normal, normal));
  return plus(middle, normal, normal[2] > 0 ? -height : height);
}

/** The circular arc around a centre between two points at equal distance from it. */
function arc(centre: Vec, from: Vec, to: Vec): Arc {
  const a = plus(from, centre, -1);
  const b = plus(to, centre, -1);
  const angle = Math.acos(dot(a, b) / dot(a, a));
  return (share) => {
    const start = plus(centre, a, Math.sin((1 - share) * angle) / Math.sin(angle));
    return plus(start, b, Math.sin(share * angle) / Math.sin(angle));
  };
}

/** The half on the viewer's side (1) or on the other (-1). */
export function halfShell({ axis, tip, back, spring }: Shell, side: 1 | -1): HalfShell {
  const foot: Vec = [spring[0], axis + side * spring[1], spring[2]];
  const top: Vec = [tip[0], axis, tip[1]];
  const low: Vec = [back[0], axis, back[1]];
  const centre = sphereCentre(top, low, foot);
  const ridge = arc([centre[0], axis, centre[2]], low, top);
  return { centre, ridge, rib: (share) => arc(centre, foot, ridge(share)) };
}

/** The parameter at which the light on an arc crosses the limit, or undefined if it does not. */
function crossing(light: (share: number) => number): number | undefined {
  if (light(0) < 0 === light(1) < 0) return undefined;
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (light(middle) < 0 === light(0) < 0) low = middle;
    else high = middle;
  }
  return low;
}

function part(whole: Arc, from: number, to: number): Arc {
  return (share) => whole(from + (to - from) * share);
}

/** The outline of a half, from the spring along the back and the tip to the spring again. */
export function edges(half: HalfShell): readonly Arc[] {
  return [half.rib(0), half.ridge, part(half.rib(1), 1, 0)];
}

/** The part that receives less than `limit` of the light: the half's outline, cut along the circle on which the
 *  angle between the sphere's normal and the light (a unit vector towards the sun) is constant. */
export function shadedPart(half: HalfShell, light: Vec, limit: number): readonly Arc[] {
  const { centre } = half;
  const shaded = edges(half).flatMap((edge) => {
    const value = (share: number) => dot(plus(edge(share), centre, -1), light) / RADIUS - limit;
    const turn = crossing(value);
    if (turn === undefined) return value(0.5) < 0 ? [edge] : [];
    return [value(0) < 0 ? part(edge, 0, turn) : part(edge, turn, 1)];
  });
  const middle = plus(centre, light, RADIUS * limit);
  return shaded.flatMap((edge, index) => {
    const end = edge(1);
    const next = (shaded[index + 1] ?? shaded[0] ?? edge)(0);
    const gap = plus(next, end, -1);
    return dot(gap, gap) < 0.01 ? [edge] : [edge, arc(middle, end, next)];
  });
}
