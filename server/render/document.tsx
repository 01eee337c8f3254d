import type { Graph } from 'schema-dts';
import type { SiteSettings } from '../../shared/settings.ts';
import type { Manifest } from '../respond/build-output.ts';
import { Head, type LiveHead, type PageHead } from './head.tsx';

type Props = {
  readonly head: PageHead;
  readonly manifest: Manifest;
  /** The application's HTML, as `renderToString` wrote it. */
  readonly markup: string;
  /** Set for a page of the route table; an error page has no address of its own and runs no script. */
  readonly live?: LiveHead & {
    readonly settings: SiteSettings;
    /** None for an address that search engines may not keep. */
    readonly structuredData: Graph | undefined;
    readonly pageScripts: readonly string[];
  };
};

/** The page around the application: never hydrated, so all that the browser must not touch lives here. */
export function Document({ head, manifest, markup, live }: Props) {
  const { hydrate, mainScript } = manifest;
  const pageScripts = { hydrate, mainScript, preload: live?.pageScripts };
  return (
    <html lang="en-IN">
      <Head head={head} manifest={manifest} live={live} />
      <body>
        <a className="skip-link" href="#main">
          Skip to the page's content
        </a>
        <div id="root" dangerouslySetInnerHTML={{ __html: markup }} />
        <p className="visually-hidden" id="announcer" aria-live="polite" />
        {live && (
          <>
            <JsonScript type="application/json" id="settings" value={live.settings} />
            <JsonScript type="application/json" id="page-scripts" value={pageScripts} />
            {live.structuredData && (
              <JsonScript type="application/ld+json" value={live.structuredData} />
            )}
            <script type="module" dangerouslySetInnerHTML={{ __html: manifest.entry }} />
          </>
        )}
      </body>
    </html>
  );
}

type JsonScriptProps = {
  readonly type: 'application/json' | 'application/ld+json';
  readonly id?: string;
  readonly value: unknown;
};

/** Data in a script element, of a type that is never executed; it can't end the element it stands in. */
function JsonScript({ value, ...attributes }: JsonScriptProps) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: json }} />;
}
