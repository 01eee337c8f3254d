import { Window } from 'happy-dom';

// A parser and no browser: nothing that a page names is fetched or run.
const { DOMParser } = new Window({
  settings: { disableCSSFileLoading: true, navigation: { disableChildFrameNavigation: true } },
});

/** A page as it came over the wire, before any script has run. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}
