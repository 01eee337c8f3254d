import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { trackConnections } from '../../server/connections/connections.ts';
import { listen } from '../../server/connections/http-server.ts';
import { openNonReadingClient } from '../../tools/reliability/non-reading-client.ts';
import { get, openSocket } from '../../tools/reliability/sockets.ts';
import { ask, readToEnd } from '../setup/connections.ts';
import { readLog, startProductionSite, startSiteWithMetrics } from '../setup/process.ts';

/** The connections cut so far, by reason, as the metrics have them. */
function cutIn(metrics: string): Readonly<Record<string, number>> {
  const series = metrics.matchAll(/^site_connections_cut_total\{reason="(.*)"\} (\d+)$/gm);
  return Object.fromEntries([...series].map(([, reason, count]) => [reason, Number(count)]));
}

const noneCut = { 'too-many-requests': 0, overload: 0, timeout: 0, shutdown: 0 };

it('an idle connection is kept for as long as it is set, and the client is told', async () => {
  const site = await startProductionSite({ KEEP_ALIVE_TIMEOUT_MS: '7000' });
  const headers = { Connection: 'keep-alive' };
  const answer = await ask(site.port, '/', { headers });
  expect(answer.headers['keep-alive']).toMatch(/^timeout=7\b/);
});

describe('a client that asks for 40 pages at once', () => {
  it('is reset before it has 20', async () => {
    const site = await startProductionSite();
    const client = await openSocket(site.port, get('/').repeat(40));
    const { received, errorCode } = await readToEnd(client);
    expect(errorCode).toBe('ECONNRESET');
    expect(received.split('HTTP/1.1 200 ').length - 1).toBeLessThan(20);
  });

  it('is counted in the metrics and in the last line', async () => {
    const { site, readMetrics } = await startSiteWithMetrics();
    expect(cutIn(await readMetrics())).toEqual(noneCut);
    const client = await openSocket(site.port, get('/').repeat(40));
    await readToEnd(client);
    const expected = { ...noneCut, 'too-many-requests': 1 };
    expect(cutIn(await readMetrics())).toEqual(expected);
    await site.stop();
    expect((await readLog(site)).at(-1)).toMatchObject({ msg: 'stopped', cut: expected });
  });
});

describe('a client that takes nothing of its answers', () => {
  /** The system keeps up to 4 MB for a client that is not reset; what has arrived, 0.1 MB, the client has for itself. */
  const arrivedAtMost = 1_000_000;

  it('is reset and counted after 12 to 24 s, so that the system keeps nothing for it', async () => {
    const { site, readMetrics } = await startSiteWithMetrics();
    const client = await openNonReadingClient(site.port);
    onTestFinished(() => void client.destroy());
    await wait(5_000);
    expect(cutIn(await readMetrics())).toEqual(noneCut);
    const expectCut = async () =>
      expect(cutIn(await readMetrics())).toEqual({ ...noneCut, timeout: 1 });
    await vi.waitFor(expectCut, { timeout: 60_000, interval: 500 });
    expect(await readMetrics()).toContain('\nsite_open_sockets 0\n');
    const { received } = await readToEnd(client);
    expect(received.length).toBeLessThan(arrivedAtMost);
  });

  it('holds up no other in a shutdown', async () => {
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
  });

  it('is reset at the end of the shutdown, and logged before the last line as having got nothing', async () => {
    const site = await startProductionSite({ SHUTDOWN_TIMEOUT_MS: '3000' });
    const client = await openNonReadingClient(site.port);
    await wait(1_000);
    expect(await site.stop()).toEqual({ code: 0, signal: null });
    const { received } = await readToEnd(client);
    expect(received.length).toBeLessThan(arrivedAtMost);
    const log = await readLog(site);
    const cut = { ...noneCut, shutdown: 1 };
    expect(log.at(-1)).toMatchObject({ msg: 'stopped', cut });
    const stopping = log.findIndex(({ msg }) => msg === 'stopping');
    const cutRequests = log.slice(stopping + 1, -1);
    expect(cutRequests.length).toBeGreaterThan(0);
    for (const request of cutRequests) expect(request).toMatchObject({ aborted: true, bytes: 0 });
    expect(await site.stderr).not.toContain('Error');
  });
});

it('half a request is given 10 s, and counted; a connection without any too, and is not counted', async () => {
  const { site, readMetrics } = await startSiteWithMetrics();
  const unused = await openSocket(site.port);
  const half = await openSocket(site.port, 'GET / HTTP/1.1\r\nHost: a.example\r\n');
  const ends = await Promise.all([readToEnd(half), readToEnd(unused)]);
  for (const { received } of ends) expect(received).toMatch(/^HTTP\/1\.1 408 /);
  expect(cutIn(await readMetrics())).toEqual({ ...noneCut, timeout: 1 });
});

it('where there are too many connections, the one that asked longest ago is reset', async () => {
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
  const secondEnds = readToEnd(second);
  await askOnce(first);
  const third = await askOnce(await openSocket(port));
  expect(await secondEnds).toMatchObject({ errorCode: 'ECONNRESET' });
  expect([first.closed, third.closed]).toEqual([false, false]);
  expect(connections.counts.cut).toEqual({ ...noneCut, overload: 1 });
});
