import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';

it.each(['alerts.yaml', 'grafana-dashboard.json'])(
  'deploy/monitoring/%s asks for what an instance offers',
  async (file) => {
    const { ask, askMetrics } = await createTestApp({ environment: { ADMIN_PORT: '0' } });
    await ask.get('/');
    const { text: offered } = await askMetrics.get('/metrics');
    const text = readFileSync(`deploy/monitoring/${file}`, 'utf8');
    // What begins with `probe` is the blackbox exporter's.
    const asked = new Set(text.match(/\b(?:site|process|nodejs)_\w+(?=[{)\]])/g));
    expect(asked.size).toBeGreaterThan(2);
    const missing = [...asked].filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(offered));
    expect(missing).toEqual([]);
  },
);
