import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { trackConnections } from '../../server/connections/connections.ts';
import { listen } from '../../server/connections/http-server.ts';
import { ask, cutIn, noneCut, readToEnd } from '../setup/connections.ts';
import { readLog, startProductionSite, startSiteWithMetrics } from '../setup/process.ts';
import { get, openSocket } from '../setup/sockets.ts';

it('the client is told how long an idle connection is kept: KEEP_ALIVE_TIMEOUT_MS', async () => {
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

it('half a request, and a connection without any, get 408 after 10 s; only the first is counted as cut', async () => {
  const { site, readMetrics } = await startSiteWithMetrics();
  const opened = performance.now();
  const unused = await openSocket(site.port);
  const half = await openSocket(site.port, 'GET / HTTP/1.1\r\nHost: a.example\r\n');
  async function expectTimeout(socket: Socket): Promise<void> {
    const { received } = await readToEnd(socket);
    const ms = performance.now() - opened;
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(ms).toBeGreaterThan(9_000);
    expect(ms).toBeLessThan(20_000);
  }
  await Promise.all([expectTimeout(half), expectTimeout(unused)]);
  expect(cutIn(await readMetrics())).toEqual({ ...noneCut, timeout: 1 });
});

it('where there are too many connections, the one that asked longest ago is reset', async () => {
  // In this process, where the limit can be 3: the built site's is 4,000.
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
  // Open connections and unanswered requests count together: the third client's request makes four.
  const third = await askOnce(await openSocket(port));
  expect(await secondEnds).toMatchObject({ errorCode: 'ECONNRESET' });
  expect([first.closed, third.closed]).toEqual([false, false]);
  expect(connections.counts.cut).toEqual({ ...noneCut, overload: 1 });
});
