import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, succeeds } from './processes.ts';
import { scratch } from './servers.ts';
import { randomMark, type Traffic } from './traffic.ts';

/** One spell of load on one server. */
export type Load = {
  readonly port: number;
  readonly traffic: Traffic;
  readonly connections: number;
  readonly seconds: number;
};

export type LoadResult = {
  readonly requests: number;
  readonly seconds: number;
  /** Answers with 400 or above. */
  readonly refusals: number;
  /** Connections refused, answers cut off, time-outs. */
  readonly failures: number;
};

const haveWrk = succeeds('sh', '-c', 'command -v wrk');

/** What puts the load on. */
export const loadGenerator = haveWrk ? 'wrk' : 'autocannon';

export async function putLoad(load: Load): Promise<LoadResult> {
  const output = await run(haveWrk ? wrk(load) : autocannon(load));
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (!line) throw new Error(`${loadGenerator} gave no result: ${output}`);
  return JSON.parse(line) as LoadResult;
}

function wrk({ port, traffic, connections, seconds }: Load): readonly string[] {
  const script = join(scratch, 'traffic.lua');
  writeFileSync(script, wrkScript(traffic));
  return [
    'wrk',
    ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
    // A crowded machine is slow, not wrong.
    ...['--timeout', '60s'],
    ...['--script', script, `http://127.0.0.1:${port}`],
  ];
}

function autocannon(load: Load): readonly string[] {
  const program = join(import.meta.dirname, 'autocannon-load.ts');
  return [process.execPath, '--import', 'tsx', program, JSON.stringify(load)];
}

/** Only wrk's own C code touches traffic that is always the same; else its script picks or writes each request. */
function wrkScript({ targets, headers }: Traffic): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `wrk.headers[${quote(name)}] = ${quote(value)}`,
  );
  const paths = targets.map(({ path }) => path);
  const changing = [...paths, ...Object.values(headers)].some((text) => text.includes(randomMark));
  if (!changing && paths.length === 1) {
    lines.push(`wrk.path = ${quote(paths[0] ?? '/')}`);
  } else {
    lines.push(
      `local paths = { ${paths.map(quote).join(', ')} }`,
      'local requests, turn = {}, 0',
      'function init()',
      `  math.randomseed(${Math.floor(Math.random() * 2 ** 31)})`,
      '  for i, path in ipairs(paths) do requests[i] = wrk.format("GET", path) end',
      'end',
      'local function fresh() return string.format("%08x", math.random(0, 0x7fffffff)) end',
      'function request()',
      '  turn = turn % #requests + 1',
      `  return ${changing ? `(string.gsub(requests[turn], ${quote(randomMark)}, fresh))` : 'requests[turn]'}`,
      'end',
    );
  }
  return [...lines, reportScript].join('\n');
}

const reportScript = `
function done(summary)
  local e = summary.errors
  print(string.format('{"requests":%d,"seconds":%.6f,"refusals":%d,"failures":%d}', summary.requests,
    summary.duration / 1e6, e.status, e.connect + e.read + e.write + e.timeout))
end
`;

/** A Lua string: what JSON writes for these characters is Lua's too. */
function quote(text: string): string {
  return JSON.stringify(text);
}
