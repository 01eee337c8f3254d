import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { freePort } from '../../tools/ports.ts';
import { type SiteOptions, type SiteProcess, spawnSite } from '../../tools/site-process.ts';

/** Starts the built site at a free port, with the given settings alone. It ends with the test at the latest. */
export async function spawnTestSite(options: SiteOptions = {}): Promise<SiteProcess> {
  const environment = { PORT: String(await freePort()), ...options.environment };
  const site = spawnSite({ ...options, environment });
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  return site;
}

/** The same, for a site that starts. Resolves when it listens. */
export async function startTestSite(options?: SiteOptions): Promise<SiteProcess> {
  const site = await spawnTestSite(options);
  await site.listening;
  return site;
}

/** A connection on which these bytes have been sent. */
export async function openSocket(port: number, bytes = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  return socket;
}
