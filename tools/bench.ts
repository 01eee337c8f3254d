import { parseArgs } from 'node:util';
import { measureDestinations } from './bench/destinations.ts';
import { measureWithLighthouse } from './bench/lighthouse.ts';
import { loadGenerator } from './bench/load.ts';
import { measures } from './bench/measures.ts';
import { measureNavigation } from './bench/navigation.ts';
import { pinThisProcess } from './bench/processes.ts';
import type { Plan } from './bench/rounds.ts';
import { formatRows, type Row } from './bench/table.ts';
import { build } from './build/build.ts';
import { isStale } from './build/sources.ts';

// `npm run bench [-- NAMES]`: the built site beside a bare Node server that sends the same bytes. Figures are to be
// read: it fails on a wrong answer, never on a slow machine. `npm run bench -- lighthouse [ROUTE IDS]` asks Lighthouse,
// `npm run bench -- navigation` times what follows a click, `npm run bench -- destinations` what growth costs.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    requests: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '3' },
    dist: { type: 'string', default: 'dist' },
  },
});
const plan = {
  dist: values.dist,
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  requests: Number(values.requests),
};
type Apart = (options: Plan & { runs: number; ids: readonly string[] }) => Promise<void>;
/** Measures that print a table of their own. */
const apart: Readonly<Record<string, Apart>> = {
  lighthouse: measureWithLighthouse,
  navigation: measureNavigation,
  destinations: measureDestinations,
};
const { dist } = plan;
const [first, ...rest] = positionals;
const unknown = first && first in apart ? [] : positionals.filter((name) => !measures[name]);

if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}. Measures: ${[...names(), ...Object.keys(apart)].join(', ')}.`,
  );
  process.exitCode = 2;
} else {
  if (dist === 'dist' && isStale(dist)) await build({ dist, development: false });
  const measureApart = first ? apart[first] : undefined;
  if (measureApart) {
    await measureApart({ ...plan, runs: Number(values.runs), ids: rest });
  } else {
    await measureServers(positionals.length > 0 ? positionals : names());
  }
}

function names(): readonly string[] {
  return Object.keys(measures);
}

async function measureServers(wanted: readonly string[]): Promise<void> {
  pinThisProcess();
  const rows: Row[] = [];
  for (const name of wanted) {
    console.error(`measuring ${name} …`);
    try {
      rows.push(...((await measures[name]?.(plan)) ?? []));
    } catch (error) {
      console.error(`✗ ${name}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
  console.log(
    `Node ${process.version}, ${loadGenerator}, medians of ${plan.rounds} rounds of ${plan.seconds} s:\n`,
  );
  console.log(formatRows(rows));
}
