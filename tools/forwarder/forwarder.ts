import { createServer } from 'node:http';
import express, { type RequestHandler } from 'express';
import { enquiryService } from '#content/enquiry-fields.ts';
import { listen as listenAt } from '../../server/process/server.ts';

/** A received enquiry; `body` is urlencoded and unchanged. */
type ReceivedEnquiry = Readonly<Record<'inbox' | 'body' | 'origin' | 'referer', string>>;

/** A local replacement for the form-forwarding service, with controls for tests. */
type Forwarder = ReturnType<typeof createForwarder>;

/** Creates the service, not listening yet. A post to any path is an enquiry; `/` lists received ones. */
export function createForwarder() {
  const app = express();
  const forwarder = {
    app,
    /** True to fail as the real service does when it is down. */
    isFailing: false,
    /** Delivered enquiries, oldest first, at most the last 100. */
    received: [] as ReceivedEnquiry[],
    /** Deletes every enquiry and delivers again. */
    reset(): void {
      Object.assign(forwarder, { isFailing: false, received: [] });
    },
  };
  app.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Frame-Options': 'SAMEORIGIN' });
    next();
  });
  app.use(express.text({ type: 'application/x-www-form-urlencoded', limit: '1mb' }));
  app.get('/', (_request, response) => response.send(renderInbox(forwarder.received)));
  app.post('/*inbox', takeEnquiry(forwarder));
  return forwarder;
}

function takeEnquiry(forwarder: Forwarder): RequestHandler<{ inbox: string[] }> {
  return (request, response) => {
    const { isFailing, received } = forwarder;
    const { origin = 'null', referer = '' } = request.headers;
    const send = (status: number, text: string) =>
      response.status(status).send(renderNotice(text, referer));
    if (isFailing) return send(521, 'The web server is not answering.');
    if (origin === 'null' || referer === '') {
      return send(403, 'Make sure you open this page through a web server.');
    }
    const body = String(request.body ?? '');
    received.push({ inbox: request.params.inbox.join('/'), body, origin, referer });
    // Bounded, since a development server may run for weeks.
    if (received.length > 100) received.shift();
    const next = new URLSearchParams(body).get(enquiryService.returnField) ?? '';
    if (/^https?:\/\//i.test(next) && URL.canParse(next)) return response.redirect(303, next);
    send(200, 'Thank you: the form was submitted.');
  };
}

/** The inbox page: received enquiries, newest first. */
function renderInbox(received: readonly ReceivedEnquiry[]): string {
  const enquiries = received.map(({ inbox, referer, body }) => {
    const fields = [...new URLSearchParams(body)];
    const lines = fields.map(([name, value]) => `${name}: ${value}`).join('\n');
    return `<h2>To ${escapeHtml(inbox)}, sent from ${escapeHtml(referer)}</h2><pre>${escapeHtml(lines)}</pre>`;
  });
  return renderPage('Local enquiry inbox', enquiries.toReversed().join(''));
}

/** A short page of the service, with links to the inbox and to the referring page. */
function renderNotice(text: string, referer: string): string {
  const back = referer && `<a href="${escapeHtml(referer)}">Back to the site</a>`;
  return renderPage(text, `<p><a href="/">Read what arrived in the local inbox</a> ${back}</p>`);
}

function renderPage(title: string, content: string): string {
  // Without it, the browser would request /favicon.ico and log the 404.
  return `<!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <h1>${title}</h1>
    ${content}
    </html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Starts the service; port 0 selects a free one. Rejects with an `OperatorError` if the port is unavailable. */
export async function listen(
  { app }: Pick<Forwarder, 'app'>,
  endpoint: { readonly host: string; readonly port: number },
) {
  const server = createServer(app);
  const port = await listenAt(server, endpoint);

  function close(): void {
    server.close();
    // Browsers keep connections open.
    server.closeAllConnections();
  }

  /** `origin` is e.g. `http://127.0.0.1:41234`. */
  return { origin: `http://${endpoint.host}:${port}`, close };
}
