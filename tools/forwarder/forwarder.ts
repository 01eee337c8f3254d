import express from 'express';
import {
  createMailbox,
  type ForwarderMode,
  forwarderModes,
  isForwarderMode,
  type Mailbox,
  type Received,
} from './mailbox.ts';
import { renderInboxPage, renderNotice } from './pages.tsx';

export { listen } from './listen.ts';
export type { ForwarderMode, Received };

/** A local replacement for the form-forwarding service, with the controls that tests need. */
export type Forwarder = {
  readonly app: express.Express;
  /** Delivered enquiries, oldest first, at most the last 100; the same live array throughout. */
  readonly received: readonly Received[];
  /** Number of posts to an inbox since the last `reset`, refused ones included. */
  readonly attempts: number;
  /** `deliver` also activates: what `await-activation` held is delivered. */
  setMode(mode: ForwarderMode): void;
  /** Deletes every enquiry, delivered or held, and returns to mode `deliver`. */
  reset(): void;
};

type Next = express.NextFunction;
type Req = express.Request;
type Res = express.Response;

const formType = 'application/x-www-form-urlencoded';

/**
 * Creates the service in mode `deliver`; it does not listen yet. `POST /:inbox` behaves as the real service does and `/`
 * shows what arrived. Inbox names that start with `_` are refused: those addresses are its controls.
 */
export function createForwarder(): Forwarder {
  const mailbox = createMailbox();
  let attempts = 0;
  const app = express();
  const asForm = express.raw({ type: formType, limit: '1mb' });
  const asMode = [
    express.json({ strict: false }),
    express.text(),
    express.urlencoded({ extended: false }),
  ];

  function countAttempt(_req: Req, _res: Res, next: Next): void {
    attempts += 1;
    next();
  }

  function reset(): void {
    attempts = 0;
    mailbox.reset();
  }

  app.disable('x-powered-by');
  app.use(setHeaders);
  app.get('/', (_req, res) => res.send(renderInboxPage(mailbox)));
  app.get('/_received', (_req, res) => res.json(mailbox.received));
  app.delete('/_received', (_req, res) => {
    reset();
    res.sendStatus(204);
  });
  app.post('/_mode', asMode, (req: Req, res: Res) => {
    if (switchMode(mailbox, req, res)) res.redirect(303, '/');
  });
  app.put('/_mode', asMode, (req: Req, res: Res) => {
    if (switchMode(mailbox, req, res)) res.sendStatus(204);
  });
  app.all('/:inbox', refuseReservedName, refuseOtherMethods);
  app.post('/:inbox', countAttempt);
  app.post('/:inbox', failOnDemand(mailbox), refuseWithoutPage, asForm, forward(mailbox));
  app.use((_req, res) => sendNotice(res, 404, 'Not Found', 'There is nothing at this address.'));
  app.use(answerFault);

  const { received, setMode } = mailbox;
  return {
    app,
    received,
    get attempts() {
      return attempts;
    },
    setMode,
    reset,
  };
}

function setHeaders(_req: Req, res: Res, next: Next): void {
  res.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'self'",
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
  });
  next();
}

// Checked on the decoded name, so that `/%5Fmode` is refused too.
function refuseReservedName(req: express.Request<{ inbox: string }>, res: Res, next: Next): void {
  if (req.params.inbox.startsWith('_')) {
    sendNotice(res, 404, 'Not Found', 'Names starting with _ are reserved, not inboxes.');
  } else next();
}

function refuseOtherMethods(req: Req, res: Res, next: Next): void {
  if (req.method === 'POST') next();
  else sendNotice(res.set('Allow', 'POST'), 405, 'Method Not Allowed', 'Enquiries come by POST.');
}

function failOnDemand(mailbox: Mailbox): express.RequestHandler {
  return function failInMode(_req, res, next) {
    if (mailbox.mode === 'hang') return;
    if (mailbox.mode === 'fail-500') {
      return sendNotice(res, 500, '500 Internal Server Error', 'Something went wrong.');
    }
    if (mailbox.mode === 'fail-521') {
      return sendNotice(res, 521, '521 Web server is down', 'The web server is not answering.');
    }
    next();
  };
}

function refuseWithoutPage(req: Req, res: Res, next: Next): void {
  const origin = req.get('Origin') ?? 'null';
  if (origin !== 'null' && origin !== '' && req.get('Referer')) next();
  else sendNotice(res, 403, 'Refused', 'Make sure you open this page through a web server.');
}

function forward(mailbox: Mailbox): express.RequestHandler<{ inbox: string }> {
  return function forwardEnquiry(req, res) {
    if (req.is(formType) === false) {
      return sendNotice(res, 415, 'Unsupported Media Type', `Send the form as ${formType}.`);
    }
    const body = Buffer.isBuffer(req.body) ? req.body.toString('utf8') : '';
    const fields = [...new URLSearchParams(body)];
    const { inbox } = req.params;
    const sender = { origin: req.get('Origin') ?? '', referer: req.get('Referer') ?? '' };
    if (mailbox.take({ inbox, body, fields, ...sender }) === 'held') {
      const text = 'This form needs activation: a mail with the link was sent to its owner.';
      return sendNotice(res, 200, 'Activate Form', text);
    }
    const next = fields.find(([name]) => name === '_next')?.[1] ?? '';
    if (/^https?:\/\//i.test(next) && URL.canParse(next)) return res.redirect(303, next);
    sendNotice(res, 200, 'Thank you', 'The form was submitted successfully.');
  };
}

/** Sets the mode a request names (plain text, JSON text, or `mode`); false when it answered 400. */
function switchMode(mailbox: Mailbox, req: Req, res: Res): boolean {
  const body: unknown = req.body;
  const isObject = typeof body === 'object' && body !== null && 'mode' in body;
  const mode = isObject ? body.mode : body;
  if (isForwarderMode(mode)) mailbox.setMode(mode);
  else sendNotice(res, 400, 'Unknown mode', `The modes are ${forwarderModes.join(', ')}.`);
  return isForwarderMode(mode);
}

// Express's own handler would drop X-Frame-Options. Four parameters are how Express knows it.
function answerFault(error: unknown, _req: Req, res: Res, _next: Next): void {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (status >= 500) console.error(error);
  sendNotice(res, status, `Error ${status}`, 'The request could not be read.');
}

function sendNotice(res: Res, status: number, title: string, text: string): void {
  res.status(status).send(renderNotice(title, text));
}
