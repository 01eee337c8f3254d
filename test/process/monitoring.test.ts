import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startSiteWithMetrics } from '../setup/process.ts';

it.each(['alerts.yaml', 'grafana-dashboard.json'])(
  'deploy/monitoring/%s asks for what an instance offers',
  async (file) => {
    const { site, readMetrics } = await startSiteWithMetrics();
    await fetch(site.origin);
    const offered = await readMetrics();
    const text = readFileSync(`deploy/monitoring/${file}`, 'utf8');
    // What begins with `probe` is the blackbox exporter's.
    const asked = new Set(text.match(/\b(?:site|process|nodejs)_\w+(?=[{)\]])/g));
    expect(asked.size).toBeGreaterThan(2);
    const missing = [...asked].filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(offered));
    expect(missing).toEqual([]);
  },
);
