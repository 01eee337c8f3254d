import { build, type Plugin } from 'esbuild';
import { pictureEnds } from './build/picture-asset.ts';

// `npm run check-content`: what families look for first, which words are due for another look, and what a person must
// confirm, ask or replace; as on a day to come with `npm run check-content -- --on 2027-01-15`. Bundled before it runs: copy imports pictures, which Node can't load, and of which the report needs nothing.
const withoutPictures: Plugin = {
  name: 'without-pictures',
  setup(bundle) {
    bundle.onLoad({ filter: pictureEnds }, () => ({ contents: '', loader: 'empty' }));
  },
};
const { outputFiles } = await build({
  entryPoints: ['tools/check-content/print.ts'],
  bundle: true,
  format: 'esm',
  platform: 'node',
  plugins: [withoutPictures],
  write: false,
});
const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
await import(`data:text/javascript;base64,${code}`);
