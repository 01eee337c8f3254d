import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, normalize } from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets, bundleAsync, Features } from 'lightningcss';
import type { Manifest } from '../../server/files/build-output.ts';
import { OperatorError } from '../../server/process/operator-error.ts';
import { compareRules } from './compare-rules.ts';
import { fontFaces } from './font.ts';

const folder = 'client/styles';
/** Its subfolders, in the order of their rules. */
export const styleFolders = ['.', 'components', 'enquiry', 'home', 'destination', 'plan'];
/** A virtual file that imports all others. */
const entry = join(folder, 'index.css');

/**
 * Builds the style sheets, minified and compiled for the browser floor (`browserslist` in package.json): one for all pages, and
 * a small one for error pages.
 *
 * @throws {OperatorError} naming file, line and column of a malformed rule
 */
export async function buildStyles(fontUrl: string): Promise<Manifest['styles']> {
  const layers = '@layer reset, tokens, base, layout, components, utilities, print;';
  const rulesOf = (...folders: readonly string[]) => [
    layers,
    ...folders.flatMap(importsOf),
    fontFaces(fontUrl),
  ];
  return {
    page: await compile([...rulesOf(...styleFolders), compareRules()]),
    error: await compile(rulesOf('.', 'components')),
  };
}

async function compile(rules: readonly string[]): Promise<string> {
  const { code } = await bundleAsync({
    filename: entry,
    resolver: { read: (path) => (path === entry ? rules.join('\n') : readRules(path)) },
    minify: true,
    targets: browserslistToTargets(browserslist()),
    // Compiled light-dark() would ignore a color-scheme below the root; compiled :dir() lists every language.
    exclude: Features.LightDark | Features.DirSelector,
  }).catch(rejectMalformed);
  return code.toString();
}

/** The compiler's error for a malformed rule. */
type RuleError = Error & { fileName?: string; loc?: { line: number; column: number } };

function rejectMalformed(cause: RuleError): never {
  const { message, fileName, loc } = cause;
  if (!fileName || !loc) throw cause;
  const place = `${normalize(fileName)}:${loc.line}:${loc.column}`;
  throw new OperatorError(`${place}: ${message}`, { cause });
}

/** Imports a folder's files: those in `client/styles` into the layer named by the file, others into `components`. */
function importsOf(subfolder: string): readonly string[] {
  const files = readdirSync(join(folder, subfolder)).sort();
  return files
    .filter((file) => file.endsWith('.css'))
    .map((file) => {
      const layer = subfolder === '.' ? file.split(/[^a-z]/, 1) : 'components';
      return `@import "./${subfolder}/${file}" layer(${layer});`;
    });
}

function readRules(path: string): string {
  const rules = readFileSync(path, 'utf8').replace(/@media[^{]*/g, withoutLessThan);
  return basename(path) === 'tokens.css' ? withLightScheme(rules) : rules;
}

/**
 * Rewrites `width < 30rem` as `width <= 29.99rem`. Otherwise the compiler would write `not (min-width: 30rem)`, which requires
 * Safari 16.4.
 */
function withoutLessThan(query: string): string {
  return query.replace(/< ([\d.]+)/g, (_, length) => `<= ${Number(length) - 0.01}`);
}

/** Adds the light scheme's colours first, for browsers without `light-dark()`. */
function withLightScheme(rules: string): string {
  const light = rules
    .replaceAll(/light-dark\(([^,()]+|\w+\([^()]*\)), ([^,()]+|\w+\([^()]*\))\)/g, '$1')
    .replace('color-scheme: light dark', 'color-scheme: light');
  const colours = rules.replaceAll(/--[\w-]+:(?!\s*light-dark)[^;]*;/g, '');
  return `${light} @supports (color: light-dark(white, black)) { ${colours} }`;
}
