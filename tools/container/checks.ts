import { routes } from '../../shared/routes.ts';
import { waitUntilReady } from '../faults/copy.ts';
import { fetchPage } from '../faults/load.ts';
import { freePort } from '../ports.ts';
import { productionSettings } from '../site-process.ts';
import { run } from './run.ts';

/** As an operator should run it: nothing can be written, and nothing can be gained. */
const hardening = [
  ...['--read-only', '--cap-drop=all', '--security-opt', 'no-new-privileges'],
  ...['--memory', '256m', '--pids-limit', '64', '--network', 'host'],
];

type Container = { readonly image: string; readonly name: string; readonly port: number };

/** What must hold while it runs, in this order. */
const checks: readonly (readonly [string, (container: Container) => unknown])[] = [
  ['its health check passes', ({ name }) => run('podman', 'healthcheck', 'run', name)],
  ['it serves every route', checkPages],
  ['it is not root', ({ name }) => expectOutput('1000', 'podman', 'exec', name, 'id', '-u')],
  ['it holds nothing but dist, with an SBOM', checkContents],
  ['it has labels', checkLabels],
  ['SIGTERM ends it with code 0', checkStop],
];

/** Runs the image hardened and checks what an operator relies on. Throws at the first that does not hold. */
export async function checkContainer(image: string): Promise<void> {
  expectRefusal(image);
  console.log('✓ it refuses to start without settings');
  const container = { image, name: `par-avion-test-${process.pid}`, port: await freePort() };
  const settings = Object.entries({ ...productionSettings, PORT: String(container.port) });
  const variables = settings.flatMap(([key, value]) => ['-e', `${key}=${value}`]);
  run('podman', 'run', '-d', '--name', container.name, ...hardening, ...variables, image);
  try {
    await waitUntilReady(container.port);
    for (const [name, check] of checks) {
      await check(container);
      console.log(`✓ ${name}`);
    }
  } finally {
    run('podman', 'rm', '-f', container.name);
  }
}

function expectRefusal(image: string): void {
  try {
    run('podman', 'run', '--rm', ...hardening, image);
  } catch (error) {
    if (/PUBLIC_ORIGIN is missing/.test(String(error))) return;
    throw error;
  }
  throw new Error('It started without settings.');
}

function expectOutput(expected: string, ...command: readonly [string, ...string[]]): void {
  const output = run(...command);
  if (output !== expected) throw new Error(`${command.join(' ')} printed ${output}.`);
}

async function checkPages({ port }: Container): Promise<void> {
  for (const { path } of routes) await fetchPage(port, path);
}

function checkContents({ name }: Container): void {
  expectOutput('dist', 'podman', 'exec', name, 'ls', '/site');
  run('podman', 'exec', name, 'test', '-s', '/site/dist/sbom.cdx.json');
}

function checkLabels({ image }: Container): void {
  const format = '{{ index .Config.Labels "org.opencontainers.image.version" }}';
  expectOutput('test', 'podman', 'inspect', '--type', 'image', '--format', format, image);
}

function checkStop({ name }: Container): void {
  run('podman', 'stop', '-t', '15', name);
  expectOutput('0', 'podman', 'inspect', name, '--format', '{{.State.ExitCode}}');
}
