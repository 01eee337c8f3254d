import express from 'express';
import type { Mailbox } from './mailbox.ts';
import { renderNotice } from './pages.tsx';

type Next = express.NextFunction;
type Req = express.Request;
type Res = express.Response;

const formType = 'application/x-www-form-urlencoded';

/** What happens to a post to an inbox, in order. */
export function enquiryHandlers(mailbox: Mailbox): express.RequestHandler<{ inbox: string }>[] {
  const asForm = express.raw({ type: formType, limit: '1mb' });
  return [failOnDemand(mailbox), refuseWithoutPage, asForm, forward(mailbox)];
}

/** Answers 404 for the names of the controls. The name is decoded, so that `/%5Fmode` is refused too. */
export function refuseReservedName(
  req: express.Request<{ inbox: string }>,
  res: Res,
  next: Next,
): void {
  if (req.params.inbox.startsWith('_')) {
    sendNotice(res, 404, 'Not Found', 'Names starting with _ are reserved, not inboxes.');
  } else next();
}

/** Answers 405 unless it is a post. */
export function refuseOtherMethods(req: Req, res: Res, next: Next): void {
  if (req.method === 'POST') next();
  else sendNotice(res.set('Allow', 'POST'), 405, 'Method Not Allowed', 'Enquiries come by POST.');
}

function failOnDemand(mailbox: Mailbox): express.RequestHandler<{ inbox: string }> {
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

function refuseWithoutPage(req: express.Request<{ inbox: string }>, res: Res, next: Next): void {
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

/** Answers with a short page. */
export function sendNotice(res: Res, status: number, title: string, text: string): void {
  res.status(status).send(renderNotice(title, text));
}
