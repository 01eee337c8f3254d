import { execFileSync, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './ports.ts';
import { fetchPage } from './reliability/visits.ts';
import { productionSettings } from './site-process.ts';

// `npm run test:container`: builds the image and runs it as an operator should: read-only, without capabilities and with
// little memory. NODE_IMAGE names another base image. It needs docker, or podman by that name.
const image = 'par-avion:test';
const name = `par-avion-${process.pid}`;
const base = process.env['NODE_IMAGE'];
const port = await freePort();
const settings = { ...productionSettings, HOST: '0.0.0.0', PORT: '3000' };

function docker(...parameters: readonly string[]): string {
  return execFileSync('docker', parameters, { encoding: 'utf8' }).trim();
}

function expectOutput(expected: string, ...parameters: readonly string[]): void {
  const output = docker(...parameters);
  console.log(`${output === expected ? '✓' : '✗'} docker ${parameters.join(' ')}: ${output}`);
  if (output !== expected) process.exitCode = 1;
}

if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status !== 0) {
  console.error(
    'npm run test:container needs docker, or podman by that name, that this user may use.',
  );
  process.exit(1);
}
docker('build', '-t', image, ...(base ? ['--build-arg', `NODE_IMAGE=${base}`] : []), '.');
docker(
  ...['run', '--detach', '--name', name, '--publish', `127.0.0.1:${port}:3000`],
  ...['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges'],
  ...['--memory=256m', '--pids-limit=64'],
  ...Object.entries(settings).map(([key, value]) => `--env=${key}=${value}`),
  image,
);
try {
  // It takes a second to start.
  const fetchHome = () => fetchPage(port, '/').catch(() => '');
  for (let attempt = 0; attempt < 50 && !(await fetchHome()); attempt += 1) await wait(200);
  console.log(`✓ ${(await fetchPage(port, '/site')).length} characters of /site`);
  expectOutput('1000', 'exec', name, 'id', '-u');
  expectOutput('dist', 'exec', name, 'ls', '/site');
  docker('stop', '-t', '15', name);
  expectOutput('0', 'inspect', name, '--format', '{{.State.ExitCode}}');
} catch (error) {
  console.error(docker('logs', name));
  throw error;
} finally {
  docker('rm', '--force', name);
}
