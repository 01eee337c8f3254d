import { build } from './build/build.ts';
import { formatReport, measureBuild } from './build/report.ts';

// `npm run build`: builds everything and prints transfer sizes.
await build({ dist: 'dist', development: false });
console.log(formatReport(await measureBuild('dist')));
