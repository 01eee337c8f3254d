import type { IncomingMessage } from 'node:http';

export type LoggedRequest = {
  readonly request: IncomingMessage;
  readonly status: number;
  /** Body bytes sent. */
  readonly bytes: number;
  /** `performance.now()` when the request was taken up. */
  readonly started: number;
};

export type LogRequest = (logged: LoggedRequest) => void;

/** Writes nothing. */
export const noLog: LogRequest = () => undefined;

/** Lines are gathered for at most so many milliseconds, or characters: writing each would cost more than answering. */
const longestWait = 100;
const fullPage = 16_384;

/** Logs a JSON line for each request, without its query, which is the visitor's business. */
export function createAccessLog(write: (text: string) => void): LogRequest {
  let pending = '';
  let timer: NodeJS.Timeout | undefined;
  let now = 0;
  let time = '';

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    write(pending);
    pending = '';
  }

  /** Written once a millisecond: on a busy server many lines share it. */
  function timestamp(): string {
    const current = Date.now();
    if (current !== now) {
      now = current;
      time = new Date(now).toISOString();
    }
    return time;
  }

  return function logRequest({ request, status, bytes, started }) {
    const [path] = (request.url ?? '').split('?', 1);
    const ms = Math.round((performance.now() - started) * 100) / 100;
    pending +=
      `{"time":"${timestamp()}","method":"${request.method}",` +
      `"path":${JSON.stringify(path)},"status":${status},"bytes":${bytes},"ms":${ms}}\n`;
    if (pending.length > fullPage) flush();
    // It is not unreferenced: a process that ends by itself waits for its last lines.
    else timer ??= setTimeout(flush, longestWait);
  };
}
