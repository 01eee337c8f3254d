import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { openSockets, startCopy } from './copy.ts';
import { describeFailures, isWhole, startLoad } from './load.ts';
import { type ProxyName, startProxy } from './proxies.ts';
import type { Result } from './result.ts';

/** Ends one of three copies in turn behind a proxy, under load, and starts it again. */
export async function restartCopies(
  proxy: ProxyName,
  signal: 'SIGTERM' | 'SIGKILL',
  times: number,
): Promise<Result> {
  // Longer than the interval of the proxy's health checks.
  const options = { environment: { DRAIN_DELAY_MS: '1500' } };
  const copies = await Promise.all([1, 2, 3].map(() => startCopy(options)));
  const ports = copies.map(({ port }) => port);
  const front = await startProxy(proxy, ports);
  const stopLoad = startLoad(front.port, 20);
  const ends = new Set<number | string>();
  for (let index = 0; index < times; index += 1) {
    const copy = copies[index % copies.length];
    ends.add((await copy?.stop(signal)) ?? 'missing');
    await copy?.start();
    await wait(500);
  }
  const counts = await stopLoad();
  await front.stop();
  await Promise.all(copies.map((copy) => copy.stop('SIGKILL')));
  return {
    fault: `${signal} to one of three copies in turn behind ${proxy}, under load, ${times} times`,
    asked: '0 failed requests',
    sent: `${counts.sent} requests by 20 visitors`,
    found: describeFailures(counts),
    holds:
      counts.failures.length === 0 &&
      ends.size === 1 &&
      ends.has(signal === 'SIGTERM' ? 0 : signal),
  };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** Stops a lone copy at the moment at which requests have been sent on fresh and on kept connections. */
export async function stopLoneCopy(each: number, times: number): Promise<Result> {
  let answered = 0;
  const ends = new Set<number | string>();
  for (let round = 0; round < times; round += 1) {
    const copy = await startCopy();
    const kept = await openSockets(copy.port, each);
    for (const socket of kept) socket.write(get('/healthz'));
    await Promise.all(kept.map((socket) => once(socket, 'data')));
    const sockets = [...kept, ...(await openSockets(copy.port, each))];
    const answers = sockets.map((socket) => text(socket).catch(() => ''));
    for (const socket of sockets) socket.write(get('/'));
    ends.add(await copy.stop());
    for (const answer of await Promise.all(answers)) {
      if (answer.startsWith('HTTP/1.1 200 ') && isWhole(answer)) answered += 1;
    }
  }
  const sent = 2 * each * times;
  return {
    fault: `SIGTERM of a lone copy, ${each} requests on fresh connections and ${each} on kept ones`,
    asked: 'all answered in full',
    sent: `${sent} requests in ${times} rounds, without a drain delay`,
    found: `${sent - answered} cut; exit code ${[...ends].join(', ')}`,
    holds: answered === sent && ends.size === 1 && ends.has(0),
  };
}
