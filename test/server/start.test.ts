import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { routes } from '../../shared/routes.ts';
import { freePort } from '../../tools/running-site.ts';
import { ask, portOf, testEnvironment } from '../setup/site.ts';

/** A place with nothing around it: no package.json, no node_modules. */
const elsewhere = mkdtempSync(join(tmpdir(), 'par-avion-'));
const dist = join(elsewhere, 'dist');
const unbuilt = join(elsewhere, 'unbuilt');
const started: ChildProcess[] = [];

// Each test starts a process or two.
vi.setConfig({ testTimeout: 30_000 });

type Ended = { readonly code: number | null; readonly signal: string | null };
type Running = {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
  readonly stdout: Promise<string>;
  readonly stderr: Promise<string>;
};

/** Starts the built server as an operator would, with an environment of PATH and the given settings alone. */
function start(environment: Readonly<Record<string, string>>, folder = dist): Running {
  const child = spawn(process.execPath, [join(folder, 'server/main.js')], {
    cwd: elsewhere,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return {
    process: child,
    ended: once(child, 'exit').then(([code, signal]) => ({ code, signal })),
    stdout: text(child.stdout),
    stderr: text(child.stderr),
  };
}

/** Resolves with what the server says once it listens. */
async function said({ process: { stdout } }: Running): Promise<string> {
  if (!stdout) throw new Error('The output of the server is not read.');
  const [line] = (await once(stdout, 'data')) as [Buffer];
  return line.toString();
}

async function listening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

beforeAll(() => {
  cpSync(resolve('dist'), dist, { recursive: true });
  mkdirSync(unbuilt);
  cpSync(resolve('dist/server'), join(unbuilt, 'server'), { recursive: true });
});

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

describe('a start that can not succeed', () => {
  it('with wrong settings ends before listening, with one message that names them all', async () => {
    const port = await freePort();
    const site = start({
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_ORIGIN: 'http://www.example.com/path',
      ENQUIRY_INBOX: 'box',
      CONTACT_PHONE: 'call us',
      LOG_LEVEL: 'loud',
    });
    expect(await site.ended).toEqual({ code: 1, signal: null });
    const message = await site.stderr;
    expect(await site.stdout).toBe('');
    expect(message.trim().split('\n')).toHaveLength(5);
    for (const named of [
      'PUBLIC_ORIGIN is "http://www.example.com/path"',
      'ENQUIRY_INBOX is "box"',
      'CONTACT_EMAIL is missing',
      'CONTACT_PHONE is "call us"',
      'LOG_LEVEL is "loud"',
    ]) {
      expect(message).toContain(named);
    }
    expect(message).not.toMatch(/^ +at /m);
    expect(await listening(port)).toBe(false);
  });

  it('on a port that is taken ends and says which', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String(portOf(other));
    const site = start({ PORT: port });
    expect(await site.ended).toEqual({ code: 1, signal: null });
    const message = await site.stderr;
    other.close();
    expect(await site.stdout).toBe('');
    expect(message.trim().split('\n')).toHaveLength(1);
    expect(message).toContain(port);
    expect(message).toMatch(/taken/);
  });

  it.each(['192.0.2.1', 'no-such-host.invalid'])(
    'on a host of elsewhere (%s) too',
    async (HOST) => {
      const site = start({ HOST, PORT: String(await freePort()) });
      expect(await site.ended).toEqual({ code: 1, signal: null });
      expect(await site.stderr).toContain(HOST);
    },
  );

  it('without a build ends and says what to run', async () => {
    const site = start({ PORT: String(await freePort()) }, unbuilt);
    expect(await site.ended).toEqual({ code: 1, signal: null });
    expect(await site.stdout).toBe('');
    const message = await site.stderr;
    expect(message).toContain('npm run build');
    expect(message.trim().split('\n')).toHaveLength(1);
  });
});

describe('a start from a copy of dist alone', () => {
  it('answers every route, and says in one line where', async () => {
    const port = await freePort();
    const site = start({ PORT: String(port) });
    const line = await said(site);
    expect(line).toMatch(/^[^\n]+\n$/);
    expect(line).toContain(`http://localhost:${port}`);
    for (const { path } of routes) expect((await ask(port, path)).status).toBe(200);
    site.process.kill();
    expect(await site.ended).toEqual({ code: 0, signal: null });
    // Not a warning either: an operator who sees one each day sees none.
    expect(await site.stderr).toBe('');
  });

  it('takes production’s settings from the environment', async () => {
    const port = await freePort();
    const site = start({ ...testEnvironment, HOST: '127.0.0.1', PORT: String(port) });
    await said(site);
    const { text: html } = await ask(port, '/');
    expect(html).toContain(`href="${testEnvironment.PUBLIC_ORIGIN}/"`);
    expect(html).toContain(`action="${testEnvironment.ENQUIRY_ENDPOINT}/`);
    await ask(port, '/not-found');
    site.process.kill();
    await site.ended;
    // The line of the start is all that a silent site says.
    expect((await site.stdout).trim().split('\n')).toHaveLength(1);
  });

  it('logs requests unless it is told not to', async () => {
    const port = await freePort();
    const site = start({ PORT: String(port) });
    await said(site);
    await ask(port, '/site?secret');
    site.process.kill();
    await site.ended;
    const [, line = '', ...more] = (await site.stdout).trim().split('\n');
    expect(more).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', path: '/site', status: 200 });
  });
});

describe.each(['SIGTERM', 'SIGINT'] as const)('on %s', (signal) => {
  async function startListening() {
    const port = await freePort();
    const site = start({ PORT: String(port), LOG_LEVEL: 'silent' });
    await said(site);
    return { port, site };
  }

  async function open(port: number, bytes: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  }

  it('a site at rest ends at once, though connections are kept alive', async () => {
    const { port, site } = await startListening();
    const idle = await open(port, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    const [answered] = (await once(idle, 'data')) as [Buffer];
    expect(answered.toString()).toMatch(/^HTTP\/1\.1 200 /);
    expect(answered.toString()).not.toMatch(/^connection: close/im);
    await expectQuickEnd(site, signal);
    idle.destroy();
  });

  it('a connection that a browser opened for later does not hold it up', async () => {
    const { port, site } = await startListening();
    const unused = await open(port, '');
    await ask(port, '/healthz');
    await expectQuickEnd(site, signal);
    unused.destroy();
  });

  it('a request that is on its way is answered first, and nobody new is let in', async () => {
    const { port, site } = await startListening();
    const slow = await open(port, 'GET /site HTTP/1.1\r\nHost: a\r\n');
    // A connection that has had an answer before, and is now asking again.
    const again = await open(port, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(again, 'data');
    again.write('GET / HTTP/1.1\r\nHost: a\r\n');
    await new Promise((done) => setTimeout(done, 100));

    site.process.kill(signal);
    await vi.waitFor(async () => expect(await listening(port)).toBe(false));
    await new Promise((done) => setTimeout(done, 200));
    expect(site.process.exitCode).toBeNull();

    const replies = [slow, again].map((socket) => text(socket));
    slow.write('\r\n');
    again.write('\r\n');
    for (const reply of await Promise.all(replies)) {
      expect(reply).toMatch(/^HTTP\/1\.1 200 /);
      expect(reply).toMatch(/<\/html>$/);
    }
    await expectQuickEnd(site);
  });
});

/** Two seconds: an operator's deploy waits for this, and the container is killed after ten. */
async function expectQuickEnd(site: Running, signal?: NodeJS.Signals): Promise<void> {
  const asked = performance.now();
  if (signal) site.process.kill(signal);
  expect(await site.ended).toEqual({ code: 0, signal: null });
  expect(performance.now() - asked).toBeLessThan(2_000);
}
