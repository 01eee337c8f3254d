import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '../../server/files/build-output.ts';
import { destinationRoutes } from '../../shared/routes.ts';

const tokens = readFileSync('client/styles/tokens.css', 'utf8');

/** The text of all files in a folder. */
const textIn = (folder: string) =>
  listFiles(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join();

it('styles only classes that elements have', () => {
  const given = `${textIn('shared')}${textIn('server')}`.match(/className=("[^"]*"|\{[^}]*\})/g);
  const names = given?.join().split(/[^\w-]+/);
  const styled = textIn('client/styles').match(/(?<=(?<!\w)\.)[a-z][\w-]*/g) ?? [];
  expect(styled.length).toBeGreaterThan(100);
  expect(styled.filter((name) => !names?.includes(name))).toEqual([]);
});

/** Light and dark colour of a token, as hex codes. */
function coloursOf(token: string, within = tokens): readonly string[] {
  return RegExp(`--color-${token}: ([^;]+);`).exec(within)?.[1]?.match(/#\w+/g) ?? [];
}

it.each(destinationRoutes)('has a place for the label of $id on the map', ({ id }) => {
  const file = 'client/styles/home/map-places.css';
  expect(readFileSync(file, 'utf8'), file).toContain(`[data-destination="${id}"] {`);
});

it('draws the pin of the office map in the red of light mode', () => {
  const file = 'shared/pictures/office-map.svg';
  const [red] = coloursOf('red');
  expect(readFileSync(file, 'utf8'), file).toContain(`<path id="pin" fill="${red}"`);
});

/** Relative luminance, as defined by WCAG. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// As text and as background, with the contrast of WCAG 1.4.3.
it.each(destinationRoutes)('gives $id a colour readable on every background', ({ id }) => {
  const [, own = ''] = tokens.split(`[data-destination="${id}"] {`);
  expect(own, `client/styles/tokens.css: add a rule for [data-destination="${id}"]`).not.toBe('');
  const accents = coloursOf('accent', own).map(luminanceOf);
  for (const background of ['paper', 'raised']) {
    const ratios = coloursOf(background).map((colour, index) => {
      const both = [luminanceOf(colour), accents[index] ?? Number.NaN];
      return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
    });
    expect(
      ratios.filter((ratio) => ratio >= 4.5),
      background,
    ).toHaveLength(2);
  }
});
