import { readFileSync } from 'node:fs';
import { OperatorError } from '../../server/process/operator-error.ts';

const file = 'client/styles/tokens.css';
const tokens = readFileSync(file, 'utf8');

/** A colour of the pages in the light scheme, e.g. `#b32228`, or in the dark scheme. */
function colourOf(token: string, scheme: 'light' | 'dark' = 'light'): string {
  const value = RegExp(`--color-${token}:([^;]+);`).exec(tokens)?.[1];
  const colour = value?.match(/#[\da-f]+/gi)?.at(scheme === 'light' ? 0 : 1);
  if (!colour) throw new OperatorError(`${file}: --color-${token} must be a #rrggbb colour.`);
  return colour;
}

/** Colours of icons, share images and the browser's own controls: picture renderers read no CSS. */
export const colours = {
  paper: colourOf('paper'),
  darkPaper: colourOf('paper', 'dark'),
  stamp: colourOf('stamp'),
  red: colourOf('red'),
  blue: colourOf('blue'),
};
