import { build } from './build/build.ts';
import { checkLimits, measureBuild } from './build/report.ts';
import { reportExpectedErrors } from './expected-errors.ts';

// `npm run build`: builds everything and prints transfer sizes in bytes, compressed with Brotli. Fails if one exceeds its limit.
await reportExpectedErrors(async () => {
  await build('dist');
  const measures = await measureBuild('dist');
  console.table(measures);
  checkLimits(measures);
});
