import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkLocalSetup } from '../../tools/local-setup.ts';
import { freePort } from '../../tools/ports.ts';
import { productionSettings } from '../../tools/site-process.ts';
import { portOf } from '../setup/site.ts';

/** A port on which somebody listens. */
async function takenPort(host: string): Promise<number> {
  const server = createServer().listen(await freePort(), host);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return portOf(server);
}

const check = (environment: NodeJS.ProcessEnv) => checkLocalSetup(environment, 'npm start');

describe('what npm start checks before it builds', () => {
  it.each([
    ['site', 'the site', '127.0.0.1', 0],
    // The inbox takes the port behind the site's.
    ['inbox', 'the local inbox', 'localhost', -1],
  ])('a taken port of the %s is one line that names another', async (_whose, use, host, offset) => {
    const port = await takenPort(host);
    const message = `Port ${port} for ${use} is taken. Choose another: PORT=4000 npm start`;
    await expect(check({ PORT: `${port + offset}` })).rejects.toThrow(message);
  });

  it.each([
    ['with a forwarding service of its own', { ENQUIRY_ENDPOINT: 'https://forms.example' }],
    ['in production', productionSettings],
  ])('a site %s has no local inbox', async (_where, settings) => {
    const { inboxPort } = await check({ PORT: `${await freePort()}`, ...settings });
    expect(inboxPort).toBeUndefined();
  });

  it('wrong settings are named without a stack trace, and the exit code is 1', async () => {
    const env = { PATH: process.env['PATH'], PORT: 'abc', LOG_LEVEL: 'loud' };
    const start = execFile('node_modules/.bin/tsx', ['tools/start.ts'], { env });
    const output: string[] = [];
    for (const stream of [start.stdout, start.stderr])
      stream?.on('data', (text) => output.push(text));
    expect(await once(start, 'close')).toEqual([1, null]);
    expect(output.join('')).toMatch(/^PORT is "abc".*\nLOG_LEVEL is "loud".*\n$/);
  });
});
