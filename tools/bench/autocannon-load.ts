import autocannon from 'autocannon';
import type { Load, LoadResult } from './load.ts';
import { withFreshDigits } from './traffic.ts';

// `autocannon-load.ts LOAD`, in a process of its own: puts the load on and writes the result as one line of JSON.
const { port, traffic, connections, seconds } = JSON.parse(process.argv[2] ?? '') as Load;
const freshHeaders = () =>
  Object.fromEntries(
    Object.entries(traffic.headers).map(([name, value]) => [name, withFreshDigits(value)]),
  );

const found = await autocannon({
  url: `http://127.0.0.1:${port}`,
  connections,
  duration: seconds,
  headers: traffic.headers,
  requests: traffic.targets.map(({ path }) => ({
    setupRequest: (request) => ({
      ...request,
      path: withFreshDigits(path),
      headers: freshHeaders(),
    }),
  })),
});
const result: LoadResult = {
  requests: found.requests.total,
  seconds: found.duration,
  refusals: found['4xx'] + found['5xx'],
  failures: found.errors + found.timeouts,
};
console.log(JSON.stringify(result));
