import express from 'express';
import {
  createMailbox,
  type ForwarderMode,
  forwarderModes,
  isForwarderMode,
  type Mailbox,
  type Received,
} from './mailbox.ts';
import { renderInboxPage } from './pages.tsx';
import {
  enquiryHandlers,
  refuseOtherMethods,
  refuseReservedName,
  sendNotice,
} from './take-enquiry.ts';

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

/**
 * Creates the service in mode `deliver`; it does not listen yet. `POST /:inbox` behaves as the real service does and `/`
 * shows what arrived. Inbox names that start with `_` are refused: those addresses are its controls.
 */
export function createForwarder(): Forwarder {
  const mailbox = createMailbox();
  let attempts = 0;
  const app = express();

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
  addControls(app, mailbox, reset);
  app.all('/:inbox', refuseReservedName, refuseOtherMethods);
  app.post('/:inbox', countAttempt, enquiryHandlers(mailbox));
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

/** The inbox page, and what steers the service from outside. */
function addControls(app: express.Express, mailbox: Mailbox, reset: () => void): void {
  const asMode = [
    express.json({ strict: false }),
    express.text(),
    express.urlencoded({ extended: false }),
  ];
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
