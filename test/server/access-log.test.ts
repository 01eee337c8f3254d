import { beforeEach, expect, it, vi } from 'vitest';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import { routes } from '../../shared/routes.ts';
import { sendBytes, serveSite } from '../setup/site.ts';

const { ask, port } = await serveSite({ LOG_LEVEL: 'info' });
const silent = await serveSite({ LOG_LEVEL: 'silent' });
const [asset] = readBuildOutput('dist').assets;

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
async function linesOf(count: number): Promise<readonly Readonly<Record<string, unknown>>[]> {
  await vi.waitFor(() => expect(written.split('\n').length - 1).toBe(count));
  return written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

it('a line of JSON for each request, with the bytes that were sent', async () => {
  const before = Date.now();
  const { etag = '' } = (await ask('/')).headers;
  await linesOf(1);
  written = '';
  const requests: readonly (readonly [string, string, number, Record<string, string>?])[] = [
    ...routes.map(({ path }) => ['GET', path, 200] as const),
    ['GET', '/', 200, { 'Accept-Encoding': 'br' }],
    ['GET', '/', 304, { 'If-None-Match': etag }],
    ['GET', '/', 406, { 'Accept-Encoding': '*;q=0' }],
    ['HEAD', '/', 200],
    ['GET', asset?.path ?? '', 200],
    ['GET', '/not-found', 404],
    ['GET', '/NOT-FOUND', 404],
    ['HEAD', '/NOT-FOUND', 404],
    ['GET', '/site/', 308],
    ['GET', '/%ff', 400],
    ['POST', '/site', 405],
  ];
  const sizes: number[] = [];
  for (const [method, target, status, headers = {}] of requests) {
    const reply = await ask(target, { method, headers });
    expect(reply.status).toBe(status);
    sizes.push(reply.body.length);
  }
  const lines = await linesOf(requests.length);
  for (const [index, { time, ms, ...line }] of lines.entries()) {
    const [method, path, status] = requests[index] ?? [];
    expect(line).toEqual({ method, path, status, bytes: sizes[index] });
    expect(Date.parse(String(time))).toBeGreaterThanOrEqual(before);
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(ms).toBeLessThan(60_000);
  }
});

it('no query, which is the visitor’s business', async () => {
  const targets = [
    '/?email=secret',
    '/site/?secret',
    '/NOT-FOUND?secret=1?secret=2',
    '/%ff?secret',
  ];
  for (const target of targets) await ask(target);
  const lines = await linesOf(targets.length);
  expect(written).not.toContain('secret');
  expect(lines.map(({ path }) => path)).toEqual(targets.map((target) => target.split('?')[0]));
});

it('a crafted path stays within its own line', async () => {
  const paths = ['/"}\\', '/","status":200,"x":"', '/%0a{"time":"forged"}', '/\\u0022', '/{}'];
  for (const path of paths) {
    const bytes = `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    expect(await sendBytes(port, bytes)).toMatch(/^HTTP\/1\.1 40[04] /);
  }
  expect((await linesOf(paths.length)).map(({ path }) => path)).toEqual(paths);
});

it('nothing where the log is switched off', async () => {
  for (const target of ['/', '/not-found', '/site/', '/%ff']) await silent.ask(target);
  // The other site's line is written after all that this site would have written.
  await ask('/');
  await linesOf(1);
});
