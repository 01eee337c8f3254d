import { loadPage } from '../../shared/load-page.ts';
import type { Day } from '../../shared/months.ts';
import type { Page } from '../../shared/page.ts';
import { boardFor } from '../../shared/plan/board.ts';
import { homeRoute, type Route, routes } from '../../shared/routes.ts';
import {
  type Choice,
  choiceQuery,
  hasChoice,
  readView,
  type Today,
  type View,
} from '../../shared/view.ts';
import { prepareCalendar } from '../calendar/file.ts';
import type { Log } from '../process/log.ts';
import { caching } from '../respond/caching.ts';
import { type PreparedResponse, prepareResponse } from '../respond/prepared-response.ts';
import type { Settings } from '../settings/settings.ts';
import { keepOnce } from './keep-once.ts';
import type { PageRenderer } from './render.tsx';

/** A row of the route table with its page. */
export type RoutePage = { readonly route: Route; readonly page: Page };

/** All that is answered in another way on each day. */
export type Edition = {
  readonly day: Day;
  /** A page as it is without a query. */
  plainPage(source: RoutePage): PreparedResponse | undefined;
  /** A page, with the choice that a query names. */
  page(source: RoutePage, query: URLSearchParams): Promise<PreparedResponse>;
  /** The calendar file of a choice; undefined where it has none. */
  calendar(source: RoutePage, query: URLSearchParams): Promise<PreparedResponse | undefined>;
};

type Dependencies = {
  readonly pages: readonly RoutePage[];
  readonly settings: Settings;
  readonly renderer: PageRenderer;
  readonly log: Log;
};

/** Loads every page of the route table. */
export function loadPages(): Promise<readonly RoutePage[]> {
  return Promise.all(routes.map(async (route) => ({ route, page: await loadPage(route) })));
}

/** What every page of a day is made of. The board takes all guides: no browser loads them for it. */
export function todayOf(pages: readonly RoutePage[], day: Day): Today {
  const plans = pages.flatMap(({ page }) => page.plan ?? []);
  return { day, board: boardFor(plans, day) };
}

/**
 * Prepares every page as it is without a choice. What has one is made when it is first asked for, and kept: there is no
 * more of it than the guides' own lists have. An edition that follows another is opened page by page, so that requests are
 * answered in between.
 */
export async function openEdition(
  dependencies: Dependencies,
  day: Day,
  before?: Edition,
): Promise<Edition> {
  const { pages, settings } = dependencies;
  const today = todayOf(pages, day);
  const { preparePage, prepareChosen, prepareReturn } = preparePages(dependencies, today);
  const calendars = keepOnce<PreparedResponse | undefined>();

  async function page(source: RoutePage, query: URLSearchParams): Promise<PreparedResponse> {
    const isReturn = settings.site.enquiryReturn && source.route === homeRoute;
    if (isReturn && query.has('enquiry')) return prepareReturn(source, query);
    const { level, intake } = readView(query, source.page.plan?.guide, today);
    return prepareChosen(source, { level, intake });
  }

  async function calendar({ page: { plan } }: RoutePage, query: URLSearchParams) {
    if (!plan) return undefined;
    const view = readView(query, plan.guide, today);
    return calendars(plan.id + choiceQuery(view), () =>
      prepareCalendar(plan, view, settings.publicOrigin),
    );
  }

  const plain = new Map<RoutePage, PreparedResponse>();
  async function preparePlain(source: RoutePage): Promise<void> {
    plain.set(source, await preparePage(source, today));
  }
  if (before) for (const source of pages) await preparePlain(source);
  else await Promise.all(pages.map(preparePlain));
  return { day, plainPage: (source) => plain.get(source), page, calendar };
}

/** What prepares a day's pages, each once. */
function preparePages({ renderer, log }: Dependencies, today: Today) {
  const responses = keepOnce<PreparedResponse>();

  function preparePage(source: RoutePage, view: View): Promise<PreparedResponse> {
    const name = source.route.id;
    const isChosen = hasChoice(view);
    return responses(name + choiceQuery(view), () => {
      const body = renderer.renderPage(source, view);
      const page = { name, type: 'html', body };
      if (!isChosen) return prepareResponse({ ...page, headers: caching.page });
      return prepareResponse({ ...page, headers: caching.choice, when: 'asked' });
    });
  }

  async function prepareChosen(source: RoutePage, choice: Choice): Promise<PreparedResponse> {
    try {
      return await preparePage(source, { ...today, ...choice });
    } catch (error) {
      log.error(error, 'a page can’t be rendered with a choice: it is sent without');
      return preparePage(source, today);
    }
  }

  /** Where the forwarding service sends visitors back to, in any spelling: nobody may keep it in place of the home page. */
  async function prepareReturn(source: RoutePage, query: URLSearchParams) {
    if (query.get('enquiry') !== 'sent') {
      return { ...(await preparePage(source, today)), headers: caching.none };
    }
    return responses('enquiry-sent', () =>
      prepareResponse({
        name: 'enquiry-sent',
        type: 'html',
        headers: caching.none,
        body: renderer.renderEnquirySent(source, today),
      }),
    );
  }

  return { preparePage, prepareChosen, prepareReturn };
}
