import type { ComponentProps } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { site } from '#content/site.ts';
import { App } from '../../shared/app.tsx';
import { ErrorView } from '../../shared/components/error-view.tsx';
import type { Page } from '../../shared/page.ts';
import { enquirySentAddress, type Route } from '../../shared/routes.ts';
import { SettingsContext, type SiteSettings } from '../../shared/settings.ts';
import type { View } from '../../shared/view.ts';
import type { BuildOutput } from '../files/build-output.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { Settings } from '../settings/settings.ts';
import { Document } from './document.tsx';
import type { RoutePage } from './route-pages.ts';
import { describePage } from './structured-data.ts';

export type PageRenderer = {
  /** The document of a page in a view. */
  renderPage(source: RoutePage, view: View): string;
  /** The home page after the forwarding service has sent a visitor back. */
  renderEnquirySent(source: RoutePage, view: View): string;
  /** The error view, e.g. for `404 Not Found`. */
  renderError(view: ComponentProps<typeof ErrorView>): string;
};

/** Renders a page and a view to HTML without clock, randomness or environment: the same input gives the same bytes. */
export function createPageRenderer(
  { publicOrigin, production, site: settings }: Settings,
  { manifest, checksum }: BuildOutput,
): PageRenderer {
  const { contactEmail: email, contactPhone: telephone } = settings;
  const publisher = {
    publicOrigin,
    logo: publicOrigin + manifest.logo,
    // Undefined outside production: structured data must not contain placeholders.
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
      build: checksum,
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
      const description = 'This page did not arrive.';
      return renderDocument({ title, description, manifest, build: checksum, markup });
    },
  };
}

/** The picture's alternative text. Throws if it is missing: otherwise only the type checker would report that. */
function alternativeTextOf({ picture }: Page, { path }: Route): string {
  if (picture.alt?.trim()) return picture.alt;
  throw new OperatorError(
    `${picture.src}, the picture of ${path}, has no alternative text: describe it in shared/content/pictures.ts, e.g. ireland: { ...ireland, alt: 'A description' }.`,
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
    <SettingsContext value={settings}>
      <StaticRouter location={location}>
        <App page={page} view={view} />
      </StaticRouter>
    </SettingsContext>,
  );
}

function renderDocument(props: ComponentProps<typeof Document>): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
}
