import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['client', 'pictures', 'server', 'shared', 'tools/build', 'package-lock.json'];

/** Whether the build in `dist` is missing or older than anything it is made from. */
export function isStale(dist: string): boolean {
  const built = statSync(join(dist, 'manifest.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return sources.some((source) => newestIn(source) > built);
}

/** Time of the last change at or below the path, in milliseconds of the epoch. */
function newestIn(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}
