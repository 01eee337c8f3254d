import type { Crowd } from './crowd.ts';
import type { Fuzzing } from './fuzz.ts';
import type { MemoryChange } from './logged-site.ts';
import type { Restarts } from './restarts.ts';
import type { Stops } from './stop-under-load.ts';
import type { Visits } from './visits.ts';

/** A row of the table in `docs/reliability.md`. */
export type Row = {
  readonly problem: string;
  readonly expected: string;
  readonly found: string;
  readonly holds: boolean;
};

/** What was found when instances were ended in turn. */
export function describeRestarts(
  signal: 'SIGTERM' | 'SIGKILL',
  times: number,
  { visits, ends }: Restarts,
): Row {
  const expectedEnd = signal === 'SIGTERM' ? '0' : 'SIGKILL';
  return {
    problem: `${signal} to one of two instances in turn behind nginx, under load, ${times} times`,
    expected: 'no request fails',
    found: `${describeVisits(visits)}; exit ${[...ends].join(', ')}`,
    holds: visits.failures.length === 0 && ends.size === 1 && ends.has(expectedEnd),
  };
}

/** What was found when lone instances were stopped with so many requests under way. */
export function describeStops(times: number, { sent, answered, longestMs, ends }: Stops): Row {
  const each = sent / times / 2;
  const seconds = (longestMs / 1000).toFixed(1);
  return {
    problem: `SIGTERM to a lone instance with ${each} requests on fresh connections, ${each} on kept ones and a client that never reads, ${times} times`,
    expected: 'all are answered in full, without waiting for that client; exit 0',
    found: `${sent - answered} of ${sent} cut; the last answer after ${seconds} s; exit ${[...ends].join(', ')}`,
    // The client that never reads is given most of SHUTDOWN_TIMEOUT_MS; nobody else waits for it.
    holds: answered === sent && longestMs < 5_000 && ends.size === 1 && ends.has('0'),
  };
}

/** What was found when many clients misused their connections. */
export function describeCrowd({ connections, visits, seconds, memory }: Crowd): Row {
  return {
    problem: `${connections} connections of clients that send nothing, a header or a body byte by byte, ask for 400 pages at once, go away in the middle of ten answers, or read nothing of 4 MB`,
    expected: 'no request of another visitor fails; all are closed within a minute; memory returns',
    found: `${describeVisits(visits)}; the last closed after ${seconds} s; memory ${describeMemory(memory)}`,
    holds: visits.failures.length === 0 && seconds < 60 && isFlat(memory),
  };
}

/** What was found when wrong requests were sent. */
export function describeFuzzing({ sent, statuses, leaked, memory, end }: Fuzzing): Row {
  const counts = [...statuses].toSorted().map(([status, count]) => `${status}: ${count}`);
  const hasServerError = [...statuses.keys()].some((status) => status.startsWith('5'));
  return {
    problem: `${sent} fuzzed requests (methods, versions, codings, 64 KB headers, smuggling pairs, escapes, NULs)`,
    expected: 'no 5xx, no crash, no file but assets; memory flat',
    found: `${counts.join(', ')}; ${leaked} files leaked; memory ${describeMemory(memory)}; exit ${end}`,
    holds: end === '0' && leaked === 0 && !hasServerError && isFlat(memory),
  };
}

/** E.g. `0 of 200 requests failed`, or how many and why. */
function describeVisits({ sent, failures }: Visits): string {
  return [`${failures.length} of ${sent} requests failed`, ...new Set(failures)].join(', ');
}

function describeMemory({ before, after }: MemoryChange): string {
  return `${before} → ${after} MiB`;
}

/** Whether memory has returned, but for garbage that is not collected yet. */
function isFlat({ before, after }: MemoryChange): boolean {
  return after < before + 32;
}
