/** Draws a peak of the Rockies: limestone beds with one common tilt, carved into horns by glaciers. */
import { fill, outline, type Point, type Random, seededRandom, stroke } from '../kit.ts';
import { cut } from '../scan-line.ts';

/** Colours of the lit face, of the shaded face, and of the exposed beds on each. */
export type Rock = { lit: string; shade: string; litBed: string; shadeBed: string };
export const ROCK: Rock = {
  lit: '#e3b590',
  shade: '#5f7794',
  litBed: '#c0917a',
  shadeBed: '#4a6280',
};
/** Rock that is further away, so paler. */
export const FAR_ROCK: Rock = {
  lit: '#e9cbab',
  shade: '#8aa3b3',
  litBed: '#d3ad93',
  shadeBed: '#7891a4',
};
const SNOW = { lit: '#f8f0df', shade: '#b4c8d4' };

/** A buttress that projects from a face: its top, its foot, and the foot of its other side. */
export type Rib = readonly [top: Point, foot: Point, otherFoot: Point];
/** A horn with the spur where its two faces meet. Each edge is listed from the top to the ground. */
export type Peak = {
  left: readonly Point[];
  spur: readonly Point[];
  right: readonly Point[];
  litRibs?: readonly Rib[];
  shadeRibs?: readonly Rib[];
  rock?: Rock;
  seed: number;
};

export function litFace({ left, spur }: Peak): Point[] {
  return [...left, ...spur.slice(1).reverse()];
}

export function shadeFace({ right, spur }: Peak): Point[] {
  return [...right, ...spur.slice(1).reverse()];
}

/** Snow on a ledge: straight along the bed above, hanging below, thickest where it has drifted. */
function ledge([from, to]: readonly [Point, Point], depth: number, random: Random): string {
  const at = (share: number, down: number): Point => [
    Math.round(from[0] + (to[0] - from[0]) * share),
    Math.round(from[1] + (to[1] - from[1]) * share + down * depth),
  ];
  const drift = 0.3 + 0.4 * random();
  return outline([at(0, 0), at(1, 0), at(drift + 0.2, 0.4), at(drift, 1), at(drift - 0.12, 0.45)]);
}

type Beds = { slope: number; start: number; gap: number; seed: number; snow: number };

/** The beds that crop out across a face, and the snow on the ledges between them. */
function beds(face: readonly Point[], look: Beds): { lines: string; snow: string } {
  const random = seededRandom(look.seed);
  const levels = face.map(([x, y]) => y - look.slope * x);
  const [top, bottom] = [Math.min(...levels), Math.max(...levels)];
  const drawn = { lines: '', snow: '' };
  for (let level = top + look.start; level < bottom; level += look.gap * (0.7 + 0.6 * random())) {
    const high = 1 - (level - top) / (bottom - top);
    const inset = high > 0.8 ? 0 : 0.4;
    for (const [from, to] of cut(face, level, look.slope)) {
      const run = to[0] - from[0];
      const start = Math.round(from[0] + run * inset * random());
      const end = Math.round(to[0] - run * inset * random());
      if (end - start < 26) continue;
      const at = (x: number): Point => [x, Math.round(level + look.slope * x)];
      if (random() < look.snow * (0.3 + high)) {
        drawn.snow += ledge([at(start), at(end)], Math.min(7 + 10 * high, run * 0.18), random);
      } else {
        drawn.lines += `M${at(start + 3).join(' ')}L${at(end - 3).join(' ')}`;
      }
    }
  }
  return drawn;
}

/** The shaded side of a buttress: a jagged crest and a gully with snow. */
function rib([top, foot, otherFoot]: Rib): { side: string; gully: string } {
  const on = (end: Point, share: number, sway: number): Point => [
    Math.round(top[0] + (end[0] - top[0]) * share + sway),
    Math.round(top[1] + (end[1] - top[1]) * share),
  ];
  const crest = [on(foot, 0.14, 7), on(foot, 0.34, -9), on(foot, 0.56, 10), on(foot, 0.78, -8)];
  const bed = [on(otherFoot, 0.7, 9), on(otherFoot, 0.45, -8), on(otherFoot, 0.2, 6)];
  const edge = [on(otherFoot, 0.34, 8), on(otherFoot, 0.48, 7), on(otherFoot, 0.68, 19)];
  return {
    side: outline([top, ...crest, foot, otherFoot, ...bed]),
    gully: outline([...bed.reverse(), on(otherFoot, 0.9, 5), ...edge.reverse()]),
  };
}

/** Snow on the top of a peak's lit side. */
function crown({ left, spur }: Peak): string {
  const [top, shoulder, edge, down] = [left[0], left[1], left[2], spur[1]];
  if (!top || !shoulder || !edge || !down) return '';
  const [x, y] = [(shoulder[0] + edge[0]) / 2, (shoulder[1] + edge[1]) / 2];
  const [width, height] = [down[0] - x, down[1] - y];
  const hem = [0.2, 0.42, 0.6, 0.82].map(
    (share, i): Point => [x + width * share, y + height * share + (i % 2 ? -4 : 11)],
  );
  return outline([top, shoulder, [x, y], ...hem, down]);
}

export function drawPeak(peak: Peak): string {
  const [lit, shade] = [litFace(peak), shadeFace(peak)];
  const rock = peak.rock ?? ROCK;
  const onLit = beds(lit, { slope: 0.13, start: 80, gap: 21, seed: peak.seed + 1, snow: 0.8 });
  const onShade = beds(shade, { slope: 0.34, start: 20, gap: 23, seed: peak.seed + 2, snow: 0.3 });
  const litRibs = (peak.litRibs ?? []).map(rib);
  const shadeRibs = (peak.shadeRibs ?? []).map(rib);
  const join = (ribs: typeof litRibs, part: 'side' | 'gully') => ribs.map((r) => r[part]).join('');
  return (
    fill(outline(lit), rock.lit) +
    stroke(onLit.lines, rock.litBed, 2.4) +
    fill(onLit.snow, SNOW.lit) +
    fill(crown(peak) + join(litRibs, 'gully'), SNOW.lit) +
    fill(join(litRibs, 'side') + outline(shade), rock.shade) +
    stroke(onShade.lines, rock.shadeBed, 2.4) +
    fill(onShade.snow, SNOW.shade) +
    fill(join(shadeRibs, 'gully'), SNOW.shade) +
    fill(join(shadeRibs, 'side'), rock.lit)
  );
}
