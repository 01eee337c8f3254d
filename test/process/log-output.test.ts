import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ask, openSocket } from '../setup/connections.ts';
import { readLog, type SiteProcess, startProductionSite } from '../setup/site-process.ts';

it('logs startup, warnings, requests and shutdown', async () => {
  const site = await startProductionSite({ VERSION: '2026-11-22' });
  await ask(site.port, '/healthz');
  await ask(site.port, '/site');
  await site.stop();
  const log = await readLog(site);
  expect(log).toMatchObject([
    {
      msg: 'started',
      port: site.port,
      INDEXING: true,
      node: process.version,
      version: '2026-11-22',
      build: expect.stringMatching(/^[\da-f]{16}$/),
    },
    ...log.slice(1, -3).map(() => ({ level: 'warn' })),
    { method: 'GET', path: '/site', status: 200 },
    { msg: 'stopping', reason: 'SIGTERM' },
    { msg: 'stopped', forceClosed: 0, uptime: expect.any(Number) },
  ]);
  expect(log.map(({ msg }) => msg)).toContainEqual(expect.stringMatching(/^PUBLIC_ORIGIN is /));
});

/** Makes the site log lines of 500 bytes. A pipe holds 64 KB, and the site's own memory 1 MB. */
async function fillLog({ port }: SiteProcess, lines: number): Promise<void> {
  const socket = await openSocket(port);
  for (let sent = 0; sent < lines; sent += 1) {
    socket.write(
      `HEAD /${'x'.repeat(255)} HTTP/1.1\r\nHost: a\r\nX-Request-Id: ${'y'.repeat(128)}\r\n\r\n`,
    );
    const [response] = await once(socket, 'data');
    expect(String(response)).toMatch(/^HTTP\/1\.1 404 /);
  }
  socket.destroy();
}

it.each([
  { name: 'a pipe that is closed', open: () => spawn('true', { stdio: 'pipe' }).stdin },
  { name: 'a full disk', open: () => openSync('/dev/full', 'w') },
])('keeps serving and exits with code 0 if the log goes to $name', async ({ open }) => {
  const site = await startProductionSite({}, { output: open() });
  await fillLog(site, 150);
  expect((await ask(site.port, '/')).status).toBe(200);
  expect(await site.stop()).toEqual({ code: 0, signal: null });
});

it('reports the number of lost log lines after a blocked pipe', async () => {
  const site = await startProductionSite({}, { output: 'pipe' });
  await fillLog(site, 3_000);
  const closed = once(site.process, 'close');
  let read = '';
  site.process.stdout?.setEncoding('utf8').on('data', (chunk) => {
    read += chunk;
  });
  await expect.poll(() => read.length).toBeGreaterThan(1_000_000);
  await site.stop();
  await closed;
  const log = await readLog({ stdout: Promise.resolve(read) });
  const requests = log.filter(({ method }) => method === 'HEAD');
  const dropped = 3_000 - requests.length;
  expect(log.at(-1)).toMatchObject({ level: 'warn', msg: 'log lines were dropped', dropped });
  expect(requests.length).toBeLessThan(3_000);
});
