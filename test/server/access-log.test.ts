import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccessLog, noLog } from '../../server/access-log.ts';
import { readBuildOutput } from '../../server/build-output.ts';
import { routes } from '../../shared/routes.ts';
import { portOf, serveBothWays } from '../setup/site.ts';

const talking = await serveBothWays({ LOG_LEVEL: 'info' });
const silent = await serveBothWays({ LOG_LEVEL: 'silent' });
const [asset] = readBuildOutput('dist').assets;

type Line = {
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
};

let written: string;

beforeEach(() => {
  written = '';
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += text;
    return true;
  });
  return () => output.mockRestore();
});

/** The log's lines, once there are that many. */
async function linesOf(count: number): Promise<readonly Line[]> {
  await vi.waitFor(() => expect(written.split('\n').length - 1).toBeGreaterThanOrEqual(count));
  const lines = written.split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line) as Line);
}

describe.each(talking)('the request log, written $name', ({ ask, server }) => {
  it('has a line of JSON for each request', async () => {
    const before = Date.now();
    const asked: readonly (readonly [method: string, target: string, status: number])[] = [
      ...routes.map(({ path }) => ['GET', path, 200] as const),
      ['GET', asset?.path ?? '', 200],
      ['HEAD', '/', 200],
      ['GET', '/healthz', 200],
      ['GET', '/not-found', 404],
      ['GET', '/NOT-FOUND', 404],
      ['GET', '/assets/nothing.js', 404],
      ['GET', '/site/', 308],
      ['GET', '/%ff', 400],
      ['POST', '/site', 405],
      ['OPTIONS', '/site', 204],
    ];
    const sizes: number[] = [];
    for (const [method, target] of asked) {
      sizes.push((await ask(target, { method })).body.length);
    }
    const lines = await linesOf(asked.length);
    expect(lines.map(({ method, path, status }) => [method, path, status])).toEqual(asked);
    expect(lines.map(({ bytes }) => bytes)).toEqual(sizes);
    for (const line of lines) {
      expect(Object.keys(line)).toEqual(['time', 'method', 'path', 'status', 'bytes', 'ms']);
      expect(new Date(line.time).toISOString()).toBe(line.time);
      expect(Date.parse(line.time)).toBeGreaterThanOrEqual(before);
      expect(line.ms).toBeGreaterThanOrEqual(0);
      expect(line.ms).toBeLessThan(60_000);
    }
  });

  it('counts the bytes that were sent, and none where none were', async () => {
    const { headers, body } = await ask('/', { headers: { 'Accept-Encoding': 'br' } });
    await ask('/', { headers: { 'If-None-Match': headers.etag ?? '' } });
    await ask('/', { method: 'HEAD' });
    await ask('/not-found', { method: 'HEAD' });
    await ask('/NOT-FOUND', { method: 'HEAD' });
    await ask('/%ff', { method: 'HEAD' });
    await ask('/', { method: 'HEAD', headers: { 'Accept-Encoding': '*;q=0' } });
    const lines = await linesOf(7);
    expect(lines.map(({ status, bytes }) => [status, bytes])).toEqual([
      [200, body.length],
      [304, 0],
      [200, 0],
      [404, 0],
      [404, 0],
      [400, 0],
      [406, 0],
    ]);
  });

  it('never has a query, which is the visitor’s business', async () => {
    const targets = [
      '/?email=secret',
      '/site?a=1&secret',
      '/site/?secret',
      '/not-found?secret',
      '/NOT-FOUND?secret=1?secret=2',
      '/%ff?secret',
      '/assets/nothing.js?secret',
      '/healthz?secret',
    ];
    for (const target of targets) await ask(target);
    const lines = await linesOf(targets.length);
    expect(written).not.toContain('secret');
    expect(lines.map(({ path }) => path)).toEqual(targets.map((target) => target.split('?')[0]));
  });

  it('a hostile path stays within its own line', async () => {
    const paths = [
      '/"}\\',
      '/","status":200,"x":"',
      '/%0a{"time":"forged"}',
      '/%22',
      '/\\u0022',
      '/<script>',
      '/{}',
    ];
    for (const path of paths) {
      await new Promise<void>((resolve, reject) => {
        const socket = connect(portOf(server), '127.0.0.1');
        socket.on('error', reject).on('close', () => resolve());
        socket.resume();
        socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, 'latin1');
      });
    }
    const lines = await linesOf(paths.length);
    expect(lines.map(({ path }) => path)).toEqual(paths);
    for (const { status } of lines) expect([400, 404]).toContain(status);
  });
});

describe.each(silent)('a silent site, asked $name', ({ ask }) => {
  it('logs no request', async () => {
    for (const target of ['/', '/not-found', '/NOT-FOUND', '/site/', '/%ff']) await ask(target);
    await ask('/', { method: 'POST' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(written).toBe('');
  });
});

describe('the log', () => {
  const asked = (method: string, url: string) => ({
    request: { method, url } as IncomingMessage,
    status: 200,
    bytes: 1,
    started: performance.now(),
  });

  it('gathers lines, a tenth of a second at most, and loses none of them', () => {
    vi.useFakeTimers();
    const pieces: string[] = [];
    const log = createAccessLog((text) => pieces.push(text));
    const paths = Array.from({ length: 1_000 }, (_, index) => `/${index}`);
    for (const path of paths) log(asked('GET', path));
    expect(pieces.length).toBeLessThan(20);
    vi.advanceTimersByTime(100);
    const lines = pieces.join('').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).path)).toEqual(paths);
    const before = pieces.length;
    log(asked('GET', '/later'));
    expect(pieces).toHaveLength(before);
    vi.advanceTimersByTime(100);
    expect(pieces).toHaveLength(before + 1);
    vi.useRealTimers();
  });

  it('is one line of JSON for any address there can be', () => {
    vi.useFakeTimers();
    const cases = fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (path) => {
      let text = '';
      createAccessLog((piece) => {
        text += piece;
      })(asked('GET', path));
      vi.advanceTimersByTime(100);
      expect(text.indexOf('\n')).toBe(text.length - 1);
      expect(JSON.parse(text).path).toBe(path.split('?')[0]);
    });
    fc.assert(cases, { numRuns: 500 });
    vi.useRealTimers();
  });

  it('can be none at all', () => {
    expect(noLog(asked('GET', '/'))).toBeUndefined();
  });
});
