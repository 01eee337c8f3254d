import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../shared/routes.ts';
import { createCopy } from './copy.ts';
import { fetchPage, startLoad } from './load.ts';
import { startProxy } from './proxies.ts';
import type { Result } from './result.ts';

const freshSeconds = 2;

/** Stops the origin behind a cache that may serve stale pages, and starts it again. */
export async function stopOriginBehindCache(seconds: number): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'origin-'));
  const logFile = join(folder, 'log');
  const log = openSync(logFile, 'a');
  const copy = await createCopy({ environment: { DRAIN_DELAY_MS: '0' }, log });
  await copy.start();
  const front = await startProxy('nginx', [copy.port], { cacheSeconds: freshSeconds });
  const agent = new Agent({ keepAlive: true });
  for (const { path } of routes) await fetchPage(agent, front.port, path);
  agent.destroy();

  const during = startLoad(front.port, 10);
  await copy.stop('SIGTERM');
  await wait(seconds * 1000);
  const stale = await during.stop();

  await copy.start();
  const before = countRequests(logFile);
  const periods = 3;
  const after = startLoad(front.port, 10);
  await wait(periods * freshSeconds * 1000);
  const fresh = await after.stop();
  await wait(300);
  const asked = countRequests(logFile) - before;
  await front.stop();
  await copy.stop('SIGTERM');
  closeSync(log);
  rmSync(folder, { recursive: true, force: true });

  const failures = stale.failures.length + fresh.failures.length;
  const most = routes.length * (periods + 1);
  return {
    fault: `cache in front, origin stopped for ${seconds} s`,
    asked: 'pages still served; afterwards one request a URL to the origin each fresh period',
    sent: `${stale.sent} requests meanwhile, ${fresh.sent} in ${periods} periods afterwards`,
    found: `${failures} failed; ${asked} requests to the origin (${most} are one a URL and period)`,
    holds: failures === 0 && asked <= most,
  };
}

function countRequests(file: string): number {
  return readFileSync(file, 'utf8').match(/"method":"GET"/g)?.length ?? 0;
}
