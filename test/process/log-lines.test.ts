import { expect, it } from 'vitest';
import { imageFlags, importOf } from '../../tools/site-process.ts';
import { ask } from '../setup/connections.ts';
import { readLog, startProductionSite } from '../setup/process.ts';

it('the first line says what has started: the port, the build, the version of Node and the settings', async () => {
  const site = await startProductionSite();
  await site.stop();
  const [started] = await readLog(site);
  expect(started).toMatchObject({
    level: 'info',
    msg: 'started',
    port: site.port,
    build: expect.stringMatching(/^[\da-f]{16}$/),
    node: process.version,
    PUBLIC_ORIGIN: 'https://www.process.example',
    INDEXING: true,
  });
  expect(started?.['time']).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

it('each request has a line, without its query', async () => {
  const site = await startProductionSite();
  await ask(site.port, '/site?email=secret');
  await ask(site.port, '/nothing');
  await site.stop();
  const requests = (await readLog(site)).filter(({ path }) => path);
  expect(requests).toMatchObject([
    { level: 'info', method: 'GET', path: '/site', status: 200 },
    { level: 'info', method: 'GET', path: '/nothing', status: 404 },
  ]);
  expect(await site.stdout).not.toContain('secret');
});

it('with REQUEST_LOG=off a request has no line, and start and stop still have theirs', async () => {
  const site = await startProductionSite({ REQUEST_LOG: 'off' });
  await ask(site.port, '/');
  await site.stop();
  const lines = (await readLog(site)).filter(({ level }) => level === 'info');
  expect(lines.map(({ msg }) => msg)).toEqual(['started', 'stopping', 'stopped']);
});

it('an error has a line that names the files of the source code, though the build is one file', async () => {
  const failOnce = `
    const { ServerResponse } = await import('node:http');
    const { writeHead } = ServerResponse.prototype;
    ServerResponse.prototype.writeHead = () => {
      ServerResponse.prototype.writeHead = writeHead;
      throw new Error('unexpected');
    };`;
  const site = await startProductionSite({}, { execArgv: [...imageFlags, importOf(failOnce)] });
  const { status } = await ask(site.port, '/');
  expect(status).toBe(500);
  await site.stop();
  const errors = (await readLog(site)).filter(({ level }) => level === 'error');
  expect(errors).toMatchObject([
    { err: { message: 'unexpected', stack: expect.stringMatching(/server\/\S+\.ts:\d+/) } },
  ]);
});

it('the last lines say why it stops, how long it ran and how many requests it answered', async () => {
  const site = await startProductionSite();
  await ask(site.port, '/');
  await ask(site.port, '/');
  await site.stop();
  const log = await readLog(site);
  expect(log.slice(-2)).toMatchObject([
    { msg: 'stopping', reason: 'SIGTERM' },
    { msg: 'stopped', answered: 2, uptime: expect.any(Number) },
  ]);
});
