import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { listen as listenAt } from '../../server/connections/http-server.ts';
import { renderInboxPage, renderNotice } from './pages.tsx';

export const forwarderModes = ['deliver', 'fail-521', 'hang', 'await-activation'] as const;

/** How the service treats a post: it delivers, or it fails in one of the real service's ways. */
type ForwarderMode = (typeof forwarderModes)[number];

/** One enquiry as it arrived. `body` is the urlencoded body, character for character. */
type Received = {
  readonly inbox: string;
  readonly body: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly origin: string;
  readonly referer: string;
};

/** A local replacement for the form-forwarding service, with the controls that tests need. */
export type Forwarder = ReturnType<typeof createForwarder>;

/**
 * Creates the service in mode `deliver`; it does not listen yet. `POST /:inbox` behaves as the real service does, `/`
 * shows what arrived and sets the mode.
 */
export function createForwarder() {
  const app = express();
  const forwarder = {
    app: app as RequestListener,
    mode: 'deliver' as ForwarderMode,
    /** Number of posts to an inbox since the last `reset`, refused ones included. */
    attempts: 0,
    /** Delivered enquiries, oldest first, at most the last 100. */
    received: [] as Received[],
    /** Deletes every enquiry and returns to mode `deliver`. */
    reset(): void {
      Object.assign(forwarder, { mode: 'deliver', attempts: 0 });
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

/**
 * Starts the service; port 0 is any free one. Resolves with its origin (`http://127.0.0.1:41234`) and a function that
 * closes it; rejects with an `OperatorError` when the port can't be used.
 */
export async function listen(
  { app }: Pick<Forwarder, 'app'>,
  address: { readonly host: string; readonly port: number },
) {
  const server = createServer(app);
  await listenAt(server, address);

  function close(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve());
      // In mode `hang` requests are never answered, so waiting for them would not end.
      server.closeAllConnections();
    });
  }

  const { port } = server.address() as AddressInfo;
  return { origin: `http://${address.host}:${port}`, close };
}
