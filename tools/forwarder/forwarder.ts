import { createServer } from 'node:http';
import express, { type RequestHandler } from 'express';
import { listen as listenAt } from '../../server/connections/http-server.ts';
import { renderInboxPage, renderNotice } from './pages.tsx';
import { type Forwarder, forwarderModes } from './types.ts';

/**
 * Creates the service in mode `deliver`; it does not listen yet. `POST /:inbox` behaves as the real service does, `/`
 * shows what arrived and sets the mode.
 */
export function createForwarder(): Forwarder {
  const app = express();
  const forwarder: Forwarder = {
    app,
    mode: 'deliver',
    attempts: 0,
    received: [],
    reset() {
      forwarder.mode = 'deliver';
      forwarder.attempts = 0;
      forwarder.received.length = 0;
    },
  };
  app.use(setHeaders, express.text({ type: 'application/x-www-form-urlencoded', limit: '1mb' }));
  app.get('/', (_request, response) => response.send(renderInboxPage(forwarder)));
  app.post('/_mode', ({ body }, response) => {
    const wanted = new URLSearchParams(body).get('mode');
    forwarder.mode = forwarderModes.find((name) => name === wanted) ?? 'deliver';
    response.redirect(303, '/');
  });
  app.post('/:inbox', takeEnquiry(forwarder));
  return forwarder;
}

const setHeaders: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store', 'X-Frame-Options': 'SAMEORIGIN' });
  next();
};

function takeEnquiry(forwarder: Forwarder): RequestHandler<{ inbox: string }> {
  return (request, response) => {
    const { mode, received } = forwarder;
    const { origin = 'null', referer = '' } = request.headers;
    const send = (status: number, text: string) =>
      response.status(status).send(renderNotice(text, referer));
    forwarder.attempts += 1;
    if (mode === 'hang') return;
    if (mode === 'fail-521') return send(521, 'The web server is not answering.');
    if (origin === 'null' || referer === '') {
      return send(403, 'Make sure you open this page through a web server.');
    }
    if (mode === 'await-activation') {
      return send(200, 'This form needs activation: its owner was sent a mail.');
    }
    const body = String(request.body ?? '');
    const fields = [...new URLSearchParams(body)];
    received.push({ inbox: request.params.inbox, body, fields, origin, referer });
    // A development server may run for weeks; its memory must not grow.
    if (received.length > 100) received.shift();
    const next = new Map(fields).get('_next') ?? '';
    if (/^https?:\/\//i.test(next) && URL.canParse(next)) return response.redirect(303, next);
    send(200, 'Thank you: the form was submitted.');
  };
}

/** A service that listens. */
export type RunningForwarder = {
  /** E.g. `http://127.0.0.1:41234`. */
  readonly origin: string;
  close(): Promise<void>;
};

/** Starts the service; port 0 is any free one. Rejects with an `OperatorError` when the port can't be used. */
export async function listen(
  { app }: Pick<Forwarder, 'app'>,
  address: { readonly host: string; readonly port: number },
): Promise<RunningForwarder> {
  const server = createServer(app);
  const port = await listenAt(server, address);

  function close(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve());
      // In mode `hang` requests are never answered, so waiting for them would not end.
      server.closeAllConnections();
    });
  }

  return { origin: `http://${address.host}:${port}`, close };
}
