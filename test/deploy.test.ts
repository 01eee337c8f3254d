import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseConfig } from '../server/config.ts';
import { createMetrics } from '../server/metrics.ts';
import { testEnvironment } from './setup/site.ts';

const read = (path: string) => readFileSync(path, 'utf8');
/** Every setting that the server reads, found out by giving it an environment that notes what is asked for. */
function settingNames(): readonly string[] {
  const names = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    { ...testEnvironment },
    {
      get(target, name: string) {
        names.add(name);
        return target[name];
      },
    },
  );
  parseConfig(environment);
  return [...names].toSorted();
}

it('.env.example names every setting, each once, and no other', () => {
  const names = read('.env.example').match(/^#?[A-Z_]+(?==)/gm) ?? [];
  expect(names.map((name) => name.replace('#', '')).toSorted()).toEqual(settingNames());
});

describe('the Kubernetes manifests', () => {
  const base = 'deploy/kubernetes/base';
  const files = readdirSync(base).filter((file) => file !== 'kustomization.yaml');

  it.each(files.map((file) => join(base, file)))('%s fits the schema of the API', async (file) => {
    const manifest = parse(read(file)) as { apiVersion: string; kind: string };
    const models = await import(/* @vite-ignore */ `kubernetes-models/${manifest.apiVersion}`);
    expect(() => new models[manifest.kind](manifest).validate()).not.toThrow();
  });

  it('all of them are part of the base', () => {
    const { resources } = parse(read(join(base, 'kustomization.yaml')));
    expect(resources.toSorted()).toEqual(files.toSorted());
  });

  it('hold only settings that the server accepts', () => {
    const { data } = parse(read(join(base, 'settings.yaml')));
    expect(parseConfig({ NODE_ENV: 'production', ...data }).warnings).toEqual([]);
    expect(settingNames()).toEqual(expect.arrayContaining(Object.keys(data)));
  });

  it('give a pod the time that the shutdown may take, and notice it before the port closes', () => {
    const { shutdown, port, adminPort } = parseConfig({ ...testEnvironment, ADMIN_PORT: '9090' });
    const { spec } = parse(read(join(base, 'deployment.yaml'))).spec.template;
    const [site] = spec.containers;
    expect(spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(shutdown.shutdownTimeoutMs);
    const { periodSeconds, failureThreshold } = site.readinessProbe;
    expect(periodSeconds * failureThreshold * 1000).toBeLessThan(shutdown.drainDelayMs);
    const ports = site.ports.map(({ containerPort }: { containerPort: number }) => containerPort);
    expect(ports).toEqual([port, adminPort]);
  });
});

it('compose gives a copy the time that the shutdown may take', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true });
  const { shutdown } = parseConfig(testEnvironment);
  for (const name of ['site-1', 'site-2']) {
    const seconds = Number.parseInt(services[name].stop_grace_period, 10);
    expect(seconds * 1000).toBeGreaterThan(shutdown.shutdownTimeoutMs);
    expect(services[name].read_only).toBe(true);
  }
});

it('the dashboard asks only for metrics that there are', async () => {
  const { registry } = createMetrics(createServer(), '1.0.0');
  const known = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  const asked = read('deploy/grafana-dashboard.json').match(/\b(?:site|process|nodejs)_\w+/g) ?? [];
  expect(asked.length).toBeGreaterThan(8);
  for (const name of asked) expect(known).toContain(name.replace(/_bucket$/, ''));
});
