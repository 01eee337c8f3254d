import type { RequestListener } from 'node:http';
import { isIP } from 'node:net';

/**
 * Wraps the listener of a development tool: requests whose `Host` or `Origin` is neither localhost nor an IP address get 403.
 * Otherwise any website could read the tool's responses through a host name that resolves to this machine (DNS rebinding).
 */
export function rejectForeignRequests(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { host = '', origin = 'null' } = request.headers;
    if (isLocal(`http://${host}`) && (origin === 'null' || isLocal(origin))) {
      return listener(request, response);
    }
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('Forbidden: open this page on localhost or an IP address.\n');
  };
}

function isLocal(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const hostname = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return isIP(hostname) > 0 || /(^|\.)localhost$/.test(hostname);
}
