import { type ComponentProps, StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { site } from '#content/site.ts';
import { App } from '../../shared/app.tsx';
import { ErrorView } from '../../shared/components/error-view.tsx';
import { errorContent } from '../../shared/content/error.ts';
import type { Page } from '../../shared/load-page.ts';
import { loadPage } from '../../shared/load-page.ts';
import { enquirySentAddress, homeRoute, type Route, routes } from '../../shared/routes.ts';
import { SettingsProvider, type SiteSettings } from '../../shared/settings.ts';
import { readView, type Today, type View } from '../../shared/view.ts';
import type { Manifest } from '../files/build-output.ts';
import { OperatorError } from '../operator-error.ts';
import { caching } from '../respond/caching.ts';
import { type PreparedResponse, prepareResponse } from '../respond/prepared-response.ts';
import type { Settings } from '../settings.ts';
import { Document } from './document.tsx';
import { describePage } from './structured-data.ts';

export type PageRenderer = {
  /** A route's page on a day, complete. Its modules are loaded first; the rendering itself waits for nothing. */
  renderRoute(route: Route, today: Today): Promise<string>;
  /** The home page as the forwarding service sends a visitor back to it. */
  renderEnquirySent(today: Today): Promise<string>;
  /** The error view in the site's look, e.g. for `404 Not Found`; lead and links have a default. */
  renderError(view: ComponentProps<typeof ErrorView>): string;
};

/** From route and view to HTML, without clock, randomness or environment: the same give the same bytes. */
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

  async function renderInteractivePage(route: Route, location: string, today: Today) {
    const page = await loadPage(route);
    const view = readView(new URLSearchParams(), page.plan?.guide, today);
    const { title, description } = page;
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
    return renderDocument({ title, description, manifest, markup, interactive });
  }

  return {
    renderRoute: (route, today) => renderInteractivePage(route, route.path, today),
    renderEnquirySent: (today) => renderInteractivePage(homeRoute, enquirySentAddress, today),
    renderError(view) {
      const title = `${view.detail} | ${site.name}`;
      const markup = renderToString(<ErrorView {...view} />);
      return renderDocument({ title, description: 'This page did not arrive.', manifest, markup });
    },
  };
}

/** Every page that is the same for everybody, ready to be sent. */
export type PreparedPages = {
  readonly routes: ReadonlyMap<Route, PreparedResponse>;
  /** The home page as the forwarding service sends a visitor back to it. */
  readonly enquirySent: PreparedResponse;
  readonly notFound: PreparedResponse;
  readonly serverError: PreparedResponse;
};

/** Renders them all. Rejects when one can't be rendered: a broken page fails the start, not a visitor. */
export async function preparePages(renderer: PageRenderer, today: Today): Promise<PreparedPages> {
  const { lead, notFoundLead } = errorContent;
  const type = 'html';
  const entries = routes.map(async (route) => {
    const body = await renderer.renderRoute(route, today);
    const page = await prepareResponse({ name: route.id, type, headers: caching.page, body });
    return [route, page] as const;
  });
  return {
    routes: new Map(await Promise.all(entries)),
    enquirySent: await prepareResponse({
      name: 'enquiry-sent',
      type,
      // Not stored: a cache that ignores queries would show it to everybody as the home page.
      headers: caching.none,
      body: await renderer.renderEnquirySent(today),
    }),
    notFound: await prepareResponse({
      name: 'not-found',
      status: 404,
      type,
      headers: caching.none,
      body: renderer.renderError({ detail: '404 Not Found', lead: notFoundLead }),
    }),
    serverError: await prepareResponse({
      name: 'server-error',
      status: 500,
      type,
      headers: caching.none,
      body: renderer.renderError({ detail: '500 Internal Server Error', lead }),
    }),
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
      <SettingsProvider value={settings}>
        <StaticRouter location={location}>
          <App page={page} view={view} />
        </StaticRouter>
      </SettingsProvider>
    </StrictMode>,
  );
}

function renderDocument(props: ComponentProps<typeof Document>): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
}
