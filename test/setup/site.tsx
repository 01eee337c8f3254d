import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { hydrate } from '../../client/hydrate.tsx';
import { loadPages, todayOf } from '../../server/pages/route-pages.ts';
import { App } from '../../shared/app.tsx';
import { watchDraft } from '../../shared/enquiry/draft.client.ts';
import { watchForget } from '../../shared/forget.client.ts';
import { loadPage } from '../../shared/load-page.ts';
import { parseDay } from '../../shared/months.ts';
import { findRoute } from '../../shared/routes.ts';
import { SettingsContext } from '../../shared/settings.ts';
import { readView } from '../../shared/view.ts';
import './hydrate.tsx';
import { onServer } from './server-side.ts';
import { siteSettings } from './settings.ts';

// To leave the site after each test: it does so with the document alone.
vi.mock('react-dom/client', { spy: true });

afterEach(leaveSite);

/** Whether React has taken over what the server sent. */
export function isHydrated(): boolean {
  return vi.mocked(hydrateRoot).mock.results.length > 0;
}

/** Leaves the page, as by closing its tab. */
function leaveSite(): void {
  act(() => {
    for (const { value } of vi.mocked(hydrateRoot).mock.results) value.unmount();
  });
  vi.mocked(hydrateRoot).mockClear();
  cleanup();
}

function isActEnvironment(): boolean {
  return Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
}

type OpenOptions = {
  /** The ISO day on which the server made the page. */
  readonly today?: string;
  /** The query that the server saw: another one where a cache leaves queries out. */
  readonly sentFor?: string;
  /** What a visitor or the browser does before the script comes. */
  readonly before?: () => void;
};

/** Opens a page of the fixture site: what the server sends is in the document, then it is hydrated. */
export async function openSite(path: string, options: OpenOptions = {}): Promise<void> {
  leaveSite();
  const { today = '2026-11-23', before } = options;
  history.pushState(null, '', path);
  const { pathname, search } = location;
  const { sentFor = search } = options;
  const route = findRoute(pathname);
  if (!route) throw new Error(`There is no page at ${path}.`);
  const page = await loadPage(route);
  const day = todayOf(await loadPages(), parseDay(today));
  const view = readView(new URLSearchParams(sentFor), page.plan?.guide, day);
  const app = (
    <SettingsContext value={siteSettings}>
      <StaticRouter location={pathname}>
        <App page={page} view={view} />
      </StaticRouter>
    </SettingsContext>
  );
  document.head.innerHTML = `<title>As sent</title><meta name="description" content="As sent">
    <link rel="canonical" href="https://www.fixture.example${route.canonicalPath}">`;
  document.body.innerHTML = `<div id="root">${onServer(() => renderToString(app))}</div>
    <p id="announcer" aria-live="polite"></p>
    <script type="application/json" id="page-data">${JSON.stringify({ settings: siteSettings, view })}</script>`;
  // These documents choose the option before it.
  for (const option of document.querySelectorAll<HTMLOptionElement>('option[selected]')) {
    option.selected = true;
  }
  before?.();
  // The inline script.
  watchForget();
  watchDraft();
  // React's `act` would take the errors that tests of failures expect.
  await (isActEnvironment() ? act(hydrate) : hydrate());
}

/** The first link with this name. Without `hidden` the search takes most of the time of a test. */
export function linkTo(name: string): HTMLElement {
  const [link] = screen.getAllByRole('link', { name, hidden: true });
  if (!link) throw new Error(`There is no link ${name}.`);
  return link;
}
