import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../running-site.ts';
import { createCopy } from './copy.ts';
import type { Result } from './result.ts';

/** Asks for pages and goes away in the middle of the answer. */
export async function leaveMidAnswer(count: number): Promise<Result> {
  const adminPort = await freePort();
  const copy = await createCopy({
    environment: { LOG_LEVEL: 'silent', DRAIN_DELAY_MS: '0', ADMIN_PORT: String(adminPort) },
  });
  await copy.start();
  await leave(copy.port, Math.min(count, 500));
  await wait(500);
  const before = copy.memory();
  await leave(copy.port, count);
  await wait(2_000);
  const after = copy.memory();
  const metrics = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
  const open = Number(/^site_open_sockets (\d+)/m.exec(metrics)?.[1]);
  await copy.stop('SIGTERM');
  return {
    fault: `clients gone mid-answer, ${count} times`,
    asked: 'no leak of sockets or memory',
    sent: `${count} connections with ten requests each`,
    found: `${open} sockets open afterwards; memory ${before.toFixed(0)} → ${after.toFixed(0)} MiB`,
    holds: open <= 1 && after < before + 24,
  };
}

async function leave(port: number, count: number): Promise<void> {
  let left = count;

  async function visit(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(10));
      await once(socket, 'readable');
      socket.resetAndDestroy();
    }
  }

  await Promise.all(Array.from({ length: 20 }, visit));
}
