import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { checkLocalSetup, type LocalSetup } from '../../tools/local-setup.ts';
import { PortError } from '../../tools/ports.ts';
import { freePort } from '../../tools/running-site.ts';

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function takePort(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  cleanups.push(() => server.close());
}

function check(environment: NodeJS.ProcessEnv) {
  return checkLocalSetup(environment, 'npm start');
}

/** With ports that no other test uses: the inbox's is the next one. */
async function checkFreePorts(): Promise<LocalSetup> {
  for (;;) {
    try {
      return await check({ PORT: `${await freePort()}` });
    } catch (error) {
      if (!(error instanceof PortError)) throw error;
    }
  }
}

describe('what npm start checks before it builds', () => {
  it('a taken port of the site is one line that names another port', async () => {
    const port = await freePort();
    await takePort(port, '127.0.0.1');
    const message = `Port ${port} for the site is taken. Choose another: PORT=4000 npm start`;
    await expect(check({ PORT: `${port}` })).rejects.toThrow(message);
  });

  it('a taken port of the local inbox too', async () => {
    const { config, inboxPort } = await checkFreePorts();
    if (!inboxPort) throw new Error('No local inbox is started.');
    await takePort(inboxPort, 'localhost');
    const message = `Port ${inboxPort} for the local inbox is taken. Choose another: PORT=4000 npm start`;
    await expect(check({ PORT: `${config.port}` })).rejects.toThrow(message);
  });

  it('a site with a forwarding service of its own has no local inbox', async () => {
    const PORT = `${await freePort()}`;
    const configured = { PORT, ENQUIRY_ENDPOINT: 'https://forms.example' };
    expect((await check(configured)).inboxPort).toBeUndefined();
    const production = {
      PORT,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: 'https://www.par-avion.example',
      ENQUIRY_INBOX: 'inbox@par-avion.example',
      CONTACT_EMAIL: 'hello@par-avion.example',
      CONTACT_PHONE: '+91 40 1234 5678',
    };
    expect((await check(production)).inboxPort).toBeUndefined();
  });

  it('wrong settings are named without a stack trace, and the exit code is 1', async () => {
    const child = spawn('node_modules/.bin/tsx', ['tools/start.ts'], {
      env: { PATH: process.env['PATH'], PORT: 'abc', LOG_LEVEL: 'loud' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, faults, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    expect(output).toBe('');
    expect(faults.trim().split('\n')).toEqual([
      expect.stringContaining('PORT is "abc"'),
      expect.stringContaining('LOG_LEVEL is "loud"'),
    ]);
    expect(code).toBe(1);
  }, 30_000);
});
