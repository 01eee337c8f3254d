// Both tsx and esbuild read the JSX setting from whichever tsconfig they find; this needs none.
/** @jsxRuntime automatic */

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ForwarderState, forwarderModes } from './types.ts';

/** The inbox page, a whole HTML document: the mode's form, and what was received, newest first. */
export function renderInboxPage({ mode, received }: ForwarderState): string {
  const numbered = received.map((enquiry, index) => ({ ...enquiry, number: index + 1 }));
  return renderDocument(
    'Local enquiry inbox',
    <>
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
      {numbered.toReversed().map(({ number, inbox, referer, fields }) => (
        <section key={number}>
          <h2>
            To {inbox}, sent from {referer}
          </h2>
          <pre>{fields.map(([name, value]) => `${name}: ${value}`).join('\n')}</pre>
        </section>
      ))}
    </>,
  );
}

/** One of the service's own short pages, a whole HTML document, with links to the inbox and to the page before. */
export function renderNotice(text: string, referer: string): string {
  return renderDocument(
    text,
    <p>
      <a href="/">Read what arrived in the local inbox</a>{' '}
      {referer ? <a href={referer}>Back to the site</a> : null}
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
