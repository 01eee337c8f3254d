import { fill, INK, INK_LIT, type Point, seededRandom } from './kit.ts';

/** A tuft of snow tussock: blades from one root, the outer ones bent most. */
export function tussock([x, y]: Point, height: number): string {
  const random = seededRandom(x + height);
  const blades = ['', ''];
  for (let lean = -1; lean <= 1; lean += 0.18) {
    const reach = Math.round(lean * height * (0.7 + 0.4 * random()));
    const rise = Math.round(height * (1 - 0.45 * lean * lean) * (0.85 + 0.25 * random()));
    const thick = Math.max(3, Math.round(height * 0.06));
    const bend = Math.round(reach * 0.2);
    const up = `q${bend} ${-rise} ${reach + thick} ${-rise}`;
    const down = `q${bend - reach} ${Math.round(rise * 0.2)} ${thick - reach} ${rise}`;
    blades[random() < 0.3 ? 0 : 1] += `M${x - thick} ${y}${up}${down}Z`;
  }
  const [lit = '', dark = ''] = blades;
  return fill(dark, INK) + fill(lit, INK_LIT);
}
