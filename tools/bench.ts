import { parseArgs } from 'node:util';
import { measureWithLighthouse } from './bench/lighthouse.ts';
import { measureNavigation } from './bench/navigation.ts';
import { measureServers } from './bench/throughput.ts';
import { ensureBuild } from './ensure-build.ts';

// `npm run bench`: the server beside a bare one. `npm run bench -- lighthouse` and `npm run bench -- navigation`
// measure the pages. Figures are to be read: it fails on a wrong answer, never on a slow machine.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    runs: { type: 'string', default: '3' },
  },
});
const plan = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  runs: Number(values.runs),
};
const measures: Readonly<Record<string, (options: typeof plan) => Promise<void>>> = {
  server: measureServers,
  lighthouse: measureWithLighthouse,
  navigation: measureNavigation,
};
const measure = measures[positionals[0] ?? 'server'];
const valid = Object.values(plan).every((number) => Number.isInteger(number) && number > 0);

if (measure && valid) {
  await ensureBuild();
  await measure(plan);
} else {
  console.error(
    'Usage: npm run bench -- [server|lighthouse|navigation] [--rounds 3] [--seconds 4] [--runs 3]',
  );
  process.exitCode = 2;
}
