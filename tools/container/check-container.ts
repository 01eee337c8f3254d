import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../shared/routes.ts';
import { freePort, productionSettings } from '../running-site.ts';
import { run } from './run.ts';

type Step = <Result>(name: string, action: () => Result) => Result;

/** As an operator should run it: nothing can be written, and nothing can be gained. */
const hardening = [
  ...['--read-only', '--cap-drop=all', '--security-opt', 'no-new-privileges'],
  ...['--memory', '256m', '--pids-limit', '64', '--network', 'host'],
];

/** Runs the image hardened and checks what an operator relies on. Throws at the first that does not hold. */
export async function checkContainer(image: string, step: Step): Promise<void> {
  step('refuses to start without settings', () => expectRefusal(image));
  const port = await freePort();
  const name = `par-avion-test-${process.pid}`;
  const settings = Object.entries({ ...productionSettings, PORT: String(port) });
  const variables = settings.flatMap(([key, value]) => ['-e', `${key}=${value}`]);
  run('podman', ['run', '-d', '--name', name, ...hardening, ...variables, image]);
  try {
    await waitUntilReady(port);
    step('its health check passes', () => run('podman', ['healthcheck', 'run', name]));
    await checkPages(port);
    step('serves every route', () => undefined);
    step('is not root and holds nothing but dist', () => checkContents(image, name));
    step('has labels', () => checkLabels(image));
    step('SIGTERM ends it with code 0', () => checkStop(name));
  } finally {
    run('podman', ['rm', '-f', name]);
  }
}

function expectRefusal(image: string): void {
  try {
    run('podman', ['run', '--rm', ...hardening, image]);
  } catch (error) {
    if (/PUBLIC_ORIGIN is missing/.test(String(error))) return;
    throw error;
  }
  throw new Error('It started without settings.');
}

async function waitUntilReady(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await wait(100);
  }
  throw new Error('It is not ready after 10 s.');
}

async function checkPages(port: number): Promise<void> {
  for (const { path } of routes) {
    const [reply] = (await once(get({ host: '127.0.0.1', port, path }), 'response')) as [
      IncomingMessage,
    ];
    const html = await text(reply);
    if (reply.statusCode !== 200 || !html.endsWith('</html>')) {
      throw new Error(`${path} answers ${reply.statusCode}.`);
    }
  }
}

function checkContents(image: string, name: string): void {
  const user = run('podman', ['exec', name, 'id', '-u']);
  if (user !== '1000') throw new Error(`It runs as user ${user}.`);
  const files = run('podman', ['exec', name, 'ls', '/site', '/site/dist']).split(/\s+/);
  if (!files.includes('sbom.cdx.json')) throw new Error(`${image} has no SBOM.`);
  if (files.includes('node_modules')) throw new Error(`${image} has node_modules.`);
}

function checkLabels(image: string): void {
  const format = '{{ index .Config.Labels "org.opencontainers.image.version" }}';
  const version = run('podman', ['inspect', '--type', 'image', '--format', format, image]);
  if (version !== 'test') throw new Error(`Its version label is ${JSON.stringify(version)}.`);
}

function checkStop(name: string): void {
  run('podman', ['stop', '-t', '15', name]);
  const code = run('podman', ['inspect', name, '--format', '{{.State.ExitCode}}']);
  if (code !== '0') throw new Error(`It ended with ${code}.`);
}
