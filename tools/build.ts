import { build } from './build/build.ts';

await build({ dist: 'dist', development: false });
