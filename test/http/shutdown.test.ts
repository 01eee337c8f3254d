import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import express from 'express';
import { expect, it, vi } from 'vitest';
import { createLog } from '../../server/process/log.ts';
import { startServer } from '../../server/process/server.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { isListening } from '../../tools/ports.ts';
import { get, openSocket } from '../setup/connections.ts';

/** More bytes than socket buffers hold (4 MB on Linux). */
const large = Buffer.alloc(20_000_000);

/** Starts a server, with a client that does not read its response yet. */
async function startWithSlowClient(timeoutMs: number) {
  const environment = { HOST: '127.0.0.1', PORT: '0', DRAIN_DELAY_MS: '0' };
  const settings = parseSettings({ ...environment, SHUTDOWN_TIMEOUT_MS: String(timeoutMs) });
  const onClose = vi.fn();
  const app = express().use((_request, response) => {
    response.once('close', onClose).end(large);
  });
  const log = createLog({ write: () => undefined });
  const server = await startServer(settings, log, async () => ({ app, admin: undefined }));
  const client = await openSocket(server.port, get('/'));
  await once(client, 'readable');
  return { ...server, client, onClose };
}

it('sends a slow client its whole response after the port has closed', async () => {
  const { port, shutdown, client } = await startWithSlowClient(600_000);
  const ended = shutdown.begin();
  await vi.waitFor(async () => expect(await isListening(port)).toBe(false), 10_000);
  // Longer than the grace period of idle connections.
  await wait(1_000);
  expect((await buffer(client)).length).toBeGreaterThan(large.length);
  expect(await ended).toBe(0);
});

it('resets a slow client at SHUTDOWN_TIMEOUT_MS', async () => {
  const { shutdown, client, onClose } = await startWithSlowClient(2_000);
  const begun = performance.now();
  expect(await shutdown.begin()).toBe(1);
  // The timeout of the server would reset the connection only after 12 s.
  expect(performance.now() - begun).toBeLessThan(9_000);
  // The request is logged on this event.
  expect(onClose).toHaveBeenCalledOnce();
  client.destroy();
});

it('closes idle connections, used and unused', async () => {
  const { port, shutdown, client } = await startWithSlowClient(8_000);
  client.resume();
  (await openSocket(port)).resume();
  // Shorter than Node's timeout for a connection's first request: 10 s.
  expect(await shutdown.begin()).toBe(0);
});
