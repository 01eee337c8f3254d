import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { trackConnections } from '../../../server/connections/connections.ts';
import { createMetrics } from '../../../server/metrics.ts';

const read = (path: string) => readFileSync(`deploy/${path}`, 'utf8');

type Rule = {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
};
type Panel = { readonly title: string; readonly targets: readonly Query[] };
type Query = { readonly expr: string; readonly legendFormat: string };

const rules: readonly Rule[] = parse(read('alerts.yaml')).groups[0].rules;
const panels: readonly Panel[] = JSON.parse(read('grafana-dashboard.json')).panels;
const queries = panels.flatMap(({ title, targets }) =>
  targets.map((query) => ({ title, ...query })),
);
const asked = [
  ...rules.map(({ alert, expr }) => ({ name: alert, expression: expr })),
  ...queries.map(({ title, expr, legendFormat }) => ({
    name: `${title}: ${legendFormat}`,
    expression: expr,
  })),
];

/** The labels of each series that an instance offers, by the metric's name. */
const offered = new Map<string, Readonly<Record<string, string>>[]>();

// Written by the blackbox exporter.
offered.set('probe_success', [{}]);

beforeAll(async () => {
  const { registry, observer } = createMetrics(trackConnections(createServer()), 'checksum');
  // One answer of each kind, so that every series is there.
  const exchange = { coding: 'br', bytes: 1, ms: 1, aborted: true };
  for (const status of [200, 304, 404, 500]) {
    observer({ ...exchange, status, name: 'home' });
  }
  observer({ ...exchange, status: 204, name: 'browser-hydration' });
  for (const [, name = '', , labels = ''] of (await registry.metrics()).matchAll(
    /^(\w+)(\{(.*)\})? \S+$/gm,
  )) {
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
    offered.set(name, [...(offered.get(name) ?? []), Object.fromEntries(pairs)]);
  }
});

type Selector = { readonly metric: string; readonly matchers: readonly Matcher[] };
type Matcher = { readonly label: string; readonly operator: string; readonly value: string };

function selectorsOf(expression: string): readonly Selector[] {
  const found = expression.matchAll(/\b((?:site|process|nodejs|probe)_\w+)(?:\{([^}]*)\})?/g);
  return [...found].map(([, metric = '', inner = '']) => {
    const matchers = [...inner.matchAll(/(\w+)(=~?)"([^"]*)"/g)];
    return {
      metric,
      matchers: matchers.map(([, label = '', operator = '', value = '']) => ({
        label,
        operator,
        value,
      })),
    };
  });
}

const matches = ({ operator, value }: Matcher, found = '') =>
  operator === '=' ? found === value : new RegExp(`^(?:${value})$`).test(found);

it.each(asked)('$name: asks for series that an instance offers', ({ expression }) => {
  const selectors = selectorsOf(expression);
  expect(selectors).not.toEqual([]);
  for (const { metric, matchers } of selectors) {
    const own = matchers.filter(({ label }) => label !== 'job');
    const series = offered.get(metric) ?? [];
    const found = series.filter((labels) => own.every((each) => matches(each, labels[each.label])));
    expect(found, `${metric} ${JSON.stringify(own)}`).not.toEqual([]);
    // What a sum is split by.
    for (const [, names = ''] of expression.matchAll(/\bby \(([\w, ]+)\)/g)) {
      expect(Object.keys(found[0] ?? {})).toEqual(expect.arrayContaining(names.split(', ')));
    }
  }
});

it('the legend of each panel names labels that its query keeps', () => {
  for (const { expr, legendFormat } of queries) {
    const [, kept = 'instance'] = /^\w+ by \(([\w, ]+)\)/.exec(expr) ?? [];
    for (const [, label] of legendFormat.matchAll(/\{\{(\w+)\}\}/g)) {
      expect(kept.split(', '), legendFormat).toContain(label);
    }
  }
});

