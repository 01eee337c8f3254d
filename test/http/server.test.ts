import { once } from 'node:events';
import { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import type { ServerState } from '../../server/app.ts';
import { createLog } from '../../server/process/log.ts';
import { checkHosts, localAddress, startServer } from '../../server/process/server.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { createTestApp } from '../setup/app.ts';
import { ask } from '../setup/connections.ts';
import { get, openSocket } from '../setup/sockets.ts';

// Tests the HTTP server with bytes that no HTTP client would send.

const settings = parseSettings({ PORT: '0', KEEP_ALIVE_TIMEOUT_MS: '7000' });
const logged: Readonly<Record<string, unknown>>[] = [];
const log = createLog({ write: (line) => void logged.push(JSON.parse(line)) });
const { port, shutdown } = await startServer(settings, log, () => createTestApp());
afterAll(async () => void (await shutdown.begin()));

/** Sends bytes, and reads until the connection is closed. */
async function sendBytes(bytes: string) {
  const answer = await text(await openSocket(port, bytes));
  return { status: Number(answer.split(' ', 2)[1]), answer };
}

/** A request with `Connection: close`. */
function requestOf(target: string, lines = ['Host: a.example'], method = 'GET'): string {
  const all = [`${method} ${target} HTTP/1.1`, ...lines, 'Connection: close'];
  return `${all.join('\r\n')}\r\n\r\n`;
}

const short = Array.from({ length: 97 }, () => 'X-Short: a');

it.each([
  { name: 'a Host in capitals with a port', lines: ['Host: A.Example:8080'], status: 200 },
  { name: 'a name as in a container', lines: ['Host: my_service:3000'], status: 200 },
  { name: 'an IPv6 address as Host', lines: ['Host: [::1]:3000'], status: 200 },
  { name: 'another header of the value Host', lines: ['Host: a', 'Hostname: Host'], status: 200 },
  { name: 'a Host with a user name', lines: ['Host: user@a.example'], status: 400 },
  { name: 'no Host', lines: ['Accept: */*'], status: 400 },
  { name: 'an unknown expectation', lines: ['Host: a', 'Expect: x'], status: 417 },
  { name: '100 lines', lines: ['Host: a', 'Accept: */*', ...short], status: 200 },
  { name: 'a line of 7 KB', lines: ['Host: a', `X: ${'x'.repeat(7_000)}`], status: 200 },
  { name: 'a line of 8 KB', lines: ['Host: a', `X: ${'x'.repeat(8_192)}`], status: 431 },
])('answers a request with $name with $status', async ({ lines, status }) => {
  expect((await sendBytes(requestOf('/', lines))).status).toBe(status);
});

// Without `Connection: close`, so that only the site can close the connection.
it.each([
  { line: 'Content-Length: 4097', status: 413, says: 'Content too large.' },
  { line: 'Transfer-Encoding: chunked', status: 411, says: 'Length required.' },
  { line: ['X: a', ...short, 'Y: b', 'Z: c'].join('\r\n'), status: 431, says: 'Too many headers.' },
  {
    line: 'host: a.example',
    status: 400,
    says: 'Bad request: one valid Host header is required.',
  },
])('answers “$line” with $status at once and closes the connection', async (row) => {
  const bytes = `POST / HTTP/1.1\r\nHost: a.example\r\n${row.line}\r\n\r\n`;
  const { status, answer } = await sendBytes(bytes);
  expect(status).toBe(row.status);
  expect(answer).toContain('\r\nConnection: close\r\n');
  expect(answer.split('\r\n\r\n')[1]).toBe(`${row.says}\n`);
});

it('answers 413, not 100, to `Expect: 100-continue` with a large body', async () => {
  const lines = ['Host: a.example', 'Content-Length: 9999999', 'Expect: 100-continue'];
  expect((await sendBytes(requestOf('/', lines, 'POST'))).status).toBe(413);
});

it('skips a body of 4 KB and keeps the connection', async () => {
  const post = 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 4096\r\n\r\n';
  const socket = await openSocket(port, post + 'x'.repeat(4_096) + requestOf('/'));
  const statuses = (await text(socket)).match(/^HTTP\/1\.1 \d+/gm);
  expect(statuses).toEqual(['HTTP/1.1 405', 'HTTP/1.1 200']);
});

it('accepts HTTP/1.0 without Host', async () => {
  expect((await sendBytes('GET / HTTP/1.0\r\n\r\n')).status).toBe(200);
});

it('redirects a non-canonical URL to its path, whatever the host', async () => {
  for (const origin of ['http://evil.example', '']) {
    const { answer } = await sendBytes(requestOf(`${origin}/SITE/?a=http://b/`));
    expect(answer).toContain('\r\nLocation: /site?a=http://b/\r\n');
  }
});

it.each([
  { name: 'a fragment', target: '/#part', status: 200 },
  { name: 'an address in capitals', target: 'HTTP://A.EXAMPLE', status: 200 },
  { name: 'an address with a port and a query', target: 'http://a.example:8080?a=1', status: 200 },
  { name: 'a star', target: '*', status: 400 },
  { name: 'no slash', target: 'site', status: 400 },
  { name: 'a backslash before a host', target: '/\\/evil.example', status: 400 },
  { name: 'the server behind the assets', target: '/assets/../server/main.js', status: 404 },
])('answers a request target with $name, “$target”, with $status', async ({ target, status }) => {
  expect((await sendBytes(requestOf(target))).status).toBe(status);
});

it('answers OPTIONS * with Allow', async () => {
  const { answer } = await sendBytes(requestOf('*', ['Host: a'], 'OPTIONS'));
  expect(answer).toContain('\r\nAllow: GET, HEAD, OPTIONS\r\n');
});

/** A server whose application never responds except at one path, and the state of its connections. */
async function startStuckServer() {
  const app = express().get('/answered', (_request, response) => void response.end());
  app.use(() => undefined);
  let state: ServerState | undefined;
  const running = await startServer(settings, log, async (server) => {
    state = server;
    return { app, admin: undefined };
  });
  onTestFinished(() => void running.shutdown.begin());
  if (!state) throw new Error('The server has not created its application.');
  return { port: running.port, state };
}

it('resets the connection with the most of 300 waiting requests', async () => {
  const stuck = await startStuckServer();
  await Promise.all(Array.from({ length: 40 }, () => ask(stuck.port, '/answered')));
  const sockets = await Promise.all(
    Array.from({ length: 40 }, () => openSocket(stuck.port, get('/').repeat(20))),
  );
  for (const socket of sockets) socket.on('error', () => undefined).resume();
  const countOpen = () => sockets.filter(({ closed }) => !closed).length;
  await expect.poll(countOpen).toBe(15);
  expect(sockets[0]?.closed).toBe(true);
  expect(stuck.state.countRejected()).toEqual({ connections: 0, requests: 25 * 20 });
  expect((await ask(stuck.port, '/answered')).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

/** Requests to which Node would by default respond itself, without counting them. */
const floods = [
  { name: 'HTTP/1.1 without Host', request: 'GET / HTTP/1.1\r\n\r\n' },
  { name: 'an unknown Expect', request: 'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n' },
  {
    name: 'Expect: 100-continue',
    request: 'GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n',
  },
];

it.each(floods)('resets the connection at 300 waiting requests with $name', async ({ request }) => {
  const stuck = await startStuckServer();
  const socket = await openSocket(stuck.port, get('/') + request.repeat(400));
  socket.on('error', () => undefined).resume();
  await expect.poll(() => socket.closed).toBe(true);
  expect(stuck.state.countRejected().requests).toBe(301);
});

it('resets a connection at ADMIN_PORT at 20 waiting requests', async () => {
  const listening = vi.spyOn(Server.prototype, 'listen');
  const given = { ...settings, admin: { host: '127.0.0.1', port: 0 } };
  const stuck = express().use(() => undefined);
  const running = await startServer(given, log, async () => ({ app: stuck, admin: stuck }));
  onTestFinished(() => void running.shutdown.begin());
  const [admin] = listening.mock.contexts as readonly Server[];
  onTestFinished(() => void admin?.close());
  const endpoint = admin?.address() as AddressInfo;
  const socket = await openSocket(endpoint.port, get('/metrics').repeat(30));
  socket.on('error', () => undefined).resume();
  await expect.poll(() => socket.closed).toBe(true);
});

it('closes idle connections or drops the new one at 800 connections', async () => {
  const stuck = await startStuckServer();
  const open = (count: number, bytes = '') =>
    Promise.all(Array.from({ length: count }, () => openSocket(stuck.port, bytes)));
  const kept = await open(10, get('/answered'));
  await Promise.all(kept.map((socket) => once(socket, 'readable')));
  for (const socket of kept) socket.resume();
  const unused = await open(790);
  await expect.poll(() => kept.filter(({ closed }) => closed)).toHaveLength(10);
  logged.splice(0);
  unused.push(...(await open(10)), ...(await open(3)));
  await expect.poll(stuck.state.countRejected).toEqual({ connections: 3, requests: 0 });
  expect(unused.filter(({ closed }) => closed)).toHaveLength(3);
  const rejected = { connections: 1, requests: 0 };
  const msg = 'connection or request limit reached';
  expect(logged).toMatchObject([{ level: 'warn', msg, port: 'PORT', rejected }]);
  for (const socket of unused) socket.destroy();
});

it('sends Keep-Alive with KEEP_ALIVE_TIMEOUT_MS', async () => {
  const { headers } = await ask(port, '/', { Connection: 'keep-alive' });
  expect(headers['keep-alive']).toMatch(/^timeout=7\b/);
});

it('logs an error of an open port and keeps listening', async () => {
  const listening = vi.spyOn(Server.prototype, 'listen');
  const given = { ...settings, admin: { host: '127.0.0.1', port: 0 } };
  const app = express().use((_request, response) => void response.end('answered'));
  const running = await startServer(given, log, async () => ({ app, admin: app }));
  const servers = listening.mock.contexts as readonly Server[];
  onTestFinished(() => servers.forEach((server) => void server.close()));
  const address = '127.0.0.1';
  expect(servers.map((server) => server.address())).toMatchObject([{ address }, { address }]);
  logged.splice(0);
  for (const server of [...servers, ...servers]) server.emit('error', new Error('accept EMFILE'));
  const msg = expect.stringMatching(/^server error on port \d+$/);
  const line = { level: 'error', msg, err: { message: 'accept EMFILE' } };
  expect(logged).toMatchObject([line, line, line, line]);
  expect((await ask(running.port, '/')).text).toBe('answered');
});

it('closes the ports of a host check', async () => {
  const listening = vi.spyOn(Server.prototype, 'listen');
  await checkHosts(settings);
  expect(listening.mock.contexts).toMatchObject([{ listening: false }]);
});

it('prints localhost for loopback and wildcard hosts, others by name', () => {
  const hosts = ['::1', '0.0.0.0', '::', 'site.in', '2001:db8::1'];
  const local = 'http://localhost:80';
  const others = ['http://site.in:80', 'http://[2001:db8::1]:80'];
  expect(hosts.map((host) => localAddress(host, 80))).toEqual([local, local, local, ...others]);
});
