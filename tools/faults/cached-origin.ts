import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../shared/routes.ts';
import { startCopy } from './copy.ts';
import { describeFailures, fetchPage, startLoad, visitFor } from './load.ts';
import { startProxy } from './proxies.ts';
import type { Result } from './result.ts';

/** How long the cache takes a page for fresh. */
export const freshSeconds = 2;

/** Stops the origin behind a cache that may serve stale pages, and starts it again. */
export async function stopOriginBehindCache(seconds: number): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'origin-'));
  const logFile = join(folder, 'log');
  const copy = await startCopy({ log: openSync(logFile, 'a') });
  const front = await startProxy('nginx', [copy.port], freshSeconds);
  const countRequests = () => readFileSync(logFile, 'utf8').match(/"method":"GET"/g)?.length ?? 0;
  for (const { path } of routes) await fetchPage(front.port, path);

  const stopLoad = startLoad(front.port, 10);
  await copy.stop();
  await wait(seconds * 1000);
  const stale = await stopLoad();

  await copy.start();
  const before = countRequests();
  const periods = 3;
  const fresh = await visitFor(periods * freshSeconds, front.port, 10);
  await front.stop();
  await copy.stop();
  const asked = countRequests() - before;
  rmSync(folder, { recursive: true });

  const most = routes.length * (periods + 1);
  return {
    fault: `cache in front, origin stopped for ${seconds} s`,
    asked: 'pages still served; afterwards one request a URL to the origin each fresh period',
    sent: `${stale.sent} requests meanwhile, ${fresh.sent} in ${periods} periods afterwards`,
    found: `${describeFailures(stale, fresh)}; ${asked} requests to the origin (${most} are one a URL and period)`,
    holds: stale.failures.length + fresh.failures.length === 0 && asked <= most,
  };
}
