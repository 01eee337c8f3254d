import { build } from './build/build.ts';
import { measureBuild } from './build/report.ts';
import { reportExpectedErrors } from './expected-errors.ts';

// `npm run build`: builds everything and prints transfer sizes in bytes, compressed with brotli.
await reportExpectedErrors(async () => {
  await build('dist');
  console.table(await measureBuild('dist'));
});
