import { setTimeout as wait } from 'node:timers/promises';
import { createCopy } from './copy.ts';
import { startLoad } from './load.ts';
import { type ProxyName, startProxy } from './proxies.ts';
import type { Result } from './result.ts';

type Options = {
  readonly proxy: ProxyName;
  readonly signal: 'SIGTERM' | 'SIGKILL';
  readonly times: number;
};

/** Ends one of three copies in turn behind a proxy, under load, and starts it again. */
export async function restartCopies({ proxy, signal, times }: Options): Promise<Result> {
  const environment = { DRAIN_DELAY_MS: '1000', LOG_LEVEL: 'silent' };
  const copies = await Promise.all([1, 2, 3].map(() => createCopy({ environment })));
  await Promise.all(copies.map((copy) => copy.start()));
  const front = await startProxy(
    proxy,
    copies.map(({ port }) => port),
  );
  const load = startLoad(front.port, 20);
  const ends: (number | string)[] = [];
  for (let index = 0; index < times; index += 1) {
    const copy = copies[index % copies.length];
    ends.push((await copy?.stop(signal)) ?? 'missing');
    await copy?.start();
    await wait(500);
  }
  const { sent, failures } = await load.stop();
  await front.stop();
  await Promise.all(copies.map((copy) => copy.stop('SIGKILL')));
  const expected = signal === 'SIGTERM' ? 0 : 'SIGKILL';
  return {
    fault: `${signal} to one of three copies in turn behind ${proxy}, under load, ${times} times`,
    asked: '0 failed requests',
    sent: `${sent} requests by 20 visitors`,
    found: `${failures.length} failed${failures.length > 0 ? ` (${[...new Set(failures)].join(', ')})` : ''}`,
    holds: failures.length === 0 && ends.every((end) => end === expected),
  };
}
