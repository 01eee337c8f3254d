import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { changesPath, createDevProxy } from '../../tools/dev-proxy.ts';
import { portOf } from '../setup/site.ts';

const proxy = createDevProxy();
const origin = `http://127.0.0.1:${await listen(proxy.server)}`;

async function listen(server: Server): Promise<number> {
  await once(server.unref().listen(0, '127.0.0.1'), 'listening');
  return portOf(server);
}

const startSite = (listener: RequestListener) => listen(createServer(listener));

beforeEach(() => proxy.forwardTo(Promise.resolve(undefined)));

describe('what a browser gets while the site is being worked on', () => {
  it("is the site's own answer, status and headers included", async () => {
    const site = startSite((request, response) => {
      response.writeHead(404, { 'X-Asked': request.url }).end(request.headers.host);
    });
    proxy.forwardTo(site);
    const answer = await fetch(`${origin}/a?b`);
    expect([answer.status, answer.headers.get('x-asked')]).toEqual([404, '/a?b']);
    expect(await answer.text()).toBe(new URL(origin).host);
  });

  it('waits for a site that restarts', async () => {
    let ready: (port: number) => void = () => undefined;
    const port = new Promise<number>((resolve) => {
      ready = resolve;
    });
    proxy.forwardTo(port);
    const answer = fetch(origin);
    ready(await startSite((_request, response) => response.end('new')));
    expect(await (await answer).text()).toBe('new');
  });

  it('says that the site could not start, and asks again by itself', async () => {
    const { status, headers } = await fetch(origin);
    expect([status, headers.get('refresh')]).toEqual([503, '1']);
  });

  it('is told of each change over one connection', async () => {
    const { body } = await fetch(origin + changesPath);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let change = 0; change < 2; change += 1) {
      proxy.announceChange();
      expect((await reader?.read())?.value).toBe('event: change\ndata:\n\n');
    }
  });
});
