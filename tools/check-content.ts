import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

/** In a file of its own, so that an error names the line and not the whole bundle. */
const outfile = 'node_modules/.cache/check-content.mjs';

// The copy imports SVG files, which Node cannot: it is bundled without them, then run.
await esbuild.build({
  entryPoints: ['tools/content/report.ts'],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  sourcemap: 'inline',
  loader: { '.svg': 'empty' },
  logLevel: 'error',
});
await import(pathToFileURL(outfile).href);
