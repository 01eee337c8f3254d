import { site } from '../../shared/content/site.ts';

/** The web app manifest: what a phone shows beside a bookmark. The site needs a network, so it opens in the browser. */
export function describeSite(colour: string, icons: readonly object[]): string {
  return JSON.stringify({
    id: '/',
    name: site.name,
    short_name: shortenName(site.name),
    description: site.subtitle,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: colour,
    theme_color: colour,
    icons,
  });
}

/** As many whole words as have room below an icon, which is 12 characters; a longer first word is cut. */
export function shortenName(name: string): string {
  const [words] = /^.{1,12}(?!\S)/.exec(name) ?? [name.slice(0, 12)];
  return words.replace(/[^\p{L}\p{M}\p{N}.!?)]+$/u, '');
}
