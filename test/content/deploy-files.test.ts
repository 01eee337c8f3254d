import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { parseSettings, settingNames } from '../../server/settings.ts';

// What no reader of these files sees: `npm run check-deploy` has each read by its own.

function numberIn(file: string, pattern: RegExp): number {
  return Number(pattern.exec(readFileSync(file, 'utf8'))?.[1]);
}

it('.env.example names every setting, each once, and no other', () => {
  const names = readFileSync('.env.example', 'utf8').match(/^#?[A-Z_]+(?==)/gm) ?? [];
  expect(names.map((name) => name.replace('#', '')).toSorted()).toEqual(settingNames.toSorted());
});

it.each([
  { file: 'deploy/compose.yaml', pattern: /stop_grace_period: (\d+)s/ },
  { file: 'deploy/kubernetes/deployment.yaml', pattern: /terminationGracePeriodSeconds: (\d+)/ },
])('$file lets an instance stop by itself before it is killed', ({ file, pattern }) => {
  const { shutdownTimeoutMs } = parseSettings({});
  expect(1000 * numberIn(file, pattern)).toBeGreaterThan(shutdownTimeoutMs);
});

it.each([
  { health: 'healthy', status: 200, exitCode: 0 },
  { health: 'unhealthy', status: 503, exitCode: 1 },
])('the image is $health where /healthz answers $status', async ({ status, exitCode }) => {
  const asked: unknown[] = [];
  const site = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(status).end();
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const { port } = site.address() as AddressInfo;
  const check = /^HEALTHCHECK[^[]*CMD (.*)$/m.exec(readFileSync('Dockerfile', 'utf8'));
  const [program, ...parameters] = JSON.parse(check?.[1] ?? '[]');
  const env = { PATH: process.env['PATH'], PORT: String(port) };
  const [code] = await once(spawn(program, parameters, { env }), 'exit');
  site.close();
  expect(asked).toEqual(['/healthz']);
  expect(code).toBe(exitCode);
});
