import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** Arguments for Chromium: no sandbox, which root can't have, and no requests of its own. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Valid production settings with example addresses, for a site that runs on this machine only. */
export const productionSettings = {
  NODE_ENV: 'production',
  // Nobody waits for balancers here.
  DRAIN_DELAY_MS: '0',
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: 'https://www.par-avion.example',
  ENQUIRY_INBOX: 'enquiries@par-avion.example',
  CONTACT_EMAIL: 'enquiries@par-avion.example',
  CONTACT_PHONE: '+91 00 0000 0000',
};

/** Starts the built server in a process of its own, as in production. Resolves when it listens. */
export async function startSite(
  dist: string,
  environment: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const site = spawn(process.execPath, [`${dist}/server/main.js`], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await Promise.race([once(site.stdout, 'data'), once(site, 'exit')]);
  if (site.exitCode !== null) throw new Error(`The site did not start: ${output.join(' ')}`);
  return site;
}

export async function stopSite(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null) return;
  site.kill();
  await once(site, 'exit');
}

/**
 * A port at which nobody listens. It is below those that systems give to clients' connections, one of which could take
 * it before it is used.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
