import { fetchAnswer, headerOf } from './fetch-answer.ts';
import { measureLatency } from './latency.ts';
import { measureMemory } from './memory.ts';
import type { Plan } from './rounds.ts';
import type { MeasuredServer } from './servers.ts';
import { measureStartUp } from './start-up.ts';
import type { Row } from './table.ts';
import { measureThroughput } from './throughput.ts';
import {
  assetTraffic,
  homeTraffic,
  revalidatingTraffic,
  routesTraffic,
  type Traffic,
  unknownTraffic,
} from './traffic.ts';

/** Everything that is measured, by the name it is called with. */
export const measures: Readonly<Record<string, (plan: Plan) => Promise<readonly Row[]>>> = {
  'start-up': measureStartUp,
  home: (plan) =>
    measureThroughput({ title: 'GET / with brotli', asked: 0.9, traffic: () => homeTraffic }, plan),
  'home-logged': (plan) =>
    measureThroughput(
      { title: 'the same, request log on', asked: 0.75, traffic: () => homeTraffic, log: true },
      plan,
    ),
  routes: (plan) =>
    measureThroughput(
      { title: 'the eight routes in rotation', asked: 0.9, traffic: () => routesTraffic },
      plan,
    ),
  'not-modified': (plan) =>
    measureThroughput({ title: '304', asked: 0.9, traffic: revalidating }, plan),
  asset: (plan) =>
    measureThroughput(
      { title: 'an asset', asked: 0.6, traffic: (_site, { dist }) => assetTraffic(dist) },
      plan,
    ),
  unknown: (plan) =>
    measureThroughput(
      { title: 'unknown addresses', asked: 0.5, traffic: () => unknownTraffic, memory: true },
      plan,
    ),
  memory: measureMemory,
  latency: measureLatency,
};

async function revalidating({ port }: MeasuredServer): Promise<Traffic> {
  const etag = headerOf(await fetchAnswer(port, '/', homeTraffic.headers), 'etag');
  if (!etag) throw new Error('The home page has no ETag.');
  return revalidatingTraffic(etag);
}
