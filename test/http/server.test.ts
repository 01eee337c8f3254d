import { once } from 'node:events';
import { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import express, { type Express } from 'express';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../../server/process/log.ts';
import { type ServerState, startServer } from '../../server/process/server.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { isListening } from '../../tools/ports.ts';
import { createTestApp } from '../setup/app.ts';
import { ask, get, openSocket } from '../setup/connections.ts';

// Tests the HTTP server with bytes that no HTTP client would send.

// A connection without a response would otherwise wait for the limit of all tests.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const settings = parseSettings({ PORT: '0' });
const logged: Readonly<Record<string, unknown>>[] = [];
const log = createLog({ write: (line) => void logged.push(JSON.parse(line)) });
const { port, shutdown } = await startServer(settings, log, () => createTestApp());
afterAll(async () => void (await shutdown.begin()));

const host = 'Host: a';

it.each([
  ['a Host in capitals with a port', 'HTTP/1.1 200', 'GET /', 'Host: A.Example:8080'],
  ['a name as in a container', 'HTTP/1.1 200', 'GET /', 'Host: my_service:3000'],
  ['an IPv6 address', 'HTTP/1.1 200', 'GET /', 'Host: [::1]:3000'],
  ['a Host with a user name', 'HTTP/1.1 400', 'GET /', 'Host: user@a.example'],
  ['HTTP/1.1 without Host', 'HTTP/1.1 400', 'GET /', 'Accept: */*'],
  ['HTTP/1.0 without Host', 'HTTP/1.1 200', 'GET / HTTP/1.0\r\nX-Rest:'],
  ['an unknown expectation', 'HTTP/1.1 417', 'GET /', host, 'Expect: x'],
  ['a line of 8 KB', 'HTTP/1.1 431', 'GET /', host, `X: ${'x'.repeat(8_192)}`],
  ['a URL with a port and a query', 'HTTP/1.1 200', 'GET http://a.example:8080?a=1', host],
  ['no slash', 'HTTP/1.1 400', 'GET site', host],
  ['a backslash before a host', 'HTTP/1.1 400', 'GET /\\/evil.example', host],
  ['a path above the assets', 'HTTP/1.1 404', 'GET /assets/../server/main.js', host],
  ['a non-canonical path', 'Location: /site?a=http://b/', 'GET /SITE/?a=http://b/', host],
  ['another host’s URL', 'Location: /site', 'GET http://evil.example/SITE/', host],
])('answers a request that has %s: %s', async (_name, expected, start, ...lines) => {
  const request = [`${start} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n');
  const received = await text(await openSocket(port, request));
  expect(received.replace(/(?<=^HTTP\/1\.1 \d+) .*/, '').split('\r\n')).toContain(expected);
});

// Without `Connection: close`, so that only the site can close the connection.
it.each([
  ['Content-Length: 9999999\r\nExpect: 100-continue', 413, 'Content too large.'],
  ['Transfer-Encoding: chunked', 411, 'Length required.'],
  [Array(100).fill('X: a').join('\r\n'), 431, 'Too many headers.'],
  ['host: a.example', 400, 'Bad request: one valid Host header is required.'],
])('answers “%s” with %i at once and closes the connection', async (line, status, reason) => {
  const request = `POST / HTTP/1.1\r\nHost: a.example\r\n${line}\r\n\r\n`;
  const received = await text(await openSocket(port, request));
  expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\r\nConnection: close\r\n`, 's'));
  expect(received.split('\r\n\r\n')[1]).toBe(`${reason}\n`);
});

/** Starts a server that, unlike the site's, never closes a connection because the machine is busy. */
const startPatiently: typeof startServer = async (...options) => {
  const listening = vi.spyOn(Server.prototype, 'listen');
  const running = await startServer(...options);
  for (const server of listening.mock.contexts) Object.assign(server as Server, noTimeouts);
  return running;
};

const noTimeouts = { timeout: 0, headersTimeout: 0, requestTimeout: 0 };

/** A server whose application never responds except at one path, and the state of its connections. */
async function startStuckServer() {
  const app = express().get('/answered', (_request, response) => void response.end());
  const handled = vi.fn();
  app.use(handled);
  const createApps = async (state: ServerState) => ({ app, admin: undefined, state, handled });
  const running = await startPatiently(settings, log, createApps);
  onTestFinished(() => void running.shutdown.begin());
  return running;
}

