import { join } from 'node:path';
import { draw, edit, type Recipe } from './copy.ts';

/** Green and purple for blue and red, and a cooler paper, each written in another way. */
export const changeColours: Recipe = {
  name: 'other colours',
  apply(folder) {
    const colours = [
      { name: 'paper', light: 'hsl(200, 30%, 96%)', dark: 'oklch(21% 0.02 230)' },
      { name: 'red', light: '#8a2c84', dark: 'plum' },
      { name: 'blue', light: 'rgb(0 87 60)', dark: 'oklch(80% 0.1 165)' },
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