it('what is scraped has the job that alerts and panels ask for, on Kubernetes too', () => {
  const { scrape_configs: jobs, rule_files: files } = parse(read('prometheus.yaml'));
  expect(files).toEqual(['alerts.yaml']);
  const names = jobs.map((job: { job_name: string }) => job.job_name);
  expect(names).toEqual(['par-avion', 'par-avion-outside']);

  const { jobLabel } = parse(read('kubernetes/monitoring/pod-monitor.yaml')).spec;
  const [{ pairs }] = parse(read('kubernetes/base/kustomization.yaml')).labels;
  expect(pairs[jobLabel]).toBe('par-avion');
  const probe = parse(read('kubernetes/monitoring/probe.yaml')).spec;
  expect([probe.jobName, probe.module]).toEqual(['par-avion-outside', 'http_2xx']);

  for (const { expr } of rules) {
    for (const { metric, matchers } of selectorsOf(expr)) {
      const job = metric.startsWith('probe_') ? 'par-avion-outside' : 'par-avion';
      expect(matchers).toContainEqual({ label: 'job', operator: '=', value: job });
    }
  }
  for (const { expr } of queries) {
    for (const { matchers } of selectorsOf(expr)) {
      expect(matchers).toContainEqual({ label: 'job', operator: '=~', value: '$job' });
    }
  }
});

it('the outside is asked through the blackbox exporter', () => {
  const [, outside] = parse(read('prometheus.yaml')).scrape_configs;
  expect(outside.metrics_path).toBe('/probe');
  expect(outside.static_configs).toEqual([{ targets: ['https://www.example.com/'] }]);
  expect(outside.relabel_configs).toEqual([
    { source_labels: ['__address__'], target_label: '__param_target' },
    { source_labels: ['__param_target'], target_label: 'instance' },
    { target_label: '__address__', replacement: 'blackbox-exporter:9115' },
  ]);
});

it('each alert says how urgent it is, what happened and what to do', () => {
  const urgency = rules.map(({ alert, for: time, labels }) => [alert, time, labels['severity']]);
  expect(urgency).toEqual([
    ['SiteDown', '1m', 'page'],
    ['SiteUnreachable', '2m', 'page'],
    ['SiteErrors', '5m', 'page'],
    ['SiteInstanceMissing', '10m', 'ticket'],
    ['SiteMemory', '10m', 'ticket'],
    ['SiteOverloaded', '10m', 'ticket'],
  ]);
  for (const { annotations } of rules) {
    expect(Object.keys(annotations)).toEqual(['summary', 'action']);
  }
});

it('alerts fire between what is usual and what ends an instance', () => {
  const [down, unreachable, errors, missing, memory, overloaded] = rules.map(({ expr }) => expr);
  expect(down).toMatch(/^absent\(/);
  expect(unreachable).toMatch(/ == 0$/);
  expect(errors).toMatch(/5xx.* > 0\.01 \* sum\(rate\(.*\sand sum\(increase\(.*5xx.* > 5\n$/s);
  // Two instances in compose, two replicas at least on Kubernetes.
  expect(missing).toMatch(/^count\(.*\) < 2$/);
  // Less than the 256 MiB of the limits, more than the 173 MiB of docs/reliability.md.
  expect(memory).toMatch(/ > 220 \* 1024 \* 1024$/);
  const [{ resources }] = parse(read('kubernetes/base/deployment.yaml')).spec.template.spec
    .containers;
  const site = parse(read('compose.yaml'), { merge: true }).services['site-1'];
  const [, maximum] = /^MemoryMax=(.*)$/m.exec(read('par-avion.service')) ?? [];
  expect([resources.limits.memory, site.mem_limit, maximum]).toEqual(['256Mi', '256m', '256M']);
  // In seconds, as the metric's name says.
  expect(overloaded).toMatch(/_seconds\{.*\} > 0\.2$/);
});
