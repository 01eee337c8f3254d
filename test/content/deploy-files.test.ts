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
import { checkDeployFiles } from '../../tools/check-deploy/check-files.ts';

// What no schema of these files sees, and that `npm run check-deploy` refuses wrong ones.

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('Dockerfile');
const { services } = parse(read('deploy/compose.yaml'), { merge: true });
const { assets, caddy, ...sites } = services;
const { environment, stop_grace_period: grace } = services['site-1'];
const pod = parse(read('deploy/kubernetes/deployment.yaml')).spec.template.spec;
const { shutdownTimeoutMs, admin } = parseSettings(
  parseEnv(read('deploy/kubernetes/settings.env')) as Record<string, string>,
);

it('compose and Kubernetes let an instance stop by itself before they kill it', () => {
  expect(1000 * Number.parseInt(grace, 10)).toBeGreaterThan(environment.SHUTDOWN_TIMEOUT_MS);
  expect(1000 * pod.terminationGracePeriodSeconds).toBeGreaterThan(shutdownTimeoutMs);
});

it('Caddy waits until both instances are healthy, and they until their assets are in the volume that it serves', () => {
  const healthy = { condition: 'service_healthy' };
  const copied = { condition: 'service_completed_successfully' };
  expect(caddy.depends_on).toEqual({ 'site-1': healthy, 'site-2': healthy });
  expect(Object.values(sites)).toMatchObject(Array(2).fill({ depends_on: { assets: copied } }));
  expect(assets.command).toBe('cp --recursive --no-clobber dist/client/assets /srv/');
  expect(assets.volumes).toEqual(['assets:/srv']);
  expect(caddy.volumes).toContain('assets:/srv:ro');
});

it('Caddy says of an asset from that volume what the site says, and asks for health where visitors can’t', () => {
  const { ADMIN_PORT, PORT } = environment;
  const caddyfile = read('deploy/Caddyfile');
  expect(caddyfile).toContain(`Cache-Control "${caching.asset['Cache-Control']}"`);
  expect(caddyfile).toContain(`health_port ${ADMIN_PORT}\n`);
  expect(caddyfile).toContain(`reverse_proxy site-1:${PORT} site-2:${PORT} {`);
});

it('a pod gets visitors while it says that it is ready, and is restarted when it is not healthy', () => {
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

it('.dockerignore lets through all that the image copies', () => {
  const lines = [...dockerfile.matchAll(/^COPY (?!--)(.*) \S+$/gm)];
  const copied = lines.flatMap(([, paths = '']) => paths.split(' '));
  const passed = read('.dockerignore').split('\n');
  expect(copied).toContain('shared');
  expect(copied.filter((path) => !passed.includes(`!${path.replace('./', '')}`))).toEqual([]);
});

it('in the image the site is not run by root', () => {
  expect(dockerfile.match(/^USER .*/gm)).toEqual(['USER node']);
});

it.each([
  { health: 'healthy', status: 200, at: 'PORT', exitCode: 0 },
  { health: 'unhealthy', status: 503, at: 'PORT', exitCode: 1 },
  { health: 'healthy', status: 200, at: 'ADMIN_PORT', exitCode: 0 },
])('the image is $health where /healthz answers $status at $at', async (row) => {
  const site = createServer(({ url }, response) => {
    response.writeHead(url === '/healthz' ? row.status : 404).end();
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const { port } = site.address() as AddressInfo;
  const check = /^HEALTHCHECK[^[]*CMD (.*)$/m.exec(dockerfile);
  const [program, ...parameters] = JSON.parse(check?.[1] ?? '[]');
  // Nothing listens at port 1, which ADMIN_PORT outranks.
  const env = { PATH: process.env['PATH'], PORT: '1', [row.at]: String(port) };
  const [code] = await once(spawn(program, parameters, { env }), 'exit');
  site.close();
  expect(code).toBe(row.exitCode);
});

it('a file of deploy/ that is wrong is refused, and so is one that nobody reads', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'deploy-'));
  const folder = join(copy, 'deploy');
  await cp('deploy', folder, { recursive: true });
  const faults = [
    { file: 'Caddyfile', from: 'site-2:3000 {', to: 'site-3:3000 {', told: 'no site-3' },
    { file: 'compose.yaml', from: 'ports:', to: 'prots:', told: 'additional properties prots' },
    { file: 'compose.env', from: 'TRUST_PROXY', to: 'TRUSTED', told: 'TRUSTED is no setting' },
    { file: 'kubernetes/service.yaml', from: 'port: 80', to: "port: '80'", told: '"port": "80"' },
    { file: 'kubernetes/deployment.yaml', from: 'strategy:', to: 'stategy:', told: 'stategy' },
    { file: 'kubernetes/settings.env', from: 'ENQUIRY_INBOX=', to: 'X=', told: 'ENQUIRY_INBOX' },
    { file: 'kubernetes/kustomization.yaml', from: 'service.yaml', to: 'a.yaml', told: 'a.yaml' },
    { file: 'monitoring/alerts.yaml', from: 'sum(rate(', to: 'sum(rate((', told: "can't be read" },
    { file: 'monitoring/prometheus.yaml', from: '30s', to: 'often', told: 'scrape_interval' },
    { file: 'monitoring/blackbox.yaml', from: 'http:\n', to: 'htpp:\n', told: 'htpp' },
    { file: 'monitoring/grafana-dashboard.json', from: 'site_open', to: 'x', told: 'x_sockets' },
  ];
  for (const { file, from, to } of faults) {
    await writeFile(join(folder, file), read(join(folder, file)).replace(from, to));
  }
  await writeFile(join(folder, 'nginx.conf'), '');
  const found = (await checkDeployFiles(folder)).filter(({ problems }) => problems.length > 0);
  await rm(copy, { recursive: true });
  const told = found.map(({ file, problems }) => [file.replace(`${folder}/`, ''), problems.join()]);
  const wrong = [...faults, { file: 'nginx.conf', told: 'nobody reads it' }];
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(wrong.map((fault) => [fault.file, expect.stringContaining(fault.told)])),
  );
});

it.each([
  { file: '.nvmrc', pattern: /^(\d+)$/m },
  { file: '.github/workflows/ci.yml', pattern: /node: \['(\d+)'/ },
  { file: 'README.md', pattern: /Node (\d+), which the image ships/ },
  { file: 'CONTRIBUTING.md', pattern: /the version that the image ships \((\d+)\)/ },
])('$file names the Node that the image ships', ({ file, pattern }) => {
  const shipped = /^FROM node:(\d+)/m.exec(dockerfile)?.[1];
  const advice = `the Dockerfile ships Node ${shipped}, ${file} names another (docs/operate.md, “Updates”)`;
  expect(pattern.exec(read(file))?.[1], advice).toBe(shipped);
});

it('images are named by digest and actions by commit, so that nobody puts another in their place', () => {
  const files = dockerfile + read('deploy/compose.yaml');
  const images = files.match(/(?:FROM|image:) (?:node|caddy):.*/g) ?? [];
  const actions = read('.github/workflows/ci.yml').match(/uses: .*/g) ?? [];
  expect(images).toHaveLength(2);
  expect(actions.length).toBeGreaterThan(3);
  expect(images.filter((image) => !/@sha256:[\da-f]{64}( AS \w+)?$/.test(image))).toEqual([]);
  expect(actions.filter((action) => !/@[\da-f]{40} # v[\d.]+$/.test(action))).toEqual([]);
});
