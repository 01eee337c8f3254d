import { build, type Plugin } from 'esbuild';
import { pictureEnds } from './build/picture-asset.ts';

// `npm run check-content` reports what the owner must answer, confirm, review or replace. The report is bundled first, without
// the pictures that the copy imports and Node can't load.
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
