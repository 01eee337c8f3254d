import pino, { type Logger } from 'pino';
import SonicBoom from 'sonic-boom';

export type Log = Logger;

/** Lines are gathered up to this many characters, or milliseconds: to write each costs as much as to answer. */
const batchLength = 8_192;
const batchMs = 100;

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
 * Logs JSON lines to the standard output. Nothing that happens to it stops or blocks the site: a closed pipe, a full
 * disk or a slow reader costs log lines.
 */
export function createLogOutput(): LogOutput {
  // Node makes a pipe non-blocking when it sets this stream up. An error without a listener would end the process.
  process.stdout.on('error', ignore);
  process.stderr.on('error', ignore);
  const output = new SonicBoom({ fd: 1, maxLength: maxPendingBytes });
  let dropped = 0;
  output.on('error', ignore);
  output.on('drop', () => {
    dropped += 1;
  });
  const batches = createBatches((text) => void output.write(text));
  const log = createLog({ write: batches.add });
  return {
    log,
    async end() {
      if (dropped > 0) log.warn({ dropped }, 'batches of log lines were dropped');
      if (batches.end()) await ending(output);
    },
  };
}

/** Gathers lines. A line after a pause is written at once; those that follow it are gathered. */
function createBatches(write: (text: string) => void) {
  let pending = '';
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (pending === '') return;
    write(pending);
    pending = '';
    timer = setTimeout(flush, batchMs);
  }

  return {
    add(line: string): void {
      if (ended) return;
      pending += line;
      if (timer === undefined || pending.length >= batchLength) flush();
    },
    /** Writes what is left and takes nothing more. Returns false when it was called before. */
    end(): boolean {
      if (ended) return false;
      flush();
      clearTimeout(timer);
      ended = true;
      return true;
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

/** Resolves when the output has written what it holds, has failed, or has had its time. */
function ending(output: SonicBoom): Promise<void> {
  return new Promise((resolve) => {
    output.once('close', () => resolve());
    output.once('error', () => resolve());
    setTimeout(resolve, endTimeoutMs);
    output.end();
  });
}

function ignore(): void {}
