// Both tsx and esbuild read the JSX setting from whichever tsconfig they find; this needs none.
/** @jsxRuntime automatic */

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Forwarder, forwarderModes, type Received } from './forwarder.ts';

/** The inbox page, a whole HTML document: what was received, newest first, and the mode's form. */
export function renderInboxPage({ mode, received }: Forwarder): string {
  return renderDocument(
    'Local enquiry inbox',
    <>
      <p>Nothing leaves this machine. The last 100 enquiries are kept until it stops.</p>
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

/** One of the service's own short pages, a whole HTML document, with the ways on: the inbox, and the page before. */
export function renderNotice(text: string, referer: string): string {
  return renderDocument(
    text,
    <p>
      <a href="/">Read what arrived in the local inbox</a>
      {referer ? (
        <>
          {' '}
          or <a href={referer}>go back to the site</a>
        </>
      ) : null}
    </p>,
  );
}

function renderDocument(title: string, content: ReactNode): string {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        {/* Browsers would ask for /favicon.ico, and report that there is none. */}
        <link rel="icon" href="data:," />
      </head>
      <body>
        <h1>{title}</h1>
        {content}
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
