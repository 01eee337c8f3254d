import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { trackConnections } from '../server/connections/connections.ts';
import { createMetrics } from '../server/metrics.ts';
import { parseSettings, settingNames } from '../server/settings.ts';
import { portOf, testEnvironment } from './setup/site.ts';

const read = (path: string) => readFileSync(path, 'utf8');

it('.env.example names every setting, each once, and no other', () => {
  const names = read('.env.example').match(/^#?[A-Z_]+(?==)/gm) ?? [];
  expect(names.map((name) => name.replace('#', '')).toSorted()).toEqual(settingNames.toSorted());
});

const base = 'deploy/kubernetes/base';

it('the Kubernetes manifests are all part of the base, and fit the schemas of the API', async () => {
  const { resources } = parse(read(`${base}/kustomization.yaml`));
  const files = readdirSync(base).filter((file) => file !== 'kustomization.yaml');
  expect(resources.toSorted()).toEqual(files.toSorted());
  for (const file of files) {
    const manifest = parse(read(`${base}/${file}`)) as { apiVersion: string; kind: string };
    const models = await import(/* @vite-ignore */ `kubernetes-models/${manifest.apiVersion}`);
    expect(() => new models[manifest.kind](manifest).validate(), file).not.toThrow();
  }
});

it('the Kubernetes manifests hold only settings that the server accepts', () => {
  const { data } = parse(read(`${base}/settings.yaml`));
  expect(() => parseSettings({ NODE_ENV: 'production', ...data })).not.toThrow();
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(data)));
});

it('the Kubernetes manifests give a pod the time that the shutdown may take, and notice it before the port closes', () => {
  const settings = parseSettings({ ...testEnvironment, ADMIN_PORT: '9090' });
  const { spec } = parse(read(`${base}/deployment.yaml`)).spec.template;
  const [{ ports, startupProbe, readinessProbe, livenessProbe }] = spec.containers;
  const probes = [startupProbe, readinessProbe, livenessProbe];
  expect(probes.map(({ httpGet }) => httpGet.path)).toEqual(['/readyz', '/readyz', '/healthz']);
  expect(spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(settings.SHUTDOWN_TIMEOUT_MS);
  const { periodSeconds, failureThreshold } = readinessProbe;
  expect(periodSeconds * failureThreshold * 1000).toBeLessThan(settings.DRAIN_DELAY_MS);
  const numbers = ports.map(({ containerPort }: { containerPort: number }) => containerPort);
  expect(numbers).toEqual([settings.PORT, settings.ADMIN_PORT]);
});

it('compose and nginx fit the times of the site, and compose gives it no disk to write', () => {
  const { SHUTDOWN_TIMEOUT_MS, KEEP_ALIVE_TIMEOUT_MS } = parseSettings(testEnvironment);
  const { services } = parse(read('deploy/compose.yaml'), { merge: true });
  for (const name of ['site-1', 'site-2']) {
    const { stop_grace_period: grace, read_only: isReadOnly } = services[name];
    expect(Number.parseInt(grace, 10) * 1000).toBeGreaterThan(SHUTDOWN_TIMEOUT_MS);
    expect(isReadOnly).toBe(true);
  }
  // It is always nginx that ends an idle connection, so that it never asks on one that ends.
  const [, seconds] = /keepalive_timeout (\d+)s;/.exec(read('deploy/nginx.conf')) ?? [];
  expect(Number(seconds) * 1000).toBeLessThan(KEEP_ALIVE_TIMEOUT_MS);
});

it.each(['grafana-dashboard.json', 'alerts.yaml'])('%s asks for known metrics', async (file) => {
  const { registry } = createMetrics(trackConnections(createServer()), 'checksum');
  const known = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  const asked = read(`deploy/${file}`).match(/\b(?:site|process|nodejs)_\w+/g) ?? [];
  expect(asked.length).toBeGreaterThan(2);
  for (const name of asked) expect(known).toContain(name.replace(/_bucket$/, ''));
});

const dockerfile = read('Dockerfile');
const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM'));

it.each([200, 503])(
  'the image, not run by root, has a health check that reads %i of /healthz',
  async (status) => {
    expect(image.match(/^USER .*/gm)).toEqual(['USER node']);
    const asked: unknown[] = [];
    const site = createServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(status).end();
    });
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const [, command = ''] = /^HEALTHCHECK[^[]*CMD (.*)$/m.exec(image) ?? [];
    const [program, ...parameters] = JSON.parse(command);
    const env = { PATH: process.env['PATH'], PORT: String(portOf(site)) };
    const [code] = await once(spawn(program, parameters, { env }), 'exit');
    site.close();
    expect(asked).toEqual(['/healthz']);
    expect(code === 0).toBe(status === 200);
  },
);
