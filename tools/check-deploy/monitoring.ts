import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import * as z from 'zod';
import { createMetrics } from '../../server/observe/metrics.ts';

const duration = z.string().regex(/^\d+[smh]$/);
const text = z.string().min(1);

const alertsSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: text,
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Site[A-Z]/),
          expr: text,
          for: duration.optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: text, action: text }),
        }),
      ),
    }),
  ),
});

/** Returns what is wrong with rules of Prometheus. */
export async function checkAlerts(content: unknown): Promise<readonly string[]> {
  const rules = alertsSchema.parse(content).groups.flatMap((group) => group.rules);
  return checkQueries(rules.map(({ expr }) => expr));
}

const targets = z.array(z.strictObject({ targets: z.array(text) }));
const prometheusSchema = z.strictObject({
  rule_files: z.array(text),
  alerting: z.strictObject({
    alertmanagers: z.array(z.strictObject({ static_configs: targets })),
  }),
  scrape_configs: z.array(
    z.strictObject({
      job_name: text,
      scrape_interval: duration,
      metrics_path: z.string().startsWith('/').optional(),
      params: z.strictObject({ module: z.array(text) }).optional(),
      static_configs: targets,
      relabel_configs: z
        .array(
          z.strictObject({
            source_labels: z.array(text).optional(),
            target_label: text,
            replacement: text.optional(),
          }),
        )
        .optional(),
    }),
  ),
});

/** Returns what is wrong with a configuration of Prometheus. */
export function checkPrometheus(content: unknown, folder: string): readonly string[] {
  const { rule_files: files } = prometheusSchema.parse(content);
  return files
    .filter((file) => !existsSync(join(folder, file)))
    .map((file) => `${file} is missing`);
}

const blackboxSchema = z.strictObject({
  modules: z.record(
    text,
    z.strictObject({
      prober: z.literal('http'),
      http: z
        .strictObject({ follow_redirects: z.boolean(), valid_status_codes: z.array(z.int()) })
        .optional(),
    }),
  ),
});

/** Returns what is wrong with a configuration of the blackbox exporter. */
export function checkBlackbox(content: unknown): readonly string[] {
  blackboxSchema.parse(content);
  return [];
}

const dashboardSchema = z.looseObject({
  title: text,
  panels: z
    .array(
      z.looseObject({ targets: z.array(z.looseObject({ refId: text, expr: text })).nonempty() }),
    )
    .nonempty(),
});

/** Returns what is wrong with the queries of a dashboard of Grafana. */
export async function checkDashboard(content: unknown): Promise<readonly string[]> {
  const queries = dashboardSchema.parse(content).panels.flatMap((panel) => panel.targets);
  // Grafana puts a duration there.
  return checkQueries(queries.map(({ expr }) => expr.replaceAll('$__rate_interval', '1m')));
}

async function checkQueries(queries: readonly string[]): Promise<readonly string[]> {
  const known = await listMetrics();
  return queries.flatMap((query) => {
    const found: string[] = [];
    parser.parse(query).iterate({
      enter({ type, name, from, to }) {
        const word = query.slice(from, to);
        if (type.isError) found.push(`“${query}” can't be read at ${from}`);
        if (name === 'Identifier' && !known.has(word)) found.push(`nobody counts ${word}`);
      },
    });
    return found;
  });
}

/** The metrics of the site, in the forms in which a histogram has them, and those that Prometheus and the probes add. */
async function listMetrics(): Promise<ReadonlySet<string>> {
  const connections = { count: () => 0, countRefused: () => ({ connections: 0, requests: 0 }) };
  const { registry } = createMetrics({ build: '', files: [], version: undefined, connections });
  const names = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  const ofOthers = ['up', 'probe_success', 'probe_ssl_earliest_cert_expiry'];
  return new Set([...names, ...names.map((name) => `${name}_bucket`), ...ofOthers]);
}
