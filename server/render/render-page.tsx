import { createHash } from 'node:crypto';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../shared/app.tsx';
import { site } from '../../shared/content/site.ts';
import { loadPage } from '../../shared/load-page.tsx';
import { ErrorView } from '../../shared/pages/error-view.tsx';
import { enquirySentAddress, homeRoute, type Route } from '../../shared/routes.ts';
import { SettingsProvider, type SiteSettings } from '../../shared/settings.ts';
import type { Manifest } from '../respond/build-output.ts';
import { Document } from './document.tsx';
import { plainErrorPage } from './plain-error-page.ts';
import { describePage } from './structured-data.ts';

type Dependencies = {
  readonly manifest: Manifest;
  readonly settings: SiteSettings;
  readonly publicOrigin: string;
  /** Elsewhere email address and phone number are stand-ins, which search engines must not get as data. */
  readonly production: boolean;
};

export type PageRenderer = {
  /** A route's page, complete. Its modules are loaded first; the rendering itself waits for nothing. */
  renderRoute(route: Route): Promise<string>;
  /** The home page as the forwarding service sends a visitor back to it. */
  renderEnquirySent(): Promise<string>;
  /** The view of an address that is not in the route table. */
  renderNotFound(): string;
  /** The view of a fault; says nothing of its cause. */
  renderServerError(): string;
};

/** From route to HTML, without clock, randomness or environment: the same route gives the same bytes. */
export function createPageRenderer(dependencies: Dependencies): PageRenderer {
  const { manifest, settings, publicOrigin, production } = dependencies;
  const { contactEmail: email, contactPhone: telephone } = settings;
  const publisher = {
    publicOrigin,
    logo: publicOrigin + manifest.logo,
    contact: production ? { email, telephone } : undefined,
  };

  async function renderLive(route: Route, location: string, indexed: boolean): Promise<string> {
    const page = await loadPage(route);
    const canonical = publicOrigin + route.canonicalPath;
    const src = publicOrigin + manifest.shareImages[route.id];
    const shareImage = { src, alt: page.picture.alt };
    const pageScripts = manifest.pageScripts[route.id];
    const structuredData = indexed
      ? describePage(publisher, route, { ...page, shareImage: src })
      : undefined;
    const live = { canonical, shareImage, indexed, settings, structuredData, pageScripts };
    return asDocument(
      <Document
        head={page}
        manifest={manifest}
        markup={renderApp(location, settings)}
        live={live}
      />,
    );
  }

  return {
    renderRoute: (route) => renderLive(route, route.path, true),
    renderEnquirySent: () => renderLive(homeRoute, enquirySentAddress, false),
    renderNotFound: () =>
      renderError(manifest, '404 Not Found', () => renderApp('/not-found', settings)),
    renderServerError() {
      const detail = '500 Internal Server Error';
      return renderError(manifest, detail, () => renderToString(<ErrorView detail={detail} />));
    },
  };
}

function renderApp(location: string, settings: SiteSettings): string {
  return renderToString(
    <StrictMode>
      <SettingsProvider value={settings}>
        <StaticRouter location={location}>
          <App />
        </StaticRouter>
      </SettingsProvider>
    </StrictMode>,
  );
}

/** A fault in the error view itself is reported and must not leave visitors without an answer. */
function renderError(manifest: Manifest, detail: string, renderMarkup: () => string): string {
  const head = { title: `${detail} | ${site.name}`, description: 'This page did not arrive.' };
  try {
    return asDocument(<Document head={head} manifest={manifest} markup={renderMarkup()} />);
  } catch (error) {
    console.error(error);
    return plainErrorPage(detail);
  }
}

function asDocument(document: React.ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** The CSP source that allows exactly this inlined style sheet or script. */
export function cspHashOf(inlined: string): string {
  return `'sha256-${createHash('sha256').update(inlined).digest('base64')}'`;
}
