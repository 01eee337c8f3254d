import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { parseSettings } from '../../server/settings.ts';

// What no reader of these files sees: `npm run check-deploy` has each read by its own.

const dockerfile = readFileSync('Dockerfile', 'utf8');

it.each([
  { file: 'deploy/compose.yaml', pattern: /stop_grace_period: (\d+)s/ },
  { file: 'deploy/kubernetes/deployment.yaml', pattern: /terminationGracePeriodSeconds: (\d+)/ },
])('$file lets an instance stop by itself before it is killed', ({ file, pattern }) => {
  const { shutdownTimeoutMs } = parseSettings({});
  const [, seconds] = pattern.exec(readFileSync(file, 'utf8')) ?? [];
  expect(1000 * Number(seconds)).toBeGreaterThan(shutdownTimeoutMs);
});

it('Caddy waits until both instances are healthy', () => {
  const conditions = readFileSync('deploy/compose.yaml', 'utf8').match(/condition: .*/g);
  expect(conditions).toEqual(Array(2).fill('condition: service_healthy'));
});

it('a pod gets visitors while it says that it is ready, and is restarted when it is not healthy', () => {
  const probes = readFileSync('deploy/kubernetes/deployment.yaml', 'utf8').matchAll(
    /(\w+)Probe:\s+httpGet:\s+path: (\S+)/g,
  );
  expect(Object.fromEntries([...probes].map(([, name, path]) => [name, path]))).toEqual({
    startup: '/readyz',
    readiness: '/readyz',
    liveness: '/healthz',
  });
});

it('.dockerignore lets through all that the image copies', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );
  const passed = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(copied).toContain('shared');
  expect(copied.filter((path) => !passed.includes(`!${path.replace('./', '')}`))).toEqual([]);
});

it('in the image the site is not run by root', () => {
  expect(dockerfile.match(/^USER .*/gm)).toEqual(['USER node']);
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
  const check = /^HEALTHCHECK[^[]*CMD (.*)$/m.exec(dockerfile);
  const [program, ...parameters] = JSON.parse(check?.[1] ?? '[]');
  const env = { PATH: process.env['PATH'], PORT: String(port) };
  const [code] = await once(spawn(program, parameters, { env }), 'exit');
  site.close();
  expect(asked).toEqual(['/healthz']);
  expect(code).toBe(exitCode);
});
