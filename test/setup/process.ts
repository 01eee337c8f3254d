import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { type SiteOptions, type SiteProcess, spawnSite } from '../../tools/site-process.ts';

/** The built server in a process of its own, which ends with the test at the latest. */
export function startProcess(options: SiteOptions): SiteProcess {
  const site = spawnSite(options);
  onTestFinished(() => void site.process.kill('SIGKILL'));
  return site;
}

/** A connection on which these bytes have been sent. */
export async function openSocket(port: number, bytes = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  return socket;
}