it.each([
  ['a valid request', get('/')],
  // Node by default responds to it itself, without an event that could be counted.
  ['Expect: 100-continue', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n'],
])('resets a connection that pipelines %s, and handles neither request', async (_name, bytes) => {
  const stuck = await startStuckServer();
  const socket = await openSocket(stuck.port, get('/') + bytes);
  // A reset is an error, unlike the close after a timeout.
  await once(socket.resume(), 'error');
  expect(stuck.state.countRejected().pipelined).toBe(1);
  expect(stuck.handled).not.toHaveBeenCalled();
});

it('reads one of several floods per turn of the event loop, at whose end Node frees it', async () => {
  const listening = vi.spyOn(Server.prototype, 'listen');
  const stuck = await startStuckServer();
  const open = () => openSocket(stuck.port, get('/answered'));
  const sockets = await Promise.all([open(), open(), open()]);
  await Promise.all(sockets.map((socket) => once(socket, 'readable')));
  const inTurn = new Set<Socket>();
  const perTurn: number[] = [];
  (listening.mock.contexts[0] as Server).on('request', ({ socket }) => {
    if (inTurn.size === 0) {
      setImmediate(() => {
        perTurn.push(inTurn.size);
        inTurn.clear();
      });
    }
    inTurn.add(socket);
  });
  for (const socket of sockets) socket.write(get('/').repeat(100));
  await Promise.all(sockets.map((socket) => once(socket.resume(), 'error')));
  expect(perTurn).toEqual([1, 1, 1]);
});

/** Starts a server with a port for operators. Returns both servers of `node:http`, and their addresses. */
async function startWithAdmin(app: Express) {
  const listening = vi.spyOn(Server.prototype, 'listen');
  const given = { ...settings, admin: { host: '127.0.0.1', port: 0 } };
  await startServer(given, log, async () => ({ app, admin: app }));
  const servers = listening.mock.contexts as readonly Server[];
  onTestFinished(() => servers.forEach((server) => void server.close()));
  const [admin, visitors] = servers.map((server) => server.address() as AddressInfo);
  return { servers, admin, visitors };
}

it('limits hosts, connections and waiting times of both ports', async () => {
  const { servers, admin, visitors } = await startWithAdmin(express());
  expect([admin?.address, visitors?.address]).toEqual(['127.0.0.1', '127.0.0.1']);
  // Node closes silent connections, half headers, stalled uploads and clients that stop reading.
  const times = { headersTimeout: 10_000, requestTimeout: 15_000, timeout: 12_000 };
  // Proxies close idle connections sooner.
  const limits = { ...times, keepAliveTimeout: 65_000 };
  expect(servers).toMatchObject([
    { ...limits, maxConnections: 20 },
    { ...limits, maxConnections: 400 },
  ]);
});

it('closes idle connections at 400 in all, or rejects new ones if none is idle', async () => {
  const stuck = await startStuckServer();
  const open = (count: number, bytes = '') =>
    Promise.all(Array.from({ length: count }, () => openSocket(stuck.port, bytes)));
  const idle = await open(10, get('/answered'));
  await Promise.all(idle.map((socket) => once(socket, 'readable')));
  for (const socket of idle) socket.resume();
  const unused = await open(390);
  await expect.poll(() => idle.filter(({ closed }) => closed)).toHaveLength(10);
  logged.splice(0);
  unused.push(...(await open(10)), ...(await open(3)));
  await expect.poll(stuck.state.countRejected).toEqual({ connections: 3, pipelined: 0 });
  await expect.poll(() => unused.filter(({ closed }) => closed)).toHaveLength(3);
  const rejected = { connections: 1, pipelined: 0 };
  const msg = 'connection limit reached';
  expect(logged).toMatchObject([{ level: 'warn', msg, port: 'PORT', rejected }]);
  for (const socket of unused) socket.destroy();
});

it('logs a server error and keeps listening', async () => {
  const app = express().use((_request, response) => void response.end('answered'));
  const { servers, visitors } = await startWithAdmin(app);
  logged.splice(0);
  for (const server of [...servers, ...servers]) server.emit('error', new Error('accept EMFILE'));
  const msg = expect.stringMatching(/^server error on port \d+$/);
  const line = { level: 'error', msg, err: { message: 'accept EMFILE' } };
  expect(logged).toMatchObject([line, line, line, line]);
  expect((await ask(visitors?.port ?? 0, '/')).text).toBe('answered');
});

/** More bytes than socket buffers hold (4 MB on Linux). */
const large = Buffer.alloc(20_000_000);

/** Starts a server, with a client that does not read its response yet. */
async function startWithSlowClient() {
  const app = express().get('/answered', (_request, response) => void response.end());
  app.use((_request, response) => void response.end(large));
  const settings = parseSettings({ HOST: '127.0.0.1', PORT: '0', DRAIN_DELAY_MS: '0' });
  const server = await startPatiently(settings, log, async () => ({ app, admin: undefined }));
  // HTTP/1.0 closes the connection after the response.
  const client = await openSocket(server.port, 'GET / HTTP/1.0\r\n\r\n');
  await once(client, 'readable');
  // The time for pending responses passes only if a test advances it.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return { ...server, client };
}

it('sends a slow client its whole response after port and idle connections have closed', async () => {
  const { port, shutdown, client } = await startWithSlowClient();
  const used = await openSocket(port, get('/answered'));
  await once(used, 'readable');
  const idle = [await openSocket(port), used];
  const ended = shutdown.begin();
  await Promise.all(idle.map((socket) => once(socket.resume(), 'close')));
  expect(await isListening(port)).toBe(false);
  expect((await buffer(client)).length).toBeGreaterThan(large.length);
  expect(await ended).toBe(0);
});

it('resets a slow client after the drain delay and the time for pending responses', async () => {
  const { shutdown, client } = await startWithSlowClient();
  const ended = shutdown.begin();
  await expect.poll(vi.getTimerCount).toBe(1);
  vi.advanceTimersByTime(4_500);
  expect(await ended).toBe(1);
  client.destroy();
});
