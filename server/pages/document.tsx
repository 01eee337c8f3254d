import type { Graph } from 'schema-dts';
import { site } from '#content/site.ts';
import type { PageData } from '../../shared/page-data.ts';
import type { SiteSettings } from '../../shared/settings.ts';
import type { View } from '../../shared/view.ts';
import type { Manifest } from '../files/build-output.ts';
import { Icons } from './icons.tsx';

type Props = {
  readonly title: string;
  readonly description: string;
  readonly manifest: Manifest;
  /** The application's HTML, from `renderToString`. */
  readonly markup: string;
  /** Set for a page of the route table; an error page has no URL of its own and runs no script. */
  readonly interactive?: Interactive;
};

type Interactive = {
  readonly canonical: string;
  /** The page's picture for social networks and messengers: absolute URL and alternative text. */
  readonly shareImage: { readonly src: string; readonly alt: string };
  readonly settings: SiteSettings;
  readonly view: View;
  /** Undefined for a URL that search engines may not index. */
  readonly structuredData: Graph | undefined;
};

/** The document around the application. It is never hydrated. */
export function Document(props: Props) {
  const { manifest, markup, interactive } = props;
  return (
    <html lang="en-IN">
      <Head {...props} />
      <body>
        <a className="skip-link" href="#main">
          Skip to the page's content
        </a>
        <Icons />
        {/* Otherwise Cloudflare obfuscates email addresses, and React renders the page again. */}
        <div
          id="root"
          dangerouslySetInnerHTML={{ __html: `<!--email_off-->${markup}<!--/email_off-->` }}
        />
        <p className="visually-hidden" id="announcer" aria-live="polite" />
        {interactive && <Scripts manifest={manifest} {...interactive} />}
      </body>
    </html>
  );
}

function Head({ title, description, manifest, interactive }: Props) {
  const { light, dark } = manifest.themeColours;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* Otherwise Safari on iOS wraps dates and addresses in links before hydration, and React renders the page again. */}
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {interactive && <link rel="canonical" href={interactive.canonical} />}
      <meta name="robots" content={interactive?.structuredData ? 'all' : 'noindex'} />
      <meta name="color-scheme" content="light dark" />
      {/* Dark Reader would darken the dark scheme a second time. */}
      <meta name="darkreader-lock" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
      <link rel="icon" type="image/svg+xml" href={manifest.icon} />
      <link rel="apple-touch-icon" href={manifest.appleTouchIcon} />
      <link rel="manifest" href={manifest.webManifest} />
      {/* Title, description and picture for messengers; X also reads the `og:` tags. */}
      {interactive && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:locale" content="en_IN" />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={interactive.canonical} />
          <meta property="og:image" content={interactive.shareImage.src} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={interactive.shareImage.alt} />
          <meta name="twitter:card" content="summary_large_image" />
          <meta name="twitter:image:alt" content={interactive.shareImage.alt} />
        </>
      )}
      <style
        dangerouslySetInnerHTML={{ __html: manifest.styles[interactive ? 'page' : 'error'] }}
      />
    </head>
  );
}

/** Data for the browser's scripts, and the script that loads the others. */
function Scripts({ manifest, ...page }: Interactive & Pick<Props, 'manifest'>) {
  const { settings, view, structuredData } = page;
  const { hydrate, entry } = manifest;
  const data: PageData = { settings, view };
  return (
    <>
      <JsonScript type="application/json" id="page-data" value={data} />
      {structuredData && <JsonScript type="application/ld+json" value={structuredData} />}
      {/* Cloudflare's Rocket Loader ignores scripts with `data-cfasync`. */}
      <script
        type="module"
        data-cfasync="false"
        data-hydrate={hydrate}
        dangerouslySetInnerHTML={{ __html: entry }}
      />
    </>
  );
}

type JsonScriptProps = {
  readonly type: string;
  readonly id?: string;
  readonly value: PageData | Graph;
};

/** Data in a script element of a type that is never executed. Escaped, so that it can't close its element. */
function JsonScript({ value, ...attributes }: JsonScriptProps) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: json }} />;
}
