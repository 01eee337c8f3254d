import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../shared/app.tsx';
import { loadPage } from '../../shared/load-page.ts';
import type { Day } from '../../shared/months.ts';
import type { Route } from '../../shared/routes.ts';
import { SettingsContext } from '../../shared/settings.ts';
import { siteSettings } from '../setup/settings.ts';

/** Renders a page on a day with its real copy, but the computed board without its lines. */
export async function renderPage(route: Route, day: Day): Promise<string> {
  const page = await loadPage(route);
  return renderToStaticMarkup(
    <StaticRouter location={route.path}>
      <SettingsContext value={siteSettings}>
        <App page={page} view={{ day, board: { month: '', summer: 0, rows: [] } }} />
      </SettingsContext>
    </StaticRouter>,
  );
}
