import { readdirSync } from 'node:fs';
import * as esbuild from 'esbuild';
import { compareRules } from '../../shared/components/compare-rules.ts';
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
    target: ['chrome123', 'firefox120', 'safari17.5'],
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
