import { OperatorError } from '../../server/process/operator-error.ts';

/** Capitals drawn as single lines on a grid 14 units high, like stencilled lettering. */

/** [advance width, path data]. All 26, since the route table may contain any airport. */
const letters: Readonly<Record<string, readonly [advance: number, path: string]>> = {
  A: [9.5, 'M0 14L4.7 0L9.5 14M1.7 9.3H7.8'],
  B: [9, 'M0 0V14H5Q9.2 14 9.2 10.4T5 7H0M5 7Q8.4 7 8.4 3.5T5 0H0'],
  C: [9.4, 'M9.4 3Q8.4 0 5.2 0Q0 0 0 7T5.2 14Q8.4 14 9.4 11'],
  D: [9, 'M0 0H3Q9.3 0 9.3 7T3 14H0Z'],
  E: [8, 'M8 0H0V14H8M0 7H6.5'],
  F: [8, 'M8 0H0V14M0 7H6.5'],
  G: [9.6, 'M9.4 3Q8.4 0 5.2 0Q0 0 0 7T5.2 14Q7.8 14 9.6 12.4V7.6H6'],
  H: [9, 'M0 0V14M9 0V14M0 7H9'],
  I: [0.1, 'M0 0V14'],
  J: [7, 'M7 0V9.5Q7 14 3.5 14T0 10.5'],
  K: [8.8, 'M0 0V14M8.5 0L0 8.4M3 5.5L9 14'],
  L: [7.2, 'M0 0V14H7.5'],
  M: [11, 'M0 14V0L5.5 9L11 0V14'],
  N: [9, 'M0 14V0L9 14V0'],
  O: [10.5, 'M5.2 0Q10.5 0 10.5 7T5.2 14T0 7T5.2 0Z'],
  P: [8.6, 'M0 14V0H4.5Q8.8 0 8.8 4T4.5 8H0'],
  Q: [10.5, 'M5.2 0Q10.5 0 10.5 7T5.2 14T0 7T5.2 0ZM6.2 9.8L10.4 14.4'],
  R: [9, 'M0 14V0H4.5Q9 0 9 3.8T4.5 7.6H0M4.5 7.6L9 14'],
  S: [8.8, 'M8.4 2.7Q7.5 0 4.5 0Q.4 0 .4 3.5Q.4 6.4 4.5 7T8.6 10.5Q8.6 14 4.5 14Q1 14 0 11.2'],
  T: [9, 'M0 0H9M4.5 0V14'],
  U: [9, 'M0 0V8.5Q0 14 4.5 14T9 8.5V0'],
  V: [9.5, 'M0 0L4.7 14L9.5 0'],
  W: [13, 'M0 0L3.4 14L6.5 2.6L9.6 14L13 0'],
  X: [9, 'M0 0L9 14M9 0L0 14'],
  Y: [9, 'M0 0L4.5 7V14M9 0L4.5 7'],
  Z: [9, 'M0 0H9L0 14H9'],
};

const gap = 5;

function letter(character: string): readonly [advance: number, path: string] {
  const found = letters[character];
  if (!found) {
    throw new OperatorError(
      `An airport code contains "${character}": use three letters from A to Z (shared/content/route-rows.ts, site.ts).`,
    );
  }
  return found;
}

/** The path data of each letter of a text and its distance from the left edge. */
export function letterPaths(text: string): { left: number; path: string }[] {
  let left = 0;
  return [...text].map((character) => {
    const [advance, path] = letter(character);
    const placed = { left, path };
    left += advance + gap;
    return placed;
  });
}
