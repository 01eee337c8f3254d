import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
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
const { drainDelayMs, adminPort } = parseSettings(
  parseEnv(read('deploy/kubernetes/settings.env')) as Record<string, string>,
);

it('allows an instance its full shutdown time before SIGKILL', () => {
  // Pending responses have 5 s.
  expect(Number.parseInt(grace, 10)).toBeGreaterThan(environment.DRAIN_DELAY_MS / 1000 + 5);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drainDelayMs / 1000 + 5);
});

it('starts assets, then instances, then Caddy', () => {
  const healthy = { condition: 'service_healthy' };
  const copied = { condition: 'service_completed_successfully' };
  expect(caddy.depends_on).toEqual({ 'site-1': healthy, 'site-2': healthy });
  expect(Object.values(sites)).toMatchObject(Array(2).fill({ depends_on: { assets: copied } }));
  expect(assets.volumes).toEqual(['assets:/srv']);
  expect(caddy.volumes).toContain('assets:/srv:ro');
});

it('repeats the server’s asset Cache-Control and ports in the Caddyfile', () => {
  const { ADMIN_PORT, PORT } = environment;
  const caddyfile = read('deploy/Caddyfile');
  expect(caddyfile).toContain(`Cache-Control "${caching.asset['Cache-Control']}"`);
  expect(caddyfile).toContain(`health_port ${ADMIN_PORT}\n`);
  expect(caddyfile).toContain(`reverse_proxy site-1:${PORT} site-2:${PORT} {`);
});

it('probes readiness and liveness on the admin port', () => {
  const [{ startupProbe, readinessProbe, livenessProbe, ports }] = pod.containers;
  const probed = [startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet);
  const paths = ['/readyz', '/readyz', '/healthz'];
  expect(probed).toEqual(paths.map((path) => ({ path, port: 'admin' })));
  expect(ports).toContainEqual({ name: 'admin', containerPort: adminPort });
});

it('runs the image as the user node', () => {
  expect(dockerfile.match(/^USER .*/gm)).toEqual(['USER node']);
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

const faults = [
  ['compose.yaml', 'ports:', 'prots:', 'additional properties prots'],
  ['kubernetes/service.yaml', 'port: 80', "port: '80'", '"port": "80"'],
  ['kubernetes/settings.env', 'ENQUIRY_INBOX=', 'X=', 'ENQUIRY_INBOX'],
  // A file without a check.
  ['haproxy.cfg', '', '', 'has no check'],
] as const;

it('reports each faulty deploy file with its problem, and none in `deploy/`', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('deploy', folder, { recursive: true });
  for (const [name, from, to] of faults) {
    const file = join(folder, name);
    writeFileSync(file, from && read(file).replace(from, to));
  }
  const findFaulty = (path: string) =>
    checkDeployFiles(path).filter(({ problems }) => problems.length > 0);
  expect(findFaulty('deploy')).toEqual([]);
  const found = findFaulty(folder);
  const expected = faults.map(([name, , , problem]) => ({
    file: join(folder, name),
    problems: expect.arrayContaining([expect.stringContaining(problem)]),
  }));
  expect(found).toHaveLength(expected.length);
  expect(found).toEqual(expect.arrayContaining(expected));
});

it.each([
  { file: '.nvmrc', pattern: /^(\d+)$/m },
  { file: '.github/workflows/ci.yml', pattern: /node: \['(\d+)'/ },
  { file: 'README.md', pattern: /the image ships Node (\d+)/ },
])('names the Node version of the image in $file', ({ file, pattern }) => {
  const shipped = /^FROM node:(\d+)/m.exec(dockerfile)?.[1];
  const advice = `the Dockerfile ships Node ${shipped}, but ${file} names another version (docs/operate.md, "Updates")`;
  expect(pattern.exec(read(file))?.[1], advice).toBe(shipped);
});

it('pins images by digest and actions by commit', () => {
  const workflow = read('.github/workflows/ci.yml');
  const files = dockerfile + read('deploy/compose.yaml') + workflow;
  const [inImage, , inCi, ...others] = files.match(/(?<=FROM |image: )(?:node|caddy):\S+/g) ?? [];
  expect([inCi, others], 'CI and the Dockerfile use different images').toEqual([inImage, []]);
  expect(
    files.match(/(?:FROM |image: )(?:node|caddy):(?!\S+@sha256:[\da-f]{64}(?: AS node)?$).*/gm),
  ).toBeNull();
  expect(workflow.match(/uses: /g)?.length).toBeGreaterThan(3);
  expect(workflow.match(/uses: (?!.*@[\da-f]{40} # v[\d.]+$).*/gm)).toBeNull();
});

it('names every page in the alert on browser problems', () => {
  const [, pages] = /route=~"(home[^"]*)"/.exec(read('deploy/monitoring/alerts.yaml')) ?? [];
  expect(pages?.split('|').sort()).toEqual(routes.map(({ id }) => id).sort());
});
