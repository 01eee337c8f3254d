import pino, { type Logger } from 'pino';
import SonicBoom from 'sonic-boom';

export type Log = Logger;

/** Lines that can't be written wait in memory up to this many bytes; further ones are dropped. */
const maxPendingBytes = 1_048_576;

/** How long the last lines may take when the process ends. */
const endTimeoutMs = 300;

export type LogOutput = {
  readonly log: Log;
  /** Resolves when every line is written, or can't be. */
  end(): Promise<void>;
};

/**
 * Logs JSON lines to the standard output. Nothing that becomes of it stops or blocks the site: a closed pipe, a full
 * disk or a reader that is too slow costs log lines.
 */
export function createLogOutput(): LogOutput {
  // Node makes a pipe non-blocking when it sets this stream up. Its errors have to be heard by somebody.
  process.stdout.on('error', ignore);
  process.stderr.on('error', ignore);
  const output = new SonicBoom({ fd: 1, sync: false, maxLength: maxPendingBytes });
  let dropped = 0;
  let ended = false;
  output.on('error', ignore);
  output.on('drop', () => {
    dropped += 1;
  });
  const log = createLog({
    write(line) {
      if (!ended) output.write(line);
    },
  });
  return {
    log,
    end() {
      if (ended) return Promise.resolve();
      if (dropped > 0) log.warn({ dropped }, 'log lines were dropped');
      ended = true;
      return new Promise((resolve) => {
        output.once('close', resolve);
        output.once('error', () => resolve());
        setTimeout(resolve, endTimeoutMs).unref();
        output.end();
      });
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

function ignore(): void {}
