import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pino, { type Logger } from 'pino';

export type Log = Logger;

/** Maximum time for writing the last lines when the process exits. */
const closeTimeoutMs = 300;

/**
 * Logs JSON lines to the standard output without ever stopping or blocking the site: on a closed pipe, a full disk or a slow
 * reader, log lines are dropped.
 */
export function createLogOutput() {
  // Accessing these makes a pipe non-blocking. An error without a listener would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const output = pino.destination({
    dest: 1,
    sync: false,
    // Writing each line by itself costs as much as a response: up to 4 KB wait for 200 ms.
    minLength: 4_096,
    periodicFlush: 200,
    // Unwritten lines wait in memory up to this many bytes; further ones are dropped.
    maxLength: 1_048_576,
  });
  let dropped = 0;
  output.on('error', () => undefined);
  output.on('drop', () => {
    dropped += 1;
  });
  const log = createLog(output);
  return {
    log,
    /** Resolves when every line is written or writing has failed. Call it once; later log calls are ignored. */
    async close(): Promise<void> {
      if (dropped > 0) log.warn({ dropped }, 'log lines were dropped');
      // Logging to a closed destination would throw.
      log.level = 'silent';
      const closed = once(output, 'close').catch(() => undefined);
      output.end();
      await Promise.race([closed, wait(closeTimeoutMs)]);
      // pino's own flush at exit would wait forever on a full disk.
      output.destroy();
    },
  };
}

/** Creates a log that writes its lines to `destination`. */
export function createLog(destination: { write(line: string): void }): Log {
  const formatters = { level: (level: string) => ({ level }) };
  const timestamp = pino.stdTimeFunctions.isoTime;
  const options = { base: null, timestamp, formatters, hooks: { streamWrite } };
  return pino(options, destination);
}

/** Escapes the control characters that JSON allows unescaped and terminals interpret. */
function streamWrite(line: string): string {
  return line.replace(
    /[\u007f-\u009f]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );
}
