/** A person and a sailing boat, which show the scale of a picture. Heights of 45 to 80 units are recognisable. */
import { fill, INK, PAPER, type Point, RED, round, taper } from './kit.ts';

/** A person in a RED coat standing at `foot`, seen from behind. */
export function figure([x, y]: Point, height: number): string {
  const h = (share: number) => round(share * height);
  const legs = `M${x - h(0.1)} ${y}l${h(0.02)} ${-h(0.4)}h${h(0.16)}l${h(0.02)} ${h(0.4)}h${-h(0.07)}l${-h(0.03)} ${-h(0.3)}l${-h(0.03)} ${h(0.3)}Z`;
  const coat = `M${x - h(0.15)} ${y - h(0.3)}l${h(0.05)} ${-h(0.46)}q${h(0.1)} ${-h(0.1)} ${h(0.2)} 0l${h(0.05)} ${h(0.46)}Z`;
  const head = `<circle cx="${x}" cy="${y - h(0.89)}" r="${h(0.095)}" fill="${INK}"/>`;
  return fill(legs, INK) + fill(coat, RED) + head;
}

/** A small sailing boat on the water, its sail lit from the left. */
export function sailboat([x, y]: Point, height: number): string {
  const h = (share: number) => round(share * height);
  const jib = `M${x - h(0.035)} ${y - h(0.9)}V${y - h(0.17)}H${x - h(0.36)}Z`;
  const main = `M${x + h(0.025)} ${y - h(1)}V${y - h(0.17)}H${x + h(0.42)}Z`;
  const hull = `M${x - h(0.4)} ${y - h(0.14)}H${x + h(0.46)}L${x + h(0.34)} ${y}H${x - h(0.26)}Z`;
  const mast = taper([x, y - h(0.1)], [x, y - h(1.04)], [h(0.05), h(0.03)]);
  return fill(mast, INK) + fill(jib, PAPER) + fill(main, '#e3d3b4') + fill(hull, INK);
}
