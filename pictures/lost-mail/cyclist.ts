import { fill, INK, line, outline, PAPER, type Point, RED, round, stroke, taper } from '../kit.ts';

/** A postman who cycles to the left with an open bag of letters; the point is on the ground between the wheels. */
export function cyclist([x, y]: Point, height: number): string {
  const at = (dx: number, dy: number): Point => [x + dx * height, y - dy * height];
  const circle = (dx: number, dy: number, radius: number, look: string) => {
    const [cx, cy] = at(dx, dy).map(round);
    return `<circle cx="${cx}" cy="${cy}" r="${round(radius * height)}" ${look}/>`;
  };
  const tube = 0.035 * height;
  const tyre = `fill="none" stroke="${INK}" stroke-width="${round(tube)}"`;
  const frame = [
    [at(-0.36, 0.2), at(-0.28, 0.5), at(0.08, 0.46), at(0, 0.2), at(-0.27, 0.42)],
    [at(0, 0.2), at(0.36, 0.2), at(0.08, 0.46)],
    [at(-0.28, 0.5), at(-0.27, 0.56), at(-0.36, 0.58)],
  ].map(line);
  const leg = line([at(0.07, 0.52), at(-0.12, 0.38), at(-0.03, 0.14)]);
  const back = [at(0.12, 0.5), at(0.14, 0.6), at(0.02, 0.8), at(-0.06, 0.84)];
  const coat = outline([...back, at(-0.13, 0.8), at(-0.12, 0.72), at(-0.05, 0.52)]);
  const arm = taper(at(-0.06, 0.77), at(-0.3, 0.57), [0.08 * height, 0.05 * height]);
  const bag = outline([at(0.18, 0.44), at(0.17, 0.66), at(0.44, 0.68), at(0.42, 0.44)]);
  const letters = [at(0.18, 0.64), at(0.24, 0.76), at(0.3, 0.7), at(0.38, 0.78), at(0.42, 0.66)];
  const cap = outline([at(-0.25, 0.93), at(-0.19, 0.99), at(-0.06, 1), at(-0.04, 0.93)]);
  return (
    circle(-0.36, 0.2, 0.19, tyre) +
    circle(0.36, 0.2, 0.19, tyre) +
    stroke(frame.join(''), INK, tube) +
    fill(outline(letters), PAPER) +
    fill(bag, INK) +
    stroke(leg, INK, 0.08 * height) +
    fill(coat, RED) +
    fill(arm, RED) +
    circle(-0.12, 0.91, 0.075, `fill="${INK}"`) +
    fill(cap, INK)
  );
}
