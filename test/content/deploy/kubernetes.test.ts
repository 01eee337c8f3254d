import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { parseSettings, settingNames } from '../../../server/settings.ts';
import { production } from '../../setup/settings.ts';

const folder = (name: string) => `deploy/kubernetes/${name}`;
const read = (path: string) => parse(readFileSync(folder(path), 'utf8'));
const readAll = (path: string) =>
  parseAllDocuments(readFileSync(folder(path), 'utf8')).map((document) => document.toJS());

const kustomization = read('base/kustomization.yaml');
const deployment = read('base/deployment.yaml').spec;
const pod = deployment.template.spec;
const [container] = pod.containers;
const service = read('base/service.yaml').spec;
const autoscaler = read('base/autoscaler.yaml').spec;
const ingress = read('ingress/ingress.yaml').spec;
const routes = readAll('gateway/routes.yaml');
const cleaner = read('shared-assets/cleaner.yaml').spec.jobTemplate.spec.template.spec;
const podMonitor = read('monitoring/pod-monitor.yaml').spec;

const defaults = parseSettings({ ...production, ADMIN_PORT: '9090' });

/** The settings as kustomize reads them: each line as it stands. */
function readSettings(): Readonly<Record<string, string>> {
  const lines = readFileSync(folder('base/settings.env'), 'utf8').trim().split('\n');
  const settings = lines.filter((line) => !line.startsWith('#'));
  return Object.fromEntries(
    settings.map((line) => [line.split('=', 1)[0], line.replace(/^\w+=/, '')]),
  );
}

const { host } = new URL(readSettings()['PUBLIC_ORIGIN'] ?? '');

describe.each(['base', 'shared-assets', 'ingress', 'gateway', 'monitoring'])('%s', (name) => {
  const { resources, patches = [], configMapGenerator = [] } = read(`${name}/kustomization.yaml`);
  const files = readdirSync(folder(name)).filter((file) => file !== 'kustomization.yaml');

  it('uses all its files', () => {
    const used = [
      ...resources.filter((resource: string) => resource !== '../base'),
      ...patches.map(({ path }: { path: string }) => path),
      ...configMapGenerator.flatMap(({ envs }: { envs: string[] }) => envs),
    ];
    expect(used.toSorted()).toEqual(files.toSorted());
    expect(resources.includes('../base')).toBe(name === 'shared-assets');
  });

  it('fits the schemas of the API', async () => {
    // The API of Gateways and of the Prometheus operator is not Kubernetes' own.
    const own = resources
      .filter((file: string) => files.includes(file))
      .flatMap((file: string) => readAll(`${name}/${file}`));
    for (const manifest of own) {
      if (/gateway|monitoring/.test(manifest.apiVersion)) continue;
      const models = await import(/* @vite-ignore */ `kubernetes-models/${manifest.apiVersion}`);
      expect(() => new models[manifest.kind](manifest).validate(), manifest.kind).not.toThrow();
    }
  });
});

it('the settings are such that the server accepts them, and the metrics can be reached from other pods', () => {
  const settings = readSettings();
  expect(() => parseSettings({ NODE_ENV: 'production', ...settings })).not.toThrow();
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(settings)));
  expect(settings).toMatchObject({ ADMIN_PORT: '9090', ADMIN_HOST: '0.0.0.0' });
});

it('a changed setting starts new pods: the name of the config map is made from its content', () => {
  expect(kustomization.configMapGenerator).toEqual([{ name: 'settings', envs: ['settings.env'] }]);
  expect(kustomization.generatorOptions).toBeUndefined();
  expect(container.envFrom).toEqual([{ configMapRef: { name: 'settings' } }]);
});

it('a pod has the time that the shutdown may take', () => {
  expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(defaults.shutdownTimeoutMs);
});

it('a pod opens the ports of the settings, by the names that the service and the metrics use', () => {
  const numbers = container.ports.map((port: { containerPort: number }) => port.containerPort);
  expect(numbers).toEqual([defaults.port, defaults.admin?.port]);
  const names = container.ports.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['http', 'metrics']);
  expect(service.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
  expect(podMonitor.podMetricsEndpoints).toMatchObject([{ port: 'metrics', path: '/metrics' }]);
});

it('one slow answer takes no instance out, a stop is noticed before the port closes, and a restart comes later', () => {
  const { startupProbe, readinessProbe, livenessProbe } = container;
  const probes = [startupProbe, readinessProbe, livenessProbe];
  expect(probes.map(({ httpGet }) => httpGet)).toEqual([
    { path: '/readyz', port: 'http' },
    { path: '/readyz', port: 'http' },
    { path: '/healthz', port: 'http' },
  ]);
  expect(readinessProbe.timeoutSeconds).toBeGreaterThan(1);
  expect(readinessProbe.failureThreshold).toBeGreaterThan(1);
  const noticed = readinessProbe.periodSeconds * readinessProbe.failureThreshold;
  expect(noticed * 1000).toBeLessThan(defaults.drainDelayMs);
  expect(livenessProbe.periodSeconds * livenessProbe.failureThreshold).toBeGreaterThan(4 * noticed);
});

