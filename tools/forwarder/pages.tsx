// Both tsx and esbuild read the JSX setting from whichever tsconfig they find; this needs none.
/** @jsxRuntime automatic */

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { forwarderModes, type Mailbox, type Received } from './mailbox.ts';

/** The inbox page, a whole HTML document: what was received, newest first, and the mode's form. */
export function renderInboxPage(mailbox: Mailbox): string {
  return renderDocument(
    'Local enquiry inbox',
    <>
      <p>
        Replaces the form-forwarding service on this machine. Nothing leaves this machine; the last
        100 enquiries are kept until it stops.
      </p>
      <ModeForm mailbox={mailbox} />
      <h2>Received: {mailbox.received.length}</h2>
      {mailbox.received
        .map((enquiry, index) => (
          <Enquiry key={`${index}-${enquiry.body}`} enquiry={enquiry} number={index + 1} />
        ))
        .toReversed()}
    </>,
  );
}

/** One of the service's own short pages, a whole HTML document: a heading and a sentence. */
export function renderNotice(title: string, text: string): string {
  return renderDocument(title, <p>{text}</p>);
}

function renderDocument(title: string, content: ReactNode): string {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {content}
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

function ModeForm({ mailbox }: { readonly mailbox: Mailbox }) {
  return (
    <>
      <form method="post" action="/_mode">
        <label>
          How the next enquiry is treated{' '}
          <select name="mode" defaultValue={mailbox.mode}>
            {forwarderModes.map((mode) => (
              <option key={mode}>{mode}</option>
            ))}
          </select>
        </label>{' '}
        <button type="submit">Set</button>
      </form>
      {mailbox.mode === 'await-activation' || mailbox.held.length > 0 ? (
        <form method="post" action="/_mode">
          <p>Held until activated: {mailbox.held.length}</p>
          <button type="submit" name="mode" value="deliver">
            Activate
          </button>
        </form>
      ) : null}
    </>
  );
}

type EnquiryProps = { readonly enquiry: Received; readonly number: number };

function Enquiry({ enquiry, number }: EnquiryProps) {
  return (
    <article>
      <h3>
        Enquiry {number} to {enquiry.inbox}
      </h3>
      <p>Sent from {enquiry.referer}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {enquiry.fields.map(([name, value], index) => (
            <tr key={`${index}-${name}`}>
              <th scope="row">
                {name}
                {name.startsWith('_') ? ' (setting)' : null}
              </th>
              <td>{value === '' ? <em>empty</em> : value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
