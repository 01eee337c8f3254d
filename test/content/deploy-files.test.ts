import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { caching } from '../../server/respond/caching.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { routes } from '../../shared/routes.ts';
import { checkDeployFiles } from '../../tools/check-deploy/check-files.ts';

// Properties of the deploy files that no schema covers, and the checks of `npm run check-deploy`.

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('Dockerfile');
const { services } = parse(read('deploy/compose.yaml'), { merge: true });
const { assets, caddy, ...sites } = services;
const { environment, stop_grace_period: grace } = services['site-1'];
const pod = parse(read('deploy/kubernetes/deployment.yaml')).spec.template.spec;
const { shutdownTimeoutMs, admin } = parseSettings(
  parseEnv(read('deploy/kubernetes/settings.env')) as Record<string, string>,
);

it('allows an instance its full shutdown time before SIGKILL', () => {
  expect(1000 * Number.parseInt(grace, 10)).toBeGreaterThan(environment.SHUTDOWN_TIMEOUT_MS);
  expect(1000 * pod.terminationGracePeriodSeconds).toBeGreaterThan(shutdownTimeoutMs);
});

it('starts assets, then instances, then Caddy', () => {
  const healthy = { condition: 'service_healthy' };
  const copied = { condition: 'service_completed_successfully' };
  expect(caddy.depends_on).toEqual({ 'site-1': healthy, 'site-2': healthy });
  expect(Object.values(sites)).toMatchObject(Array(2).fill({ depends_on: { assets: copied } }));
  expect(assets.command).toBe('cp --recursive --no-clobber dist/client/assets /srv/');
  expect(assets.volumes).toEqual(['assets:/srv']);
  expect(caddy.volumes).toContain('assets:/srv:ro');
});

it('gives Caddy the Cache-Control of assets and the ports of the instances', () => {
  const { ADMIN_PORT, PORT } = environment;
  const caddyfile = read('deploy/Caddyfile');
  expect(caddyfile).toContain(`Cache-Control "${caching.asset['Cache-Control']}"`);
  expect(caddyfile).toContain(`health_port ${ADMIN_PORT}\n`);
  expect(caddyfile).toContain(`reverse_proxy site-1:${PORT} site-2:${PORT} {`);
});

it('probes readiness and liveness on the admin port', () => {
  const [site] = pod.containers;
  const ready = { httpGet: { path: '/readyz', port: 'admin' } };
  const healthy = { httpGet: { path: '/healthz', port: 'admin' } };
  expect(site).toMatchObject({
    startupProbe: ready,
    readinessProbe: ready,
    livenessProbe: healthy,
  });
  expect(site.ports).toContainEqual({ name: 'admin', containerPort: admin?.port });
});

it('admits every copied path through .dockerignore', () => {
  const lines = [...dockerfile.matchAll(/^COPY (?!--)(.*) \S+$/gm)];
  const copied = lines.flatMap(([, paths = '']) => paths.split(' '));
  const passed = read('.dockerignore').split('\n');
  expect(copied).toContain('shared');
  expect(copied.filter((path) => !passed.includes(`!${path.replace('./', '')}`))).toEqual([]);
});

it('runs the image as the user node', () => {
  expect(dockerfile.match(/^USER .*/gm)).toEqual(['USER node']);
});

