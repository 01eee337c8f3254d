import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['client', 'server', 'shared', 'tools/build', 'package-lock.json'];

/** Builds the site into `dist` unless the build there is newer than its sources. */
export async function ensureBuild(): Promise<void> {
  const built = statSync('dist/manifest.json', { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (sources.every((source) => newestIn(source) <= built)) return;
  console.log('Building…');
  // Loaded only if needed, since it takes longer than the check.
  const { build } = await import('./build/build.ts');
  await build('dist');
}

/** Time of the last change at or below a path, in epoch milliseconds. */
function newestIn(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

/** Vitest global setup. */
export { ensureBuild as setup };
