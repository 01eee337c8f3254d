import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fetchPage } from './faults/visits.ts';
import { freePort } from './ports.ts';
import { productionSettings } from './site-process.ts';

// `npm run test:container`: builds the image and runs it as an operator should, where nothing can be written and nothing
// gained. NODE_IMAGE names another base image. It needs docker, or podman by that name.
const image = 'par-avion:test';
const name = `par-avion-test-${process.pid}`;
const hardening = ['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges'];
const limits = ['--memory=256m', '--pids-limit=64'];

function docker(...parameters: readonly string[]): string {
  return execFileSync('docker', parameters, { encoding: 'utf8' }).trim();
}

function check(what: string, found: string, expected: string): void {
  console.log(`${found === expected ? '✓' : '✗'} ${what}: ${found}`);
  if (found !== expected) process.exitCode = 1;
}

async function isReady(): Promise<boolean> {
  const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  return reply?.ok ?? false;
}

const base = process.env['NODE_IMAGE'];
docker('build', '-t', image, ...(base ? ['--build-arg', `NODE_IMAGE=${base}`] : []), '.');
const port = await freePort();
const settings = { ...productionSettings, HOST: '0.0.0.0', PORT: '3000' };
const variables = Object.entries(settings).map(([key, value]) => `--env=${key}=${value}`);
docker(
  ...['run', '--detach', '--name', name, '--publish', `127.0.0.1:${port}:3000`],
  ...[...hardening, ...limits, ...variables, image],
);
try {
  for (let attempt = 0; attempt < 100 && !(await isReady()); attempt += 1) await wait(100);
  check('pages', String((await fetchPage(port, '/site')).includes('id="enquiry"')), 'true');
  check('user', docker('exec', name, 'id', '-u'), '1000');
  check('files', docker('exec', name, 'ls', '/site'), 'dist');
  const [, , command = ''] = JSON.parse(
    docker('inspect', '--type', 'image', '--format', '{{json .Config.Healthcheck.Test}}', image),
  ).slice(1);
  check('health check', docker('exec', name, 'bash', '-c', `${command}; echo $?`), '0');
  docker('stop', '--time', '15', name);
  check('exit code', docker('inspect', name, '--format', '{{.State.ExitCode}}'), '0');
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n${docker('logs', name)}`);
  process.exitCode = 1;
} finally {
  docker('rm', '--force', name);
}
