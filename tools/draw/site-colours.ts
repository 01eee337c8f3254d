import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/** A colour in the light and in the dark scheme, as `#rrggbb`. */
export type SiteColour = { readonly light: string; readonly dark: string };

/** The colours that pictures, the web app manifest and the browser's own controls share with the style sheet. */
const names = ['paper', 'stamp', 'ink', 'red', 'blue'] as const;

export type SiteColours = Readonly<Record<(typeof names)[number], SiteColour>>;

const styles = 'client/styles/tokens.css';

/**
 * Reads the site's colours from its style sheet, the only place where they are written.
 *
 * @throws {Error} when a colour is not an OKLCH value, or two of them in `light-dark()`
 */
export function readSiteColours(): SiteColours {
  const css = readFileSync(styles, 'utf8');
  const entries = names.map((name) => {
    const [, value = ''] = new RegExp(`--color-${name}:([^;]*);`).exec(css) ?? [];
    const [light, dark = light] = value.match(/oklch\([^)]*\)/g) ?? [];
    if (!light || !dark) throw new Error(`${styles} has no OKLCH value for --color-${name}.`);
    return [name, { light: toHex(light), dark: toHex(dark) }] as const;
  });
  return Object.fromEntries(entries) as SiteColours;
}

/** What esbuild writes for browsers that know no OKLCH. */
function toHex(colour: string): string {
  const { code } = transformSync(`a{color:${colour}}`, { loader: 'css', target: 'chrome100' });
  const [hex] = /#[\da-f]{6}/.exec(code) ?? [];
  if (!hex) throw new Error(`${colour} has no place in sRGB.`);
  return hex;
}
