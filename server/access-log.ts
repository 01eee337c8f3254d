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

/**
 * Logs a JSON line for each request, without its query, which is the visitor's business. Lines are gathered and
 * written once a turn of the event loop.
 */
export function createAccessLog(write: (text: string) => void): LogRequest {
  let pending = '';
  let now = 0;
  let time = '';

  function flush() {
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
    if (pending === '') setImmediate(flush);
    const [path] = (request.url ?? '').split('?', 1);
    const ms = (performance.now() - started).toFixed(2);
    pending +=
      `{"time":"${timestamp()}","method":"${request.method}",` +
      `"path":${JSON.stringify(path)},"status":${status},"bytes":${bytes},"ms":${ms}}\n`;
  };
}
