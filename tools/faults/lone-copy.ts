import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createCopy } from './copy.ts';
import type { Result } from './result.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** Stops a lone copy at the moment at which requests have been sent on fresh and on kept connections. */
export async function stopLoneCopy(each: number, times: number): Promise<Result> {
  let answered = 0;
  const ends = new Set<number | string>();
  for (let round = 0; round < times; round += 1) {
    const copy = await createCopy({ environment: { LOG_LEVEL: 'silent', DRAIN_DELAY_MS: '0' } });
    await copy.start();
    const kept = await openAll(copy.port, each);
    for (const socket of kept) socket.write(get('/healthz'));
    await Promise.all(kept.map((socket) => once(socket, 'data')));
    const sockets = [...kept, ...(await openAll(copy.port, each))];
    const answers = sockets.map((socket) => text(socket).catch(() => ''));
    for (const socket of sockets) socket.write(get('/'));
    ends.add(await copy.stop('SIGTERM'));
    for (const answer of await Promise.all(answers)) {
      if (answer.startsWith('HTTP/1.1 200 ') && answer.trimEnd().endsWith('</html>')) answered += 1;
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

async function openAll(port: number, count: number): Promise<readonly Socket[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    }),
  );
}
