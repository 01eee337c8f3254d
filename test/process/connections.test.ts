import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { trackConnections } from '../../server/connections/connections.ts';
import { listen } from '../../server/connections/http-server.ts';
import { get, openSocket } from '../../tools/reliability/sockets.ts';
import { ask, cutIn, noneCut, readToEnd } from '../setup/connections.ts';
import { readLog, startProductionSite, startSiteWithMetrics } from '../setup/process.ts';

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
