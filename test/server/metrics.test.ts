import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { parseConfig } from '../../server/config.ts';
import { createListener } from '../../server/listener.ts';
import { createLog } from '../../server/log.ts';
import { createAdminServer, createMetrics } from '../../server/metrics.ts';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import { ask, portOf, testEnvironment } from '../setup/site.ts';

const site = createServer();
const { registry, observer } = createMetrics(site, '1.0.0');
site.on(
  'request',
  await createListener(parseConfig(testEnvironment), readBuildOutput('dist'), {
    log: createLog({ write: () => undefined }),
    observers: [observer],
    isDraining: () => false,
  }),
);

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  afterAll(() => server.close());
  return portOf(server);
}

it('metrics are served on the admin port alone', async () => {
  const [port, adminPort] = [await listen(site), await listen(createAdminServer(registry))];
  for (const target of ['/', '/?a=1', '/healthz', '/NOTHING']) await ask(port, target);
  expect((await ask(port, '/metrics')).status).toBe(404);
  expect((await ask(adminPort, '/')).status).toBe(404);
  const { text: metrics } = await ask(adminPort, '/metrics');
  expect(metrics).toContain('site_requests_total{route="home",status="2xx",coding="identity"} 2');
  expect(metrics).toContain(
    'site_requests_total{route="not-found",status="4xx",coding="identity"} 2',
  );
  expect(metrics).not.toContain('healthz');
  for (const name of [
    'site_request_duration_seconds_bucket',
    'site_open_sockets',
    'site_build_info',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ]) {
    expect(metrics).toContain(name);
  }
});
