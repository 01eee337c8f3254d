import { join } from 'node:path';
import { draw, edit, type Recipe } from './copy.ts';

/** Green and purple for blue and red, and a cooler paper. */
export const changeColours: Recipe = {
  name: 'other colours',
  apply(folder) {
    const colours = [
      { name: 'paper', light: 'oklch(96.5% 0.012 230)', dark: 'oklch(21% 0.02 230)' },
      { name: 'red', light: 'oklch(47% 0.17 320)', dark: 'oklch(77% 0.12 320)' },
      { name: 'blue', light: 'oklch(41% 0.09 165)', dark: 'oklch(80% 0.1 165)' },
    ];
    for (const { name, light, dark } of colours) {
      const line = `--color-${name}: light-dark(${light}, ${dark});`;
      edit(join(folder, 'client/styles/tokens.css'), (text) =>
        text.replace(new RegExp(`--color-${name}: .*;`), line),
      );
    }
    draw(folder);
  },
};
