import { openSync } from 'node:fs';
import { startCopy } from './copy.ts';
import { describeFailures, visitFor } from './load.ts';
import type { Result } from './result.ts';

/** Moves the clock by a day every second, back and forth. */
const jumpingClock = `
const now = Date.now; let shift = 0;
Date.now = () => now() + shift;
setInterval(() => { shift = shift === 0 ? 86400000 : shift > 0 ? -86400000 : 0; }, 1000).unref();`;

/** Makes every file system read-only for one process, and checks it. */
const readOnly = 'mount -o remount,bind,ro / && ! touch dist/written 2>/dev/null && exec "$0" "$@"';

const surroundings = [
  { fault: 'log pipe closed', options: { log: 'closed pipe' } },
  { fault: 'log disk full', options: { log: openSync('/dev/full', 'w') } },
  {
    fault: 'read-only file system',
    options: { starter: ['unshare', '--map-root-user', '--mount', 'sh', '-c', readOnly] },
  },
  { fault: 'clock jumped by a day, forward and back', options: { preload: jumpingClock } },
] as const;

/** Runs a copy in surroundings that are broken in one way after the other. */
export async function breakSurroundings(seconds: number): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const { fault, options } of surroundings) {
    const copy = await startCopy(options);
    const counts = await visitFor(seconds, copy.port, 10);
    const code = await copy.stop();
    results.push({
      fault,
      asked: 'site answers',
      sent: `${counts.sent} requests`,
      found: `${describeFailures(counts)}; SIGTERM ended it with code ${code}`,
      holds: counts.failures.length === 0 && code === 0,
    });
  }
  return results;
}
