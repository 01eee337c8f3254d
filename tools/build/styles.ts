import * as esbuild from 'esbuild';
import { destinationRoutes } from '../../shared/routes.ts';
import { fontFaces } from './font.ts';

/** The site's style sheet, minified, after the font's rules. */
export async function buildStyles(fontAddress: string): Promise<string> {
  const result = await esbuild.build({
    entryPoints: ['client/styles/index.css'],
    bundle: true,
    minify: true,
    write: false,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    logLevel: 'warning',
  });
  const [sheet] = result.outputFiles;
  const [faces, columns] = await Promise.all(
    [fontFaces(fontAddress), compareRules()].map((rules) =>
      esbuild.transform(rules, { loader: 'css', minify: true }),
    ),
  );
  return [faces?.code, sheet?.text, columns?.code].join('').trim();
}

/** Shows the columns of the countries that a visitor has chosen to compare; CSS can't say "the same value". */
function compareRules(): string {
  const selectors = destinationRoutes.map(
    ({ id }) => `.compare:has([value=${id}]:checked) [data-destination=${id}]`,
  );
  return `@layer components { ${selectors.join(', ')} { display: revert; } }`;
}
