import { fetchAnswer } from './fetch-answer.ts';
import { median, type Plan } from './rounds.ts';
import { type MeasuredServer, startBare, startSite } from './servers.ts';
import { judged, none, quantity, type Row } from './table.ts';

const starts = 7;
/** Milliseconds the site may take. */
const limit = 300;

/** Time from the start of the process to its first answer. */
export async function measureStartUp({ dist }: Plan): Promise<readonly Row[]> {
  const site: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < starts; round += 1) {
    const server = await startSite({ dist });
    const answer = await fetchAnswer(server.port, '/', {});
    site.push(await stopped(server));
    bare.push(await stopped(await startBare({ byPath: {}, otherwise: answer })));
  }
  return [
    {
      measure: 'start-up until the first answer',
      site: judged(quantity(median(site), 'ms'), median(site) <= limit),
      bare: quantity(median(bare), 'ms'),
      ratio: (median(site) / median(bare)).toFixed(2),
      asked: `≤ ${limit} ms`,
      cpu: none,
    },
  ];
}

/** Stops the server; how long its start took. */
async function stopped(server: MeasuredServer): Promise<number> {
  await server.stop();
  return server.startUp;
}
