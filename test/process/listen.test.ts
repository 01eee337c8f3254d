import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../server/connections/http-server.ts';
import { createLog } from '../../server/log.ts';
import { OperatorError } from '../../server/operator-error.ts';

const host = '127.0.0.1';

function createTestServer() {
  const server = createServer((_request, response) => response.end('answered'));
  onTestFinished(() => void server.close());
  return server;
}

it('port 0 is any free port, and one is told which', async () => {
  const port = await listen(createTestServer(), { host, port: 0 });
  const response = await fetch(`http://${host}:${port}/`, { headers: { Connection: 'close' } });
  expect(await response.text()).toBe('answered');
});

it('a port that is taken is named, with what to do', async () => {
  const port = await listen(createTestServer(), { host, port: 0 });
  const second = listen(createTestServer(), { host, port });
  await expect(second).rejects.toThrow(OperatorError);
  await expect(second).rejects.toThrow(
    `Port ${port} on ${host} can't be used: it is in use, choose another.`,
  );
});

it('an error while it listens, as when no more connections can be taken, is logged, and it goes on', async () => {
  const logged: Readonly<Record<string, unknown>>[] = [];
  const log = createLog({ write: (line) => void logged.push(JSON.parse(line)) });
  const server = createTestServer();
  const port = await listen(server, { host, port: 0 }, log);
  server.emit('error', new Error('accept EMFILE'));
  server.emit('error', new Error('accept EMFILE'));
  expect(logged).toMatchObject([
    { level: 'error', err: { message: 'accept EMFILE' } },
    { level: 'error', err: { message: 'accept EMFILE' } },
  ]);
  const response = await fetch(`http://${host}:${port}/`, { headers: { Connection: 'close' } });
  expect(await response.text()).toBe('answered');
});
