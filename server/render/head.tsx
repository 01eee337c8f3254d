import { site } from '../../shared/content/site.ts';
import type { Manifest } from '../respond/build-output.ts';

export type PageHead = { readonly title: string; readonly description: string };

/** What only a page of the route table has. */
export type LiveHead = {
  readonly canonical: string;
  /** The page's picture for social networks and messengers: absolute address and alternative text. */
  readonly shareImage: { readonly src: string; readonly alt: string };
  /** Whether search engines may keep this address. */
  readonly indexed: boolean;
};

type Props = {
  readonly head: PageHead;
  readonly manifest: Manifest;
  readonly live?: LiveHead | undefined;
};

/** The document's head. */
export function Head({ head: { title, description }, manifest, live }: Props) {
  const { light, dark } = manifest.themeColours;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {live && <link rel="canonical" href={live.canonical} />}
      {!live?.indexed && <meta name="robots" content="noindex" />}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
      <link rel="icon" type="image/svg+xml" href={manifest.icon} />
      <link rel="apple-touch-icon" href={manifest.appleTouchIcon} />
      <link rel="manifest" href={manifest.webManifest} />
      {live && <ShareTags head={{ title, description }} live={live} />}
      <style dangerouslySetInnerHTML={{ __html: manifest.styles }} />
    </head>
  );
}

type ShareTagsProps = { readonly head: PageHead; readonly live: LiveHead };

/** Title, description and picture for social networks and messengers; what X finds under `og:` is not repeated. */
function ShareTags({ head, live: { canonical, shareImage } }: ShareTagsProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={shareImage.src} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shareImage.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={shareImage.alt} />
    </>
  );
}
