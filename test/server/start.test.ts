import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { routes } from '../../shared/routes.ts';
import { freePort } from '../../tools/ports.ts';
import { imageFlags, importOf, type SiteOptions } from '../../tools/site-process.ts';
import {
  ask,
  get,
  openSocket,
  portOf,
  spawnTestSite,
  startTestSite,
  testEnvironment,
} from '../setup/site.ts';

/** A place with nothing around it: no package.json, no node_modules. */
const elsewhere = mkdtempSync(join(tmpdir(), 'par-avion-'));
const dist = join(elsewhere, 'dist');
cpSync('dist', dist, { recursive: true });
afterAll(() => rmSync(elsewhere, { recursive: true }));

/** What the operator reads: without a stack, since it is the operator who can remove the cause. */
async function messageOf(options: SiteOptions): Promise<string> {
  const site = await spawnTestSite({ dist, ...options });
  expect(await site.ended).toEqual({ code: 1, signal: null });
  expect(await site.stdout).toBe('');
  const message = await site.stderr;
  expect(message).not.toMatch(/^ +at /m);
  return message;
}

describe('a start that cannot succeed ends with code 1 and says why', () => {
  it.each<[string, Readonly<Record<string, string>>, RegExp]>([
    [
      'wrong settings',
      { PUBLIC_ORIGIN: 'http://a.example', LOG_LEVEL: 'loud' },
      /^PUBLIC_ORIGIN is .*\nLOG_LEVEL is .*\n$/,
    ],
    ['no shared folder', { SHARED_ASSETS: '/missing' }, /^SHARED_ASSETS is "\/missing".*\n$/],
    ['a folder that takes no files', { SHARED_ASSETS: '/proc' }, /^SHARED_ASSETS is "\/proc".*\n$/],
  ])('%s; so does --check-config', async (_cause, environment, message) => {
    expect(await messageOf({ environment })).toMatch(message);
    expect(await messageOf({ environment, parameters: ['--check-config'] })).toMatch(message);
  });

  it.each(['PORT', 'ADMIN_PORT'])('a %s that is taken', async (name) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = String(portOf(other));
    const message = await messageOf({ environment: { [name]: taken } });
    other.close();
    expect(message).toMatch(new RegExp(`^Port ${taken} .*in use.*\n$`));
  });

  it.each<[string, Readonly<Record<string, string>>, string, (file: string) => void]>([
    ['no build', {}, 'manifest.json', rmSync],
    ['a file missing', testEnvironment, 'client/licences.txt', rmSync],
    ['a file truncated', testEnvironment, 'manifest.json', (file) => truncateSync(file, 100)],
    ['another file', testEnvironment, 'server/main.js', (file) => appendFileSync(file, '\n')],
  ])('%s', async (damage, environment, file, apply) => {
    const damaged = join(elsewhere, damage);
    cpSync(dist, damaged, { recursive: true });
    apply(join(damaged, file));
    const message = await messageOf({ dist: damaged, environment });
    expect(message).toMatch(/^The build is missing or damaged: run npm run build.*\n$/);
  });
});

describe('a start from dist alone', () => {
  it('answers every route, and says in one line where', async () => {
    const site = await startTestSite({ dist });
    for (const { path } of routes) expect((await ask(site.port, path)).status).toBe(200);
    expect(await site.stop()).toEqual({ code: 0, signal: null });
    expect(await site.stdout).toMatch(new RegExp(`^[^\n]*http://localhost:${site.port}[^\n]*\n{`));
    expect(await site.stderr, 'not even a warning').toBe('');
  });

  it('in production logs JSON lines: a start with settings but no inbox, requests, an error, a stop', async () => {
    const preload = `
      const { ServerResponse } = await import('node:http');
      const { writeHead } = ServerResponse.prototype;
      ServerResponse.prototype.writeHead = () => {
        ServerResponse.prototype.writeHead = writeHead;
        throw new Error('unexpected');
      };`;
    const log = { LOG_LEVEL: 'info', DRAIN_DELAY_MS: '0' };
    const environment = { ...testEnvironment, HOST: '127.0.0.1', ...log };
    const execArgv = [...imageFlags, importOf(preload)];
    const site = await startTestSite({ dist, environment, execArgv });
    for (const target of ['/', '/site?secret']) await ask(site.port, target);
    await site.stop();
    const output = await site.stdout;
    const lines = output.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'started', PORT: site.port, PUBLIC_ORIGIN: testEnvironment.PUBLIC_ORIGIN },
      // The files and lines of the sources, not those of the minified build.
      { level: 'error', err: { stack: expect.stringMatching(/server\/respond\/\S+\.ts:\d+/) } },
      { path: '/', status: 500 },
      { method: 'GET', path: '/site', status: 200 },
      { msg: 'stopping', reason: 'SIGTERM' },
      { msg: 'stopped', cut: 0 },
    ]);
    expect(output).not.toMatch(new RegExp(`secret|${testEnvironment.ENQUIRY_INBOX}`));
  });

  it('--check-config prints the effective settings without the inbox, and ends', async () => {
    const environment = { ...testEnvironment, SHARED_ASSETS: elsewhere };
    const site = await spawnTestSite({ dist, environment, parameters: ['--check-config'] });
    expect(await site.ended).toEqual({ code: 0, signal: null });
    const output = await site.stdout;
    expect(JSON.parse(output)).toMatchObject({ PORT: site.port, ENQUIRY_INBOX: '***' });
    expect(output).not.toContain(testEnvironment.ENQUIRY_INBOX);
  });

  it('serves metrics on the admin port alone, with the build that the log names', async () => {
    const adminPort = await freePort();
    const environment = { ...testEnvironment, DRAIN_DELAY_MS: '0', ADMIN_PORT: `${adminPort}` };
    const site = await startTestSite({ dist, environment });
    for (const target of ['/', '/?a=1', '/healthz', '/NOTHING']) await ask(site.port, target);
    for (const problem of ['hydration', 'anything']) {
      await ask(site.port, `/browser-problem/${problem}`, { method: 'POST' });
    }
    expect((await ask(site.port, '/metrics')).status).toBe(404);
    expect((await ask(adminPort, '/')).status).toBe(404);
    const text = await vi.waitFor(async () => {
      // A reset may overtake the request before it.
      (await openSocket(site.port, get('/site'))).resetAndDestroy();
      const metrics = await ask(adminPort, '/metrics');
      expect(metrics.text).toMatch(/^site_requests_aborted_total [1-9]/m);
      return metrics.text;
    }, 10_000);
    expect(text).toMatch(/^site_requests_total\{route="home",status="2xx",coding="identity"\} 2$/m);
    expect(text).toMatch(/^site_requests_total\{route="not-found",status="4xx",.*\} 3$/m);
    expect(text).toMatch(/^site_requests_total\{route="browser-hydration",status="2xx",.*\} 1$/m);
    expect(text).not.toContain('anything');
    expect(text).toMatch(/^site_request_duration_seconds_count\{route="home"\} 2$/m);
    expect(text).not.toContain('healthz');
    await site.stop();
    const { build } = JSON.parse((await site.stdout).split('\n', 1)[0] ?? '');
    expect(text).toContain(`site_build_info{build="${build}",node="${process.version}"} 1`);
    expect(build).toMatch(/^[\da-f]{16}$/);
  });
});
