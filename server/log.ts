import pino, { type Logger } from 'pino';

export type Log = Logger;

/** How long the last lines may take when the process ends. */
const closeTimeoutMs = 300;

export type LogOutput = {
  readonly log: Log;
  /** Resolves when every line is written, or can't be. Nothing may be logged afterwards. */
  close(): Promise<void>;
};

/**
 * Logs JSON lines to the standard output. Nothing that happens to it stops or blocks the site: a closed pipe, a full
 * disk or a slow reader costs log lines.
 */
export function createLogOutput(): LogOutput {
  // Node makes a pipe non-blocking when it sets this stream up. An error without a listener would end the process.
  process.stdout.on('error', ignore);
  process.stderr.on('error', ignore);
  const output = pino.destination({
    dest: 1,
    sync: false,
    // To write each line by itself costs as much as to answer: up to 4 KB wait for 200 ms.
    minLength: 4_096,
    periodicFlush: 200,
    // What can't be written waits in memory up to this many bytes; further lines are dropped.
    maxLength: 1_048_576,
  });
  let dropped = 0;
  output.on('error', ignore);
  output.on('drop', () => {
    dropped += 1;
  });
  const log = createLog(output);
  return {
    log,
    async close() {
      if (dropped > 0) log.warn({ dropped }, 'log lines were dropped');
      await closeOutput(output);
    },
  };
}

/** A log whose lines go to `destination`. */
export function createLog(destination: { write(line: string): void }): Log {
  return pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  );
}

type Output = ReturnType<typeof pino.destination>;

/** Resolves when the output has written what it holds, has failed, or has had its time. */
async function closeOutput(output: Output): Promise<void> {
  await new Promise<void>((resolve) => {
    output.once('close', resolve);
    output.once('error', resolve);
    setTimeout(resolve, closeTimeoutMs);
    output.end();
  });
  // pino's own flush at exit would wait for ever on a full disk.
  output.destroy();
}

function ignore(): void {}
