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
const rounds = positive(values.rounds);
const seconds = positive(values.seconds);
const runs = positive(values.runs);
const measures: Readonly<Record<string, () => Promise<void>>> = {
  server: () => measureServers({ rounds, seconds }),
  lighthouse: () => measureWithLighthouse({ runs }),
  navigation: () => measureNavigation({ runs }),
};
const measure = measures[positionals[0] ?? 'server'];

if (!measure || Number.isNaN(rounds + seconds + runs)) {
  console.error(
    'Usage: npm run bench -- [server|lighthouse|navigation] [--rounds 3] [--seconds 4] [--runs 3]',
  );
  process.exitCode = 2;
} else {
  await ensureBuild();
  await measure();
}

function positive(text: string): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : Number.NaN;
}
