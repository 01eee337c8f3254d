import { site } from '../../shared/content/site.ts';
import type { SiteSettings } from '../../shared/settings.ts';
import type { Manifest } from '../respond/build-output.ts';

type PageHead = { readonly title: string; readonly description: string };

type Props = {
  readonly head: PageHead;
  readonly manifest: Manifest;
  /** The application's HTML, as `renderToString` wrote it. */
  readonly markup: string;
  /** Set for a page of the route table; an error page has no address of its own and runs no script. */
  readonly live?: {
    readonly canonical: string;
    /** Absolute address of the page's picture for social networks and messengers. */
    readonly shareImage: string;
    /** Whether search engines may keep this address. */
    readonly indexed: boolean;
    readonly settings: SiteSettings;
    readonly pageScripts: readonly string[];
  };
};

/** The page around the application: never hydrated, so all that the browser must not touch lives here. */
export function Document({ head, manifest, markup, live }: Props) {
  const { hydrate, mainScript } = manifest;
  const pageScripts = { hydrate, mainScript, preload: live?.pageScripts };
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {live && <link rel="canonical" href={live.canonical} />}
        {!live?.indexed && <meta name="robots" content="noindex" />}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f0e2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111b2b" />
        <link rel="icon" type="image/svg+xml" href={manifest.icon} />
        {live && <ShareTags head={head} {...live} />}
        <style dangerouslySetInnerHTML={{ __html: manifest.styles }} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to the page's content
        </a>
        <div id="root" dangerouslySetInnerHTML={{ __html: markup }} />
        <p className="visually-hidden" id="announcer" aria-live="polite" />
        {live && (
          <>
            <script
              type="application/json"
              id="settings"
              dangerouslySetInnerHTML={{ __html: toInlineJson(live.settings) }}
            />
            <script
              type="application/json"
              id="page-scripts"
              dangerouslySetInnerHTML={{ __html: toInlineJson(pageScripts) }}
            />
            <script type="module" dangerouslySetInnerHTML={{ __html: manifest.entry }} />
          </>
        )}
      </body>
    </html>
  );
}

type ShareTagsProps = {
  readonly head: PageHead;
  readonly canonical: string;
  readonly shareImage: string;
};

function ShareTags({ head, canonical, shareImage }: ShareTagsProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={shareImage} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** JSON that can't end the script element it stands in. */
function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
