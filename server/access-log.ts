import type { IncomingMessage } from 'node:http';
import type { SiteResponse } from './respond/answer.ts';

/** Logs the request when its answer is finished. */
export type LogRequest = (request: IncomingMessage, response: SiteResponse) => void;

/** Lines are gathered for at most so many milliseconds, or characters: writing each would cost more than answering. */
const maxWaitMs = 100;
const maxPendingLength = 16_384;

/** Logs a JSON line for each request, without its query, which is the visitor's business. */
export function createAccessLog(write: (text: string) => void): LogRequest {
  let pending = '';
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    write(pending);
    pending = '';
  }

  return function logRequest(request, response) {
    const started = performance.now();
    response.once('finish', () => {
      const { method, url = '' } = request;
      const line = {
        time: new Date().toISOString(),
        method,
        path: url.split('?', 1)[0],
        status: response.statusCode,
        bytes: method === 'HEAD' ? 0 : (response.sent?.body.length ?? 0),
        ms: Math.round((performance.now() - started) * 100) / 100,
      };
      pending += `${JSON.stringify(line)}\n`;
      if (pending.length > maxPendingLength) flush();
      // It is not unreferenced: a process that ends by itself waits for its last lines.
      else timer ??= setTimeout(flush, maxWaitMs);
    });
  };
}
