import './require-node.ts';
import { build } from './build/build.ts';
import { formatReport, measureBuild } from './build/report.ts';
import { reportExpectedErrors } from './expected-errors.ts';

// `npm run build`: builds everything and prints transfer sizes.
await reportExpectedErrors(async () => {
  await build({ dist: 'dist', development: false });
  console.log(formatReport(await measureBuild('dist')));
});
