import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { OperatorError } from '../../server/operator-error.ts';

/** A colour in the light and in the dark scheme, as `#rrggbb`. */
export type SiteColour = { readonly light: string; readonly dark: string };

/** The colours that pictures, the web app manifest and the browser's own controls share with the style sheet. */
const names = ['paper', 'stamp', 'ink', 'red', 'blue'] as const;

export type SiteColours = Readonly<Record<(typeof names)[number], SiteColour>>;

const styles = 'client/styles/tokens.css';

/**
 * Reads the site's colours from its style sheet, the only place where they are written.
 *
 * @throws {OperatorError} naming a colour that is missing or can't be read
 */
export function readSiteColours(css = readFileSync(styles, 'utf8')): SiteColours {
  const rules = css.replace(/\/\*.*?\*\//gs, '');
  const entries = names.map((name) => [name, readColour(rules, name)] as const);
  return Object.fromEntries(entries) as SiteColours;
}

/** Two values in `light-dark()`, or one for both schemes. */
function readColour(css: string, name: string): SiteColour {
  const [, value] = new RegExp(`--color-${name}:([^;}]*)`).exec(css) ?? [];
  if (value === undefined) throw new OperatorError(`${styles} has no --color-${name}.`);
  const [, both = value] = /^\s*light-dark\((.*)\)\s*$/s.exec(value) ?? [];
  // A comma of the colour itself stands in parentheses.
  const [light = '', dark = light] = both.split(/,(?![^(]*\))/);
  return { light: toHex(light.trim(), name), dark: toHex(dark.trim(), name) };
}

/** A colour outside sRGB becomes the one nearest to it. */
function toHex(value: string, name: string): string {
  try {
    return hexOf(new Color(value));
  } catch {
    throw new OperatorError(
      `${styles}: --color-${name} has “${value}”, which is no colour that can be drawn. Write a name, or #…, rgb(), hsl() or oklch().`,
    );
  }
}

/** The tone of this lightness (0 to 1) with a colour's hue. Greys stay grey. */
export function toneOf(colour: string, lightness: number, mostChroma: number): string {
  const [, chroma, hue] = new Color(colour).to('oklch').coords;
  return hexOf(new Color('oklch', [lightness, Math.min(chroma ?? 0, mostChroma), hue ?? 0]));
}

/** Red, green, blue and opacity of the light scheme's colour, each from 0 to 1. */
export function lightParts({ light }: SiteColour): readonly number[] {
  return [...new Color(light).coords.map((part) => Number(part?.toFixed(3))), 1];
}

function hexOf(colour: Color): string {
  const opaque = new Color({ spaceId: colour.spaceId, coords: colour.coords });
  return opaque.to('srgb').toGamut({ space: 'srgb' }).toString({ format: 'hex', collapse: false });
}
