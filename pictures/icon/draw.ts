import { BLUE, fill, INK, PAPER, RED } from '../kit.ts';

export const alt = 'A perforated stamp with a paper plane above red and blue airmail stripes';

/** The favicon and brand mark, in units of a 64 × 64 field: a stamp with a paper plane above a
 *  piece of airmail edge. Its parts are at least 8 units (2 px in the smallest tab) across. */
export function draw(): string {
  const side = (edge: string, bite: string) => `${edge}${bite}${edge}`.repeat(4);
  const stamp = [
    'M1 1',
    side('h3.75', 'a4 4 0 0 0 8 0'),
    side('v3.75', 'a4 4 0 0 0 0 8'),
    side('h-3.75', 'a4 4 0 0 0-8 0'),
    side('v-3.75', 'a4 4 0 0 0 0-8'),
  ].join('');
  const plane = 'M55 10L8 25l15 7v13l8-8 11 7Z';
  const fold = 'M23 32L48 15 31 37l-8 8Z';
  const stripe = (x: number) => `M${x} 48h10l-4 8h-10Z`;
  // The outline separates the cream paper from a light browser tab.
  const edge = `<path fill="${PAPER}" stroke="${INK}" stroke-width="1.5" d="${stamp}Z"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${edge}` +
    fill(INK, plane) +
    fill('#5f7391', fold) +
    fill(RED, stripe(12) + stripe(44)) +
    `${fill(BLUE, stripe(28))}</svg>`
  );
}
