import { drawAustralia } from './australia.ts';
import { drawCanada } from './canada.ts';
import { drawHero } from './hero.ts';
import { drawIcon } from './icon.ts';
import { drawIreland } from './ireland.ts';
import { drawNewzealand } from './newzealand.ts';
import { drawUk } from './uk.ts';
import { drawUsa } from './usa.ts';

/** Every drawing by its file name, with the words for those who can't see it. */
export const series: Readonly<
  Record<string, { readonly draw: () => string; readonly alt: string }>
> = {
  usa: {
    draw: drawUsa,
    alt: 'The Golden Gate Bridge with the sun low behind it, fog over the water and a sailing boat below.',
  },
  uk: {
    draw: drawUk,
    alt: 'Elizabeth Tower and the Palace of Westminster beside the Thames, with the sun low over the river.',
  },
  canada: {
    draw: drawCanada,
    alt: 'A red canoe on a teal lake below sunlit Rocky Mountain peaks and a glacier, framed by tall dark firs.',
  },
  australia: {
    draw: drawAustralia,
    alt: 'The Sydney Opera House at low sun, a green ferry and a sailing boat before it, the Harbour Bridge far behind.',
  },
  newzealand: {
    draw: drawNewzealand,
    alt: 'Snowy Aoraki / Mount Cook at dusk above a braided turquoise river, with a red-roofed hut and green and silver ferns.',
  },
  ireland: {
    draw: drawIreland,
    alt: 'Green sea cliffs above the Atlantic, with a round tower standing near the edge.',
  },
  hero: {
    draw: drawHero,
    alt: 'A world map with great-circle routes from Hyderabad to San Francisco, London, Vancouver, Sydney, Auckland and Dublin.',
  },
  icon: {
    draw: drawIcon,
    alt: 'A perforated stamp with a paper plane above red and blue airmail stripes',
  },
};

/** The drawing as it is kept: with its words as `<title>`. */
export function drawWithTitle(name: string): string {
  const drawing = series[name];
  if (!drawing) throw new Error(`There is no drawing called ${name}.`);
  return `${drawing.draw().replace(/<svg[^>]*>/, `$&<title>${drawing.alt}</title>`)}\n`;
}
