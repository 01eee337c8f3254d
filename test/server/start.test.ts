import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import { routes } from '../../shared/routes.ts';
import { freePort } from '../../tools/running-site.ts';
import { isListening, type Running, startProcess } from '../setup/process.ts';
import { ask, portOf, testEnvironment } from '../setup/site.ts';

// Each test starts a process or two.
vi.setConfig({ testTimeout: 30_000 });

/** A place with nothing around it: no package.json, no node_modules. */
const elsewhere = mkdtempSync(join(tmpdir(), 'par-avion-'));
const dist = join(elsewhere, 'dist');
const unbuilt = join(elsewhere, 'unbuilt');
const started: Running[] = [];

function start(environment: Readonly<Record<string, string>>, ...parameters: string[]): Running {
  const site = startProcess({ dist, environment, parameters });
  started.push(site);
  return site;
}

beforeAll(() => {
  cpSync(resolve('dist'), dist, { recursive: true });
  mkdirSync(unbuilt);
  cpSync(resolve('dist/server'), join(unbuilt, 'server'), { recursive: true });
});

afterEach(() => {
  for (const site of started.splice(0)) site.process.kill('SIGKILL');
});

afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

describe('a start that can not succeed ends with code 1', () => {
  async function messageOf(site: Running): Promise<string> {
    expect(await site.ended).toEqual({ code: 1, signal: null });
    expect(await site.stdout).toBe('');
    const message = await site.stderr;
    // What the operator can remove is said without a stack.
    expect(message).not.toMatch(/^ +at /m);
    return message;
  }

  it.each([[], ['--check-config']])(
    'with wrong settings: it names them all (%s)',
    async (...parameters) => {
      const port = await freePort();
      const environment = {
        NODE_ENV: 'production',
        PORT: String(port),
        PUBLIC_ORIGIN: 'http://www.example.com/path',
        ENQUIRY_INBOX: 'box',
        LOG_LEVEL: 'loud',
      };
      const lines = (await messageOf(start(environment, ...parameters))).trim().split('\n');
      expect(lines.map((line) => line.split(' ')[0]).toSorted()).toEqual([
        'CONTACT_EMAIL',
        'CONTACT_PHONE',
        'ENQUIRY_INBOX',
        'LOG_LEVEL',
        'PUBLIC_ORIGIN',
      ]);
      expect(await isListening(port)).toBe(false);
    },
  );

  it.each(['PORT', 'ADMIN_PORT'])('on a %s that is taken: it says which', async (name) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = String(portOf(other));
    const message = await messageOf(start({ PORT: String(await freePort()), [name]: taken }));
    other.close();
    expect(message).toMatch(new RegExp(`^Port ${taken} .*taken.*\n$`));
  });

  it.each(['192.0.2.1', 'no-such-host.invalid'])('on another host’s address (%s)', async (HOST) => {
    const message = await messageOf(start({ HOST, PORT: String(await freePort()) }));
    expect(message).toContain(HOST);
  });

  it.each<[string, (file: string) => void, string]>([
    ['missing', (file) => rmSync(file), 'is missing'],
    ['truncated', (file) => truncateSync(file, 100), 'differs'],
    ['altered', (file) => appendFileSync(file, ' '), 'differs'],
  ])('in production with a file that is %s: it says which', async (_case, damage, message) => {
    const damaged = join(elsewhere, 'damaged');
    const [asset] = readBuildOutput(dist).assets;
    for (const file of ['manifest.json', `client${asset?.path}`]) {
      cpSync(dist, damaged, { recursive: true });
      damage(join(damaged, file));
      const site = startProcess({
        dist: damaged,
        environment: { ...testEnvironment, PORT: String(await freePort()) },
      });
      expect(await messageOf(site)).toMatch(new RegExp(`^${file} ${message}`));
      rmSync(damaged, { recursive: true });
    }
  });

  it('without a build: it says what to run', async () => {
    const site = startProcess({ dist: unbuilt, environment: { PORT: String(await freePort()) } });
    expect(await messageOf(site)).toMatch(/^[^\n]*npm run build[^\n]*\n$/);
  });
});

describe('a start from a copy of dist alone', () => {
  it('answers every route, and says in one line where', async () => {
    const port = await freePort();
    const site = start({ PORT: String(port) });
    expect(await site.listening).toMatch(new RegExp(`^[^\n]*http://localhost:${port}[^\n]*\n$`));
    for (const { path } of routes) expect((await ask(port, path)).status).toBe(200);
    site.process.kill();
    expect(await site.ended).toEqual({ code: 0, signal: null });
    expect(await site.stderr, 'not even a warning').toBe('');
  });

  it('in production logs JSON lines: start with settings but no inbox, requests, stop', async () => {
    const port = await freePort();
    const site = start({
      ...testEnvironment,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGN: 'misspelt',
      LOG_LEVEL: 'info',
      DRAIN_DELAY_MS: '0',
    });
    await site.listening;
    await vi.waitFor(async () => expect(await isListening(port)).toBe(true));
    const { text: html } = await ask(port, '/site?secret');
    expect(html).toContain(`href="${testEnvironment.PUBLIC_ORIGIN}/"`);
    expect(html).toContain(`action="${testEnvironment.ENQUIRY_ENDPOINT}/`);
    site.process.kill();
    await site.ended;
    const output = await site.stdout;
    const lines = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      expect.objectContaining({ level: 'warn', msg: expect.stringContaining('PUBLIC_ORIGN') }),
      expect.objectContaining({
        msg: 'started',
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        publicOrigin: testEnvironment.PUBLIC_ORIGIN,
      }),
      expect.objectContaining({ method: 'GET', path: '/site', status: 200 }),
      expect.objectContaining({ msg: 'stopping', reason: 'SIGTERM' }),
      expect.objectContaining({ msg: 'stopped', cut: 0 }),
    ]);
    expect(output).not.toContain(testEnvironment.ENQUIRY_INBOX);
  });

  it('--check-config prints the effective settings without the inbox, and ends', async () => {
    const site = start({ ...testEnvironment, PORT: '1234' }, '--check-config');
    expect(await site.ended).toEqual({ code: 0, signal: null });
    const output = await site.stdout;
    expect(JSON.parse(output)).toMatchObject({ port: 1234, production: true });
    expect(output).not.toContain(testEnvironment.ENQUIRY_INBOX);
  });
});
