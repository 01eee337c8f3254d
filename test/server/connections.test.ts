import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { trackConnections } from '../../server/connections/connections.ts';
import { get, openSocket, portOf, type Served, serveSite } from '../setup/site.ts';

const keepAlive = { headers: { Connection: 'keep-alive' } };

/** Opens a client that asks until the buffers on the way are full, and reads nothing. Returns the server's end of it. */
async function openNonReadingClient({ port, server }: Served): Promise<Socket> {
  const client = await openSocket(port);
  onTestFinished(() => void client.destroy());
  client.on('error', () => undefined).pause();
  for (;;) {
    client.write(get('/'));
    const [{ socket }, response] = await once(server, 'request');
    // Server and client are one process: what the buffers take is taken at once.
    await wait(5);
    if (!response.writableFinished) await wait(200);
    if (!response.writableFinished) return socket;
  }
}

it('an idle connection is kept as long as it is set; while draining every answer ends its own', async () => {
  const site = await serveSite({ DRAIN_DELAY_MS: '9000', KEEP_ALIVE_TIMEOUT_MS: '7000' });
  const { headers: before } = await site.ask('/readyz', keepAlive);
  expect(before['keep-alive']).toMatch('timeout=7,');
  void site.shutdown.begin();
  const statuses = { '/readyz': 503, '/healthz': 200, '/': 200, '/NOTHING': 404 };
  for (const [target, expected] of Object.entries(statuses)) {
    const { status, headers } = await site.ask(target, keepAlive);
    expect([status, headers.connection], target).toEqual([expected, 'close']);
  }
});

it('a client that takes nothing of its answer is cut within 30 s', async () => {
  const site = await serveSite();
  const { timeout } = site.server;
  // Node looks for progress once, and gives as much time again.
  expect(2 * timeout).toBeLessThan(30_000);
  expect(timeout).toBeGreaterThan(5_000);
  site.server.timeout = timeout / 20;
  const client = await openNonReadingClient(site);
  await once(client, 'close');
});

it('a client that does not read holds up no other in a shutdown, and is counted', async () => {
  const site = await serveSite({ DRAIN_DELAY_MS: '0', SHUTDOWN_TIMEOUT_MS: '4000' });
  const client = await openNonReadingClient(site);
  const idle = await openSocket(site.port, get('/'));
  await once(idle, 'data');
  const stopped = site.shutdown.begin();
  await once(idle.resume(), 'close');
  expect(client.closed, 'it is still waited for').toBe(false);
  expect(await stopped).toMatchObject({ cut: 1 });
});

it('a client that asks for very much at once is cut', async () => {
  const { port } = await serveSite();
  const greedy = await openSocket(port, get('/').repeat(400));
  greedy.on('error', () => undefined);
  let answers = 0;
  greedy.on('data', (chunk) => {
    answers += `${chunk}`.split('HTTP/1.1 200').length - 1;
  });
  await once(greedy, 'close');
  expect(answers).toBeLessThan(20);
});

it('where there are too many, the connection that asked longest ago gives way', async () => {
  const server = createServer((_request, response) => response.end('a'));
  trackConnections(server, 3);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => server.closeAllConnections());
  async function ask(socket?: Socket): Promise<Socket> {
    const asking = socket ?? (await openSocket(portOf(server)));
    asking.write(get('/'));
    await once(asking, 'data');
    return asking;
  }
  const first = await ask();
  const second = await ask();
  await ask(first);
  const third = await ask();
  if (!second.closed) await once(second, 'close');
  expect([first.closed, third.closed]).toEqual([false, false]);
});
