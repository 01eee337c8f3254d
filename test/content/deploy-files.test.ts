import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseEnv } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { caching } from '../../server/respond/caching.ts';
import { type Environment, parseSettings, settingNames } from '../../server/settings/settings.ts';
import { production } from '../setup/settings.ts';

// Properties of the deploy files that the programs reading them (`.ci/check-deploy`) do not check.

const read = (file: string) => readFileSync(file, 'utf8');
const readYaml = (file: string) => parse(read(file), { merge: true });
const dockerfile = read('Dockerfile');
const { services } = readYaml('deploy/compose.yaml');
const { environment, stop_grace_period: grace } = services['site-1'];
const [{ literals }] = readYaml('deploy/kubernetes/kustomization.yaml').configMapGenerator;

it.each<[string, Environment]>([
  ['compose.yaml', { ...environment, PUBLIC_ORIGIN: 'https://www.site.example' }],
  ['kubernetes/kustomization.yaml', parseEnv(literals.join('\n'))],
])('has only settings that exist, with valid values, in deploy/%s', (_, given) => {
  const text = Object.entries(given).map(([name, value]) => [name, String(value)]);
  expect(text.filter(([name = '']) => !settingNames.includes(name))).toEqual([]);
  expect(() => parseSettings({ ...production, ...Object.fromEntries(text) })).not.toThrow();
});

it('allows an instance five seconds for pending requests between draining and SIGKILL', () => {
  expect(1000 * Number.parseInt(grace, 10)).toBeGreaterThan(environment.DRAIN_DELAY_MS + 5_000);
});

it('repeats the server’s asset Cache-Control and ports in the Caddyfile', () => {
  const { ADMIN_PORT, PORT } = environment;
  const caddyfile = read('deploy/Caddyfile');
  expect(caddyfile).toContain(`Cache-Control "${caching.asset['Cache-Control']}"`);
  expect(caddyfile).toContain(`health_port ${ADMIN_PORT}\n`);
  expect(caddyfile).toContain(`reverse_proxy site-1:${PORT} site-2:${PORT} {`);
});

it.each([
  { status: 503, at: 'PORT', exitCode: 1 },
  // ADMIN_PORT takes precedence over PORT, on which nothing listens.
  { status: 200, at: 'ADMIN_PORT', exitCode: 0 },
])('exits the health check with code $exitCode if /healthz on $at returns $status', async (row) => {
  const site = createServer(({ url }, response) => {
    response.writeHead(url === '/healthz' ? row.status : 404).end();
  });
  onTestFinished(() => void site.close());
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const { port } = site.address() as AddressInfo;
  const check = /^HEALTHCHECK[^[]*CMD (.*)$/m.exec(dockerfile);
  const [program, ...parameters] = JSON.parse(check?.[1] ?? '[]');
  const env = { PATH: process.env['PATH'], PORT: '1', [row.at]: String(port) };
  const [code] = await once(spawn(program, parameters, { env }), 'exit');
  expect(code).toBe(row.exitCode);
});
