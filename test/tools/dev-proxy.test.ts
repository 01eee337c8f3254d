import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changesPath, createDevProxy, type DevProxy } from '../../tools/dev-proxy.ts';

let proxy: DevProxy;
let origin: string;
const servers: Server[] = [];

async function listen(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function startSite(listener: RequestListener): Promise<number> {
  return listen(createServer(listener));
}

beforeEach(async () => {
  proxy = createDevProxy();
  origin = `http://127.0.0.1:${await listen(proxy.server)}`;
});

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

describe('what a browser gets while the site is being worked on', () => {
  it("is the site's own answer, status and headers included", async () => {
    const port = await startSite((request, response) => {
      response.writeHead(404, { 'X-Asked': request.url }).end(request.headers.host);
    });
    proxy.forwardTo(Promise.resolve(port));
    const answer = await fetch(`${origin}/a?b`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-asked')).toBe('/a?b');
    expect(await answer.text()).toBe(new URL(origin).host);
  });

  it('waits for a site that restarts', async () => {
    let ready: (port: number) => void = () => undefined;
    proxy.forwardTo(
      new Promise((resolve) => {
        ready = resolve;
      }),
    );
    const answer = fetch(origin);
    ready(await startSite((_request, response) => response.end('new')));
    expect(await (await answer).text()).toBe('new');
  });

  it('says that the site could not start, and asks again by itself', async () => {
    proxy.forwardTo(Promise.resolve(undefined));
    const answer = await fetch(origin);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('refresh')).toBe('1');
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
