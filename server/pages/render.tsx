import { type ComponentProps, StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { site } from '#content/site.ts';
import { App } from '../../shared/app.tsx';
import { ErrorView } from '../../shared/components/error-view.tsx';
import type { Page } from '../../shared/page.ts';
import { enquirySentAddress, type Route } from '../../shared/routes.ts';
import { SettingsContext, type SiteSettings } from '../../shared/settings.ts';
import type { View } from '../../shared/view.ts';
import type { Manifest } from '../files/build-output.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { Settings } from '../settings/settings.ts';
import { Document } from './document.tsx';
import type { RoutePage } from './edition.ts';
import { describePage } from './structured-data.ts';

export type PageRenderer = {
  /** A page in a view, complete. */
  renderPage(source: RoutePage, view: View): string;
  /** The home page as the forwarding service sends a visitor back to it. */
  renderEnquirySent(source: RoutePage, view: View): string;
  /** The error view in the site's look, e.g. for `404 Not Found`; the lead has a default. */
  renderError(view: ComponentProps<typeof ErrorView>): string;
};

/** From page and view to HTML, without clock, randomness or environment: the same give the same bytes. */
export function createPageRenderer(
  { publicOrigin, production, site: settings }: Settings,
  manifest: Manifest,
): PageRenderer {
  const { contactEmail: email, contactPhone: telephone } = settings;
  const publisher = {
    publicOrigin,
    logo: publicOrigin + manifest.logo,
    // Elsewhere they are placeholders, which search engines must not get as data.
    contact: production ? { email, telephone } : undefined,
  };

  function renderInteractivePage({ route, page }: RoutePage, view: View, location: string) {
    const alt = alternativeTextOf(page, route);
    const src = publicOrigin + manifest.shareImages[route.id];
    const indexed = location === route.path;
    const interactive = {
      canonical: publicOrigin + route.canonicalPath,
      shareImage: { src, alt },
      settings,
      view,
      structuredData: indexed
        ? describePage(publisher, route, { ...page, shareImage: src })
        : undefined,
      pageScripts: manifest.pageScripts[route.id],
    };
    const markup = renderApp({ page, view, location, settings });
    const { title, titleOf, description } = page;
    return renderDocument({
      title: titleOf?.(view) ?? title,
      description,
      manifest,
      markup,
      interactive,
    });
  }

  return {
    renderPage: (source, view) => renderInteractivePage(source, view, source.route.path),
    renderEnquirySent: (source, view) => renderInteractivePage(source, view, enquirySentAddress),
    renderError(view) {
      const title = `${view.detail} | ${site.name}`;
      const markup = renderToString(
        <SettingsContext value={settings}>
          <ErrorView {...view} />
        </SettingsContext>,
      );
      return renderDocument({ title, description: 'This page did not arrive.', manifest, markup });
    },
  };
}

/** A photograph comes without it, and before this only the type checker misses it. */
function alternativeTextOf({ picture }: Page, { path }: Route): string {
  if (picture.alt?.trim()) return picture.alt;
  throw new OperatorError(
    `${picture.src}, the picture of ${path}, has no alternative text: say in the copy what is seen in it, as picture: { ...photograph, alt: 'What is seen' }.`,
  );
}

type AppOptions = {
  readonly page: Page;
  readonly view: View;
  readonly location: string;
  readonly settings: SiteSettings;
};

function renderApp({ page, view, location, settings }: AppOptions): string {
  return renderToString(
    <StrictMode>
      <SettingsContext value={settings}>
        <StaticRouter location={location}>
          <App page={page} view={view} />
        </StaticRouter>
      </SettingsContext>
    </StrictMode>,
  );
}

function renderDocument(props: ComponentProps<typeof Document>): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
}
