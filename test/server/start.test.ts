import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import { routes } from '../../shared/routes.ts';
import { freePort } from '../../tools/ports.ts';
import { startProcess } from '../setup/process.ts';
import { ask, portOf, testEnvironment } from '../setup/site.ts';

// Each test starts a process or two.
vi.setConfig({ testTimeout: 30_000 });

type Environment = Readonly<Record<string, string>>;

/** A place with nothing around it: no package.json, no node_modules. */
const elsewhere = mkdtempSync(join(tmpdir(), 'par-avion-'));
const dist = join(elsewhere, 'dist');
cpSync('dist', dist, { recursive: true });
afterAll(() => rmSync(elsewhere, { recursive: true }));

async function start(environment: Environment, parameters: readonly string[] = [], from = dist) {
  const port = await freePort();
  const settings = { PORT: String(port), ...environment };
  return startProcess({ dist: from, environment: settings, parameters });
}

describe('a start that can not succeed ends with code 1', () => {
  /** What the operator reads: without a stack, since it is the operator who can remove the cause. */
  async function messageOf(...given: Parameters<typeof start>): Promise<string> {
    const site = await start(...given);
    expect(await site.ended).toEqual({ code: 1, signal: null });
    expect(await site.stdout).toBe('');
    const message = await site.stderr;
    expect(message).not.toMatch(/^ +at /m);
    return message;
  }

  it.each(['', '--check-config'])('with wrong settings: it names them all %s', async (option) => {
    const settings = { PUBLIC_ORIGIN: 'http://a.example', LOG_LEVEL: 'loud' };
    const message = await messageOf(settings, [option]);
    expect(message).toMatch(/^PUBLIC_ORIGIN is .*\nLOG_LEVEL is .*\n$/);
  });

  it.each(['PORT', 'ADMIN_PORT'])('on a %s that is taken: it says which', async (name) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = String(portOf(other));
    const message = await messageOf({ [name]: taken });
    other.close();
    expect(message).toMatch(new RegExp(`^Port ${taken} .*taken.*\n$`));
  });

  it('on another host’s address', async () => {
    expect(await messageOf({ HOST: '192.0.2.1' })).toContain('192.0.2.1');
  });

  const asset = `client${readBuildOutput('dist').assets[0]?.path}`;

  it.each<[string, string, (file: string) => void]>([
    ['missing', asset, rmSync],
    ['altered', asset, (file) => appendFileSync(file, ' ')],
    ['truncated', 'manifest.json', (file) => truncateSync(file, 100)],
  ])('in production with a file that is %s', async (damage, file, apply) => {
    const damaged = join(elsewhere, damage);
    cpSync(dist, damaged, { recursive: true });
    apply(join(damaged, file));
    expect(await messageOf(testEnvironment, [], damaged)).toMatch(/^The build is damaged.*\n$/);
  });

  it('without a build: it says what to run', async () => {
    const unbuilt = join(elsewhere, 'unbuilt');
    cpSync(join(dist, 'server'), join(unbuilt, 'server'), { recursive: true });
    expect(await messageOf({}, [], unbuilt)).toMatch(/^[^\n]*npm run build[^\n]*\n$/);
  });
});

describe('a start from a copy of dist alone', () => {
  it('answers every route, and says in one line where', async () => {
    const { port, ...site } = await start({});
    await site.listening;
    for (const { path } of routes) expect((await ask(port, path)).status).toBe(200);
    site.process.kill();
    expect(await site.ended).toEqual({ code: 0, signal: null });
    expect(await site.stdout).toMatch(new RegExp(`^[^\n]*http://localhost:${port}[^\n]*\n`));
    expect(await site.stderr, 'not even a warning').toBe('');
  });

  it('in production logs JSON lines at once: start with settings but no inbox, requests, stop', async () => {
    const log = { LOG_LEVEL: 'info', DRAIN_DELAY_MS: '0', PUBLIC_ORIGN: 'misspelt' };
    const { port, ...site } = await start({ ...testEnvironment, HOST: '127.0.0.1', ...log });
    let written = '';
    site.process.stdout?.on('data', (chunk) => {
      written += chunk;
    });
    await vi.waitFor(() => expect(written).toContain('"started"'), 8_000);
    const { text: html } = await ask(port, '/site?secret');
    expect(html).toContain(`href="${testEnvironment.PUBLIC_ORIGIN}/"`);
    expect(html).toContain(`action="${testEnvironment.ENQUIRY_ENDPOINT}/`);
    await ask(port, '/nothing');
    await vi.waitFor(() => expect(written).toContain('/nothing'), 2_000);
    site.process.kill();
    await site.ended;
    const output = await site.stdout;
    const lines = output.trim().split('\n');
    const { PUBLIC_ORIGIN, ENQUIRY_INBOX: inbox } = testEnvironment;
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warn', msg: expect.stringContaining('PUBLIC_ORIGN') },
      { msg: 'started', build: expect.stringMatching(/^[\da-f]{16}$/), PUBLIC_ORIGIN },
      { method: 'GET', path: '/site', status: 200 },
      { method: 'GET', path: '/nothing', status: 404 },
      { msg: 'stopping', reason: 'SIGTERM' },
      { msg: 'stopped', cut: 0 },
    ]);
    expect(output).not.toContain(inbox);
  });

  it('--check-config prints the effective settings without the inbox, and ends', async () => {
    const site = await start({ ...testEnvironment, PORT: '1234' }, ['--check-config']);
    expect(await site.ended).toEqual({ code: 0, signal: null });
    const output = await site.stdout;
    expect(JSON.parse(output)).toMatchObject({ PORT: 1234, production: true });
    expect(output).not.toContain(testEnvironment.ENQUIRY_INBOX);
  });

  it('serves metrics on the admin port alone', async () => {
    const adminPort = await freePort();
    const { port, listening } = await start({ ADMIN_PORT: `${adminPort}`, LOG_LEVEL: 'silent' });
    await listening;
    for (const target of ['/', '/?a=1', '/healthz', '/NOTHING']) await ask(port, target);
    expect((await ask(port, '/metrics')).status).toBe(404);
    expect((await ask(adminPort, '/')).status).toBe(404);
    const { text } = await ask(adminPort, '/metrics');
    expect(text).toMatch(/^site_requests_total\{route="home",status="2xx",coding="identity"\} 2$/m);
    expect(text).toMatch(/^site_requests_total\{route="not-found",status="4xx",.*\} 2$/m);
    expect(text).toContain('site_request_duration_seconds_bucket');
    expect(text).not.toContain('healthz');
  });
});
