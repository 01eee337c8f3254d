import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';
import type { Log } from './log.ts';
import type { Observer } from './observe.ts';

type Options = {
  /** Proxies whose forwarded headers count, as addresses, networks or names of networks. */
  readonly TRUST_PROXY: readonly string[];
  /** Whether lines have the visitor's address. */
  readonly LOG_ADDRESSES: boolean;
};

/** An address can be 16 KB long; a line need not. */
const maxPathLength = 256;
const maxIdLength = 128;

/** Logs each request without its query, which is the visitor's business. */
export function createRequestLog(log: Log, options: Options): Observer {
  const { TRUST_PROXY: trustProxy, LOG_ADDRESSES: addresses } = options;
  const isTrusted = proxyAddress.compile([...trustProxy]);

  function idFromProxy({ headers, socket }: IncomingMessage): string | undefined {
    const id = headers['x-request-id'];
    const trusted = id !== undefined && isTrusted(socket.remoteAddress ?? '', 0);
    return trusted ? String(id).slice(0, maxIdLength) : undefined;
  }

  return ({ request, status, bytes, ms, aborted }) => {
    const path = request.url?.split('?', 1)[0]?.slice(0, maxPathLength);
    const id = trustProxy.length > 0 ? idFromProxy(request) : undefined;
    log.info({
      method: request.method,
      path,
      status,
      bytes,
      ms,
      ...(aborted && { aborted }),
      ...(id !== undefined && { id }),
      ...(addresses && { address: proxyAddress(request, isTrusted) }),
    });
  };
}
