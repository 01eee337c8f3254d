import { build } from 'esbuild';

// `npm run check-content`: what families look for first, how old the copy is, and what a person must confirm, ask or
// replace. Bundled before it runs: copy imports pictures, which Node can't load, and of which the report needs nothing.
const { outputFiles } = await build({
  entryPoints: ['tools/check-content/print.ts'],
  bundle: true,
  format: 'esm',
  platform: 'node',
  loader: {
    '.svg': 'empty',
    '.jpg': 'empty',
    '.jpeg': 'empty',
    '.webp': 'empty',
    '.avif': 'empty',
  },
  write: false,
});
const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
await import(`data:text/javascript;base64,${code}`);
