import { readdirSync, readFileSync } from 'node:fs';
import * as esbuild from 'esbuild';
import { browsers } from './bundles.ts';
import { compareRules } from './compare-rules.ts';
import { fontFaces } from './font.ts';
import { printWarnings } from './warnings.ts';

const folder = 'client/styles';

/** The site's style sheet, minified, with the font's rules. Rejects when a rule can't be read. */
export async function buildStyles(fontAddress: string): Promise<string> {
  const contents = [importRules(), fontFaces(fontAddress), compareRules()].join('\n');
  const { outputFiles, warnings } = await esbuild.build({
    stdin: { contents, resolveDir: folder, loader: 'css' },
    bundle: true,
    minify: true,
    write: false,
    external: [fontAddress],
    target: browsers,
    plugins: [lightColours],
    // A browser would drop the rules behind a wrong brace and report nothing.
    logOverride: { 'css-syntax-error': 'error' },
    logLevel: 'silent',
  });
  printWarnings(warnings);
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** Imports every file into the layer that its name or its folder says: `components/plan.css`, `print.css`. */
function importRules(): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const imports = files
    .filter((file) => file.endsWith('.css'))
    // Windows has its own separator.
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => `@import "./${file}" layer(${file.split(/[^a-z]/, 1)});`);
  return `@layer reset, tokens, base, layout, components, utilities, print; ${imports.join('\n')}`;
}

/**
 * Lets the colours of the light scheme go before those of both: a browser that does not know `light-dark()`, which is
 * newer than the oldest in `browsers`, would otherwise have none at all.
 */
const lightColours: esbuild.Plugin = {
  name: 'light-colours',
  setup(build) {
    build.onLoad({ filter: /tokens\.css$/ }, ({ path }) => {
      const rules = readFileSync(path, 'utf8');
      const light = rules
        .replaceAll(/light-dark\(([^,()]+|\w+\([^()]*\)), ([^,()]+|\w+\([^()]*\))\)/g, '$1')
        .replace('color-scheme: light dark', 'color-scheme: light');
      const both = `@supports (color: light-dark(white, black)) { ${rules} }`;
      return { contents: light + both, loader: 'css' };
    });
  },
};
