import { closeSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createCopy } from './copy.ts';
import { startLoad } from './load.ts';
import type { Result } from './result.ts';

/** Moves the clock by a day every second, back and forth. */
const jumpingClock = `
const now = Date.now; let shift = 0;
Date.now = () => now() + shift;
setInterval(() => { shift = shift === 0 ? 86400000 : shift > 0 ? -86400000 : 0; }, 1000).unref();`;

/** Runs a copy while its clock jumps and its log disk is full. */
export async function breakSurroundings(seconds: number): Promise<readonly Result[]> {
  const full = openSync('/dev/full', 'w');
  const cases = [
    { fault: 'log disk full', options: { log: full } },
    { fault: 'clock jumped by a day, forward and back', options: { preload: jumpingClock } },
  ];
  const results: Result[] = [];
  for (const { fault, options } of cases) {
    const copy = await createCopy({ environment: { DRAIN_DELAY_MS: '0' }, ...options });
    await copy.start();
    const load = startLoad(copy.port, 10);
    await wait(seconds * 1000);
    const { sent, failures } = await load.stop();
    const code = await copy.stop('SIGTERM');
    results.push({
      fault,
      asked: 'site answers',
      sent: `${sent} requests`,
      found: `${failures.length} failed; SIGTERM ended it with code ${code}`,
      holds: failures.length === 0 && code === 0,
    });
  }
  closeSync(full);
  return results;
}
