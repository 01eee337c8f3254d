import { fetchAnswer } from './fetch-answer.ts';
import { median, type Plan } from './rounds.ts';
import { type MeasuredServer, startBare, startSite } from './servers.ts';
import { judged, none, quantity, type Row } from './table.ts';

const starts = 7;
/** Milliseconds the site may take. */
const limit = 300;

/** Time from the start of the process to its first answer. */
export async function measureStartUp({ dist }: Plan): Promise<readonly Row[]> {
  const site: MeasuredServer[] = [];
  const bare: MeasuredServer[] = [];
  for (let round = 0; round < starts; round += 1) {
    const server = await startSite({ dist });
    site.push(server);
    const answer = await fetchAnswer(server.port, '/', {});
    await server.stop();
    const other = await startBare({ byPath: {}, otherwise: answer });
    bare.push(other);
    await other.stop();
  }
  const wall = compare('start-up until the first answer', site, bare, ({ startUp }) => startUp);
  const used = compare('processor time of it', site, bare, ({ startUpCpu }) => startUpCpu);
  return [
    { ...wall.row, site: judged(wall.row.site, wall.median <= limit), asked: `≤ ${limit} ms` },
    used.row,
  ];
}

function compare(
  title: string,
  site: readonly MeasuredServer[],
  bare: readonly MeasuredServer[],
  figureOf: (server: MeasuredServer) => number | undefined,
): { readonly row: Row; readonly median: number } {
  const [ours, theirs] = [site, bare].map((servers) =>
    median(servers.map((server) => figureOf(server) ?? Number.NaN)),
  ) as [number, number];
  const row = {
    measure: title,
    site: quantity(ours, 'ms'),
    bare: quantity(theirs, 'ms'),
    ratio: Number.isNaN(ours) ? none : (ours / theirs).toFixed(2),
    asked: none,
    cpu: none,
  };
  return { row, median: ours };
}