it('only Prometheus reaches the metrics', () => {
  const { podSelector, policyTypes, ingress: rules } = read('base/network-policy.yaml').spec;
  expect(podSelector.matchLabels).toEqual({ 'app.kubernetes.io/component': 'site' });
  expect(policyTypes).toEqual(['Ingress']);
  expect(rules).toEqual([
    { ports: [{ port: 'http' }] },
    {
      // One entry, so that both must match. Kustomize would replace a `matchLabels` by the site's own.
      from: [
        {
          namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } },
          podSelector: {
            matchExpressions: [
              { key: 'app.kubernetes.io/name', operator: 'In', values: ['prometheus'] },
            ],
          },
        },
      ],
      ports: [{ port: 'metrics' }],
    },
  ]);
});

it('everything that selects pods selects those of the site', () => {
  const { labels } = deployment.template.metadata;
  const [{ pairs, includeTemplates }] = kustomization.labels;
  const selectors = [
    deployment.selector.matchLabels,
    service.selector,
    read('base/disruption-budget.yaml').spec.selector.matchLabels,
    ...pod.topologySpreadConstraints.map(
      (constraint: { labelSelector: { matchLabels: unknown } }) =>
        constraint.labelSelector.matchLabels,
    ),
  ];
  for (const selector of selectors) expect(labels).toEqual(selector);
  expect(includeTemplates).toBe(true);
  expect({ ...labels, ...pairs }).toEqual(podMonitor.selector.matchLabels);
  expect(autoscaler.scaleTargetRef).toMatchObject({ kind: 'Deployment', name: 'site' });
});

it('one instance at least serves through deploys, drains of a node and quiet nights', () => {
  expect(deployment.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
  expect(read('base/disruption-budget.yaml').spec.maxUnavailable).toBe(1);
  expect(autoscaler.minReplicas).toBe(2);
  expect(autoscaler.maxReplicas).toBeGreaterThan(2);
  // With a number here each apply would undo what the autoscaler decided.
  expect(deployment.replicas).toBeUndefined();
});

it('visitors come in at the host of PUBLIC_ORIGIN, by an ingress controller of any make', () => {
  const backend = { service: { name: 'site', port: { name: 'http' } } };
  expect(ingress.ingressClassName).toBeUndefined();
  expect(ingress.tls).toMatchObject([{ hosts: [host] }]);
  expect(ingress.rules).toEqual([
    { host, http: { paths: [{ path: '/', pathType: 'Prefix', backend }] } },
  ]);
});

it('visitors come in at the host of PUBLIC_ORIGIN by a gateway; http and the bare name lead there', () => {
  expect(routes.map(({ spec }) => [spec.parentRefs[0].sectionName, spec.hostnames])).toEqual([
    ['https', [host]],
    ['http', [host, 'example.com']],
    ['https', ['example.com']],
  ]);
  const [site, ...redirects] = routes.map(({ spec }) => spec);
  expect(site.rules).toEqual([{ backendRefs: [{ name: 'site', port: 80 }] }]);
  const requestRedirect = { scheme: 'https', hostname: host, statusCode: 301 };
  for (const { rules } of redirects) {
    expect(rules).toEqual([{ filters: [{ type: 'RequestRedirect', requestRedirect }] }]);
  }
});

it('the outside is asked at the host of PUBLIC_ORIGIN', () => {
  const [target] = read('monitoring/probe.yaml').spec.targets.staticConfig.static;
  expect(target).toBe(`https://${host}/`);
});

it.each([
  { name: 'site', spec: pod },
  { name: 'cleaner', spec: cleaner },
])('the pods of the $name have no rights and a limit', ({ spec }) => {
  expect(spec.automountServiceAccountToken).toBe(false);
  expect(spec.securityContext).toEqual({
    runAsNonRoot: true,
    runAsUser: 1000,
    runAsGroup: 1000,
    fsGroup: 1000,
    seccompProfile: { type: 'RuntimeDefault' },
  });
  const [{ securityContext: rights, resources }] = spec.containers;
  expect(rights).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(resources.limits).toEqual({ memory: expect.stringMatching(/^\d+Mi$/) });
  expect(resources.requests).toEqual({ cpu: expect.anything(), memory: expect.anything() });
});
