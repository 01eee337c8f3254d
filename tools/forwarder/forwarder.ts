import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler, type Response } from 'express';
import { listen as listenAt } from '../../server/http-server.ts';
import { createMailbox, forwarderModes, type Mailbox, type Received } from './mailbox.ts';
import { renderInboxPage, renderNotice } from './pages.tsx';

export type { Received };

/** A local replacement for the form-forwarding service, with the controls that tests need. */
export type Forwarder = Mailbox & { readonly app: RequestListener };

/**
 * Creates the service in mode `deliver`; it does not listen yet. `POST /:inbox` behaves as the real service does, `/`
 * shows what arrived and sets the mode.
 */
export function createForwarder(): Forwarder {
  const mailbox = createMailbox();
  const app = express();
  app.use(setHeaders);
  app.use(express.text({ type: 'application/x-www-form-urlencoded', limit: '1mb' }));
  app.get('/', (_request, response) => response.send(renderInboxPage(mailbox)));
  app.post('/_mode', setMode(mailbox));
  app.post('/:inbox', takeEnquiry(mailbox));
  return Object.assign(mailbox, { app });
}

const setHeaders: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store', 'X-Frame-Options': 'SAMEORIGIN' });
  next();
};

function setMode(mailbox: Mailbox): RequestHandler {
  return ({ body }, response) => {
    const wanted = new URLSearchParams(body).get('mode');
    const mode = forwarderModes.find((name) => name === wanted);
    if (!mode) return sendNotice(response, 400, `The modes are ${forwarderModes.join(', ')}.`);
    mailbox.setMode(mode);
    response.redirect(303, '/');
  };
}

function takeEnquiry(mailbox: Mailbox): RequestHandler<{ inbox: string }> {
  return (request, response) => {
    mailbox.attempts += 1;
    const { mode } = mailbox;
    if (mode === 'hang') return;
    if (mode === 'fail-500') return sendNotice(response, 500, 'Something went wrong.');
    if (mode === 'fail-521') return sendNotice(response, 521, 'The web server is not answering.');
    const { origin = 'null', referer = '' } = request.headers;
    if (origin === 'null' || referer === '') {
      return sendNotice(response, 403, 'Make sure you open this page through a web server.');
    }
    const body = String(request.body ?? '');
    const fields = [...new URLSearchParams(body)];
    mailbox.take({ inbox: request.params.inbox, body, fields, origin, referer });
    if (mode === 'await-activation') {
      return sendNotice(response, 200, 'This form needs activation: its owner was sent a mail.');
    }
    const next = new Map(fields).get('_next') ?? '';
    if (/^https?:\/\//i.test(next) && URL.canParse(next)) return response.redirect(303, next);
    sendNotice(response, 200, 'Thank you: the form was submitted.');
  };
}

function sendNotice(response: Response, status: number, text: string): void {
  response.status(status).send(renderNotice(text));
}

/** A listening service: its origin (`http://127.0.0.1:41234`) and a function that closes it. */
export type Listening = { readonly origin: string; close(): Promise<void> };

/** Starts the service; port 0 is any free one. Rejects with an `OperatorError` when the port can't be used. */
export async function listen(
  { app }: Pick<Forwarder, 'app'>,
  address: { readonly host: string; readonly port: number },
): Promise<Listening> {
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
