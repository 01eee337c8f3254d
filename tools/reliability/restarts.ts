import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../ports.ts';
import type { SiteProcess } from '../site-process.ts';
import { describeEnd, startLoggedSite } from './logged-site.ts';
import { startNginx } from './nginx.ts';
import { startVisits, type Visits } from './visits.ts';

/** What visitors noticed of restarts. */
export type Restarts = {
  readonly visits: Visits;
  /** How the instances ended, each way once: an exit code, or a signal. */
  readonly ends: ReadonlySet<string>;
};

/** Ends one of two instances in turn behind nginx, under load, and starts it again. */
export async function restartBehindNginx(
  signal: 'SIGTERM' | 'SIGKILL',
  times: number,
): Promise<Restarts> {
  let next = await startInstance(await freePort());
  let other = await startInstance(await freePort());
  const front = await startNginx([next.port, other.port]);
  const stopVisits = startVisits(front.port, 20);
  const ends = new Set<string>();
  for (let time = 0; time < times; time += 1) {
    await next.stop(signal);
    ends.add(await describeEnd(next));
    const restarted = await startInstance(next.port);
    next = other;
    other = restarted;
    // nginx sends no requests to an instance that failed, for up to two seconds.
    await wait(3_000);
  }
  const visits = await stopVisits();
  await front.stop();
  await Promise.all([next.stop(), other.stop()]);
  return { visits, ends };
}

function startInstance(port: number): Promise<SiteProcess> {
  return startLoggedSite({ PORT: String(port), DRAIN_DELAY_MS: '1500' });
}
