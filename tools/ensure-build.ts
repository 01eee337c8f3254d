import { build } from './build/build.ts';
import { isStale } from './build/sources.ts';

/** Builds the site into `dist` unless the build there is newer than its sources. */
export async function ensureBuild(): Promise<void> {
  if (!isStale('dist')) return;
  console.log('Building…');
  await build({ dist: 'dist', development: false });
}

/** What Vitest calls before the tests. */
export { ensureBuild as setup };
