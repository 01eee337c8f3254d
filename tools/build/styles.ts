import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, normalize } from 'node:path';
import browserslist from 'browserslist';
import { browserslistToTargets, bundleAsync, Features } from 'lightningcss';
import { OperatorError } from '../../server/process/operator-error.ts';
import { compareRules } from './compare-rules.ts';
import { fontFaces } from './font.ts';

const folder = 'client/styles';
/** A virtual file that imports all others. */
const entry = join(folder, 'index.css');

/**
 * The site's style sheet, minified and compiled for the browser floor (`browserslist` in package.json), with the font's
 * rules.
 *
 * @throws {OperatorError} naming file, line and column of a malformed rule
 */
export async function buildStyles(fontUrl: string): Promise<string> {
  const rules = [importRules(), fontFaces(fontUrl), compareRules()].join('\n');
  const { code } = await bundleAsync({
    filename: entry,
    resolver: { read: (path) => (path === entry ? rules : readRules(path)) },
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

/** Imports every file into the layer named by its file name or folder: `components/plan.css`, `print.css`. */
function importRules(): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const imports = files
    .filter((file) => file.endsWith('.css'))
    // Windows has backslashes.
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => `@import "./${file}" layer(${file.split(/[^a-z]/, 1)});`);
  return `@layer reset, tokens, base, layout, components, utilities, print; ${imports.join('\n')}`;
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

/** Adds each declaration with the light scheme's colours first, for browsers without `light-dark()`. */
function withLightScheme(rules: string): string {
  const light = rules
    .replaceAll(/light-dark\(([^,()]+|\w+\([^()]*\)), ([^,()]+|\w+\([^()]*\))\)/g, '$1')
    .replace('color-scheme: light dark', 'color-scheme: light');
  return `${light} @supports (color: light-dark(white, black)) { ${rules} }`;
}