it.each([
  { health: 'healthy', status: 200, at: 'PORT', exitCode: 0 },
  { health: 'unhealthy', status: 503, at: 'PORT', exitCode: 1 },
  { health: 'healthy', status: 200, at: 'ADMIN_PORT', exitCode: 0 },
])('reports the image as $health if /healthz on $at answers $status', async (row) => {
  const site = createServer(({ url }, response) => {
    response.writeHead(url === '/healthz' ? row.status : 404).end();
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const { port } = site.address() as AddressInfo;
  const check = /^HEALTHCHECK[^[]*CMD (.*)$/m.exec(dockerfile);
  const [program, ...parameters] = JSON.parse(check?.[1] ?? '[]');
  // Nothing listens on port 1; ADMIN_PORT takes precedence over PORT.
  const env = { PATH: process.env['PATH'], PORT: '1', [row.at]: String(port) };
  const [code] = await once(spawn(program, parameters, { env }), 'exit');
  site.close();
  expect(code).toBe(row.exitCode);
});

it('reports malformed files, unknown settings and files without a check', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'deploy-'));
  const folder = join(copy, 'deploy');
  await cp('deploy', folder, { recursive: true });
  const faults = [
    { file: 'compose.yaml', from: 'ports:', to: 'prots:', problem: 'additional properties prots' },
    {
      file: 'compose.env',
      from: 'TRUST_PROXY',
      to: 'TRUSTED',
      problem: 'TRUSTED is not a setting',
    },
    {
      file: 'kubernetes/service.yaml',
      from: 'port: 80',
      to: "port: '80'",
      problem: '"port": "80"',
    },
    { file: 'kubernetes/deployment.yaml', from: 'strategy:', to: 'stategy:', problem: 'stategy' },
    { file: 'kubernetes/settings.env', from: 'ENQUIRY_INBOX=', to: 'X=', problem: 'ENQUIRY_INBOX' },
    { file: 'monitoring/alerts.yaml', from: 'groups:', to: '"groups', problem: 'at line' },
    { file: 'monitoring/grafana-dashboard.json', from: '{', to: '', problem: 'JSON' },
  ];
  for (const { file, from, to } of faults) {
    await writeFile(join(folder, file), read(join(folder, file)).replace(from, to));
  }
  await writeFile(join(folder, 'haproxy.cfg'), '');
  const found = checkDeployFiles(folder).filter(({ problems }) => problems.length > 0);
  await rm(copy, { recursive: true });
  const told = found.map(({ file, problems }) => [file.replace(`${folder}/`, ''), problems.join()]);
  const wrong = [...faults, { file: 'haproxy.cfg', problem: 'has no check' }];
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(wrong.map(({ file, problem }) => [file, expect.stringContaining(problem)])),
  );
});

it.each([
  { file: '.nvmrc', pattern: /^(\d+)$/m },
  { file: '.github/workflows/ci.yml', pattern: /node: \['(\d+)'/ },
  { file: 'README.md', pattern: /the image ships Node (\d+)/ },
  { file: 'CONTRIBUTING.md', pattern: /the same as in the image \((\d+)\)/ },
])('names the Node version of the image in $file', ({ file, pattern }) => {
  const shipped = /^FROM node:(\d+)/m.exec(dockerfile)?.[1];
  const advice = `the Dockerfile ships Node ${shipped}, ${file} names another (docs/operate.md, “Updates”)`;
  expect(pattern.exec(read(file))?.[1], advice).toBe(shipped);
});

it('pins images by digest and actions by commit', () => {
  const workflow = read('.github/workflows/ci.yml');
  const files = dockerfile + read('deploy/compose.yaml') + workflow;
  const images = files.match(/(?<=FROM |image: )(?:node|caddy):\S+/g) ?? [];
  const actions = workflow.match(/uses: .*/g) ?? [];
  expect(images).toHaveLength(3);
  expect(actions.length).toBeGreaterThan(3);
  expect(images[2], 'CI and the Dockerfile use different images').toBe(images[0]);
  expect(images.filter((image) => !/@sha256:[\da-f]{64}$/.test(image))).toEqual([]);
  expect(actions.filter((action) => !/@[\da-f]{40} # v[\d.]+$/.test(action))).toEqual([]);
});

it('compares reports of browsers with the views of every page', () => {
  const [, pages] = /route=~"(home[^"]*)"/.exec(read('deploy/monitoring/alerts.yaml')) ?? [];
  expect(pages?.split('|').sort()).toEqual(routes.map(({ id }) => id).sort());
});
