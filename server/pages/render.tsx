import type { ComponentProps } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { site } from '#content/site.ts';
import { App } from '../../shared/app.tsx';
import { ErrorView } from '../../shared/components/error-view.tsx';
import { SettingsContext } from '../../shared/settings.ts';
import { choiceQuery, hasChoice, type View } from '../../shared/view.ts';
import type { BuildOutput } from '../files/build-output.ts';
import type { Settings } from '../settings/settings.ts';
import { Document } from './document.tsx';
import type { RoutePage } from './route-pages.ts';
import { describePage } from './structured-data.ts';

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** Renders a page and a view to HTML without clock, randomness or environment: the same input gives the same bytes. */
export function createPageRenderer(
  { publicOrigin, production, site: settings }: Settings,
  { manifest }: BuildOutput,
) {
  const { contactEmail: email, contactPhone: telephone } = settings;
  const publisher = {
    publicOrigin,
    logo: publicOrigin + manifest.logo,
    // Undefined outside production: structured data must not contain placeholders.
    contact: production ? { email, telephone } : undefined,
  };

  /**
   * The document of a page in a view, at the page's own URL or at another one. Search engines index only views without a
   * choice at their own URLs; a browser's own Share command uses the canonical URL, so it has the choice.
   */
  function renderPage({ route, page }: RoutePage, view: View, location = route.path): string {
    const { title, titleOf, description } = page;
    const src = publicOrigin + manifest.shareImages[route.id];
    const indexed = location === route.path && !hasChoice(view);
    const interactive = {
      canonical: publicOrigin + route.canonicalPath + choiceQuery(view),
      shareImage: { src, alt: page.picture.alt },
      settings,
      view,
      structuredData: indexed
        ? describePage(publisher, route, { ...page, shareImage: src })
        : undefined,
    };
    const markup = renderToString(
      <SettingsContext value={settings}>
        <StaticRouter location={location}>
          <App view={view} />
        </StaticRouter>
      </SettingsContext>,
    );
    const head = { title: titleOf?.(view) ?? title, description };
    return renderDocument({ ...head, manifest, markup, interactive });
  }

  /** The error view, e.g. for `404 Not Found`. */
  function renderError(view: ComponentProps<typeof ErrorView>): string {
    const markup = renderToString(
      <SettingsContext value={settings}>
        <ErrorView {...view} />
      </SettingsContext>,
    );
    const title = `${view.detail} | ${site.name}`;
    const description = 'This page did not arrive.';
    return renderDocument({ title, description, manifest, markup });
  }

  return { renderPage, renderError };
}

function renderDocument(props: ComponentProps<typeof Document>): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
}
