// Both tsx and esbuild read the JSX setting from whichever tsconfig they find; this needs none.
/** @jsxRuntime automatic */

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { forwarderModes, type Mailbox, type Received } from './mailbox.ts';

/** The inbox page, a whole HTML document: what was received, newest first, and the mode's form. */
export function renderInboxPage({ mode, received, held }: Mailbox): string {
  return renderDocument(
    'Local enquiry inbox',
    <>
      <p>
        Replaces the form-forwarding service on this machine. Nothing leaves this machine; the last
        100 enquiries are kept until it stops.
      </p>
      <form method="post" action="/_mode">
        <label>
          How the next enquiry is treated{' '}
          <select name="mode" defaultValue={mode}>
            {forwarderModes.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>{' '}
        <button type="submit">Set</button>
      </form>
      {held.length > 0 ? <p>Held until the mode is deliver: {held.length}</p> : null}
      <h2>Received: {received.length}</h2>
      {received
        .map((enquiry, index) => <Enquiry key={`${index}-${enquiry.body}`} {...enquiry} />)
        .toReversed()}
    </>,
  );
}

function Enquiry({ inbox, referer, fields }: Received) {
  return (
    <table>
      <caption>
        To {inbox}, sent from {referer}
      </caption>
      <tbody>
        {fields.map(([name, value], index) => (
          <tr key={`${index}-${name}`}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One of the service's own short pages, a whole HTML document. */
export function renderNotice(text: string): string {
  return renderDocument(text, null);
}

function renderDocument(title: string, content: ReactNode): string {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
      </head>
      <body>
        <h1>{title}</h1>
        {content}
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
