import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

// `deploy/roll-out.sh` with a `docker` that logs its commands and fails at a given one.

const settings = 'SITE_HOST=www.site.example\nCDN_NETWORKS="192.0.2.0/24 198.51.100.0/24"\n';

/** Rolls out version `new`. Returns docker's commands that change containers, deploy/.env, and the exit code. */
function rollOut(env = `${settings}VERSION=old\n`, { fails = 'none', unhealthy = 'none' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'roll-out-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'bin'));
  cpSync('deploy', join(folder, 'deploy'), { recursive: true });
  const envFile = join(folder, 'deploy/.env');
  writeFileSync(envFile, env);
  const docker = `#!/bin/bash
echo "$VERSION $*" >> ${folder}/commands
case "$*" in
  *"${fails}"*) exit 1 ;;
  *"ps ${unhealthy}") echo 'Up 2 minutes (unhealthy)' ;;
  *" ps "*) echo 'Up 2 minutes (healthy)' ;;
esac`;
  writeFileSync(join(folder, 'bin/docker'), docker, { mode: 0o755 });
  const { status, stderr } = spawnSync('bash', [join(folder, 'deploy/roll-out.sh'), 'new'], {
    encoding: 'utf8',
    // A version and a host left over in the operator's shell.
    env: {
      PATH: `${folder}/bin:${process.env['PATH']}`,
      VERSION: 'older',
      SITE_HOST: 'old.example',
    },
  });
  const commands = readFileSync(join(folder, 'commands'), 'utf8').split('\n');
  const steps = commands.filter((line) => /compose (build|up)|run --rm assets/.test(line));
  // The version and the last word: the service.
  const services = steps.map((line) => line.replace(/ .* /, ' '));
  return { services, env: readFileSync(envFile, 'utf8'), status, stderr };
}

const rolledOut = ['new assets', 'new site-1', 'new site-2', 'new caddy'];

it.each([
  ['the previous version', `${settings}VERSION=old\nBARE_HOST=site.example\n`],
  ['no VERSION', `${settings}BARE_HOST=site.example`],
])('rolls out both instances and Caddy if deploy/.env has %s', (_, before) => {
  const after = `${settings}BARE_HOST=site.example\nVERSION=new\n`;
  expect(rollOut(before)).toMatchObject({ services: rolledOut, env: after, status: 0 });
});

it('builds a version that has no image', () => {
  const { services } = rollOut(undefined, { fails: 'image inspect' });
  expect(services).toEqual(['new site-1', ...rolledOut]);
});

it('replaces an unhealthy instance first', () => {
  const { services } = rollOut(undefined, { unhealthy: 'site-2' });
  expect(services).toEqual(['new assets', 'new site-2', 'new site-1', 'new caddy']);
});

it.each([
  ['the Caddyfile is invalid', 'caddy validate', []],
  ['an instance does not start', '90 site-1', ['new assets', 'new site-1']],
  ['the other instance does not start', '90 site-2', rolledOut.slice(0, 3)],
])('stops and keeps the version in deploy/.env if %s', (_, fails, services) => {
  const result = rollOut(undefined, { fails });
  expect(result).toMatchObject({ services, env: `${settings}VERSION=old\n`, status: 1 });
  expect(result.stderr).toContain('bash deploy/roll-out.sh old\n');
});
