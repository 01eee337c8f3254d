import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { trackConnections } from '../../server/connections/connections.ts';
import { listen } from '../../server/connections/http-server.ts';
import { freePort } from '../../tools/ports.ts';
import { openNonReadingClient } from '../../tools/reliability/non-reading-client.ts';
import { ask, get, openSocket } from '../setup/connections.ts';
import { readLog, startProductionSite } from '../setup/process.ts';

it('an idle connection is kept for as long as it is set, and the client is told', async () => {
  const site = await startProductionSite({ KEEP_ALIVE_TIMEOUT_MS: '7000' });
  const headers = { Connection: 'keep-alive' };
  const answer = await ask(site.port, '/', { headers });
  expect(answer.headers['keep-alive']).toMatch(/^timeout=7\b/);
});

it('a client that takes nothing of its answer is cut, after 12 to 24 s', async () => {
  const adminPort = await freePort();
  const site = await startProductionSite({ ADMIN_PORT: String(adminPort) });
  const client = await openNonReadingClient(site.port);
  onTestFinished(() => void client.destroy());
  async function expectConnections(count: number): Promise<void> {
    const metrics = await ask(adminPort, '/metrics');
    expect(metrics.text).toContain(`\nsite_open_sockets ${count}\n`);
  }
  await wait(5_000);
  await expectConnections(1);
  await vi.waitFor(() => expectConnections(0), { timeout: 60_000, interval: 500 });
});

it('a client that does not read holds up no other in a shutdown, and is counted', async () => {
  const site = await startProductionSite({ SHUTDOWN_TIMEOUT_MS: '15000' });
  const client = await openNonReadingClient(site.port);
  onTestFinished(() => void client.destroy());
  const idle = await openSocket(site.port, get('/'));
  await once(idle, 'data');
  const closed = once(idle.resume(), 'close');
  const started = performance.now();
  site.process.kill('SIGTERM');
  await closed;
  // The other one is waited for until half a second before the end of the 15 s.
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(await site.ended).toEqual({ code: 0, signal: null });
  const log = await readLog(site);
  const stopped = log.find(({ msg }) => msg === 'stopped');
  expect(stopped).toMatchObject({ cut: 1 });
});

it('a client that is cut at the end of the shutdown is logged before the last line, as having got nothing', async () => {
  const site = await startProductionSite({ SHUTDOWN_TIMEOUT_MS: '3000' });
  const client = await openNonReadingClient(site.port);
  onTestFinished(() => void client.destroy());
  await wait(1_000);
  expect(await site.stop()).toEqual({ code: 0, signal: null });
  const log = await readLog(site);
  expect(log.at(-1)).toMatchObject({ msg: 'stopped', cut: 1 });
  const stopping = log.findIndex(({ msg }) => msg === 'stopping');
  const cutRequests = log.slice(stopping + 1, -1);
  expect(cutRequests.length).toBeGreaterThan(0);
  for (const request of cutRequests) expect(request).toMatchObject({ aborted: true, bytes: 0 });
  expect(await site.stderr).not.toContain('Error');
});

it('a client that asks for 40 pages at once is cut before it has 20', async () => {
  const site = await startProductionSite();
  const greedy = await openSocket(site.port);
  greedy.on('error', () => undefined);
  let answers = '';
  greedy.setEncoding('latin1').on('data', (chunk) => {
    answers += chunk;
  });
  greedy.write(get('/').repeat(40));
  await once(greedy, 'close');
  expect(answers.split('HTTP/1.1 200 ').length - 1).toBeLessThan(20);
});

it('where there are too many connections, the one that asked longest ago gives way', async () => {
  const server = createServer((_request, response) => response.end('a'));
  onTestFinished(() => server.closeAllConnections());
  const connections = trackConnections(server, 3);
  server.on('request', connections.track);
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  async function askOnce(socket: Socket): Promise<Socket> {
    socket.write(get('/'));
    await once(socket, 'data');
    return socket;
  }
  const first = await askOnce(await openSocket(port));
  const second = await askOnce(await openSocket(port));
  await askOnce(first);
  const third = await askOnce(await openSocket(port));
  if (!second.closed) await once(second, 'close');
  expect([first.closed, third.closed]).toEqual([false, false]);
});
