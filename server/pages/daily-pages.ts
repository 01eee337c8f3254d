import { setImmediate as nextTurn } from 'node:timers/promises';
import { enquirySentAddress, homeRoute } from '../../shared/routes.ts';
import type { Day } from '../../shared/time/months.ts';
import { choiceQuery, hasChoice, readChoice } from '../../shared/view.ts';
import { prerenderCalendar } from '../calendar/file.ts';
import { caching } from '../respond/caching.ts';
import { overload } from '../respond/overload-error.ts';
import { type PrerenderedResponse, prerender } from '../respond/prerendered-response.ts';
import type { Settings } from '../settings/settings.ts';
import type { PageRenderer } from './render.tsx';
import type { RoutePage } from './route-pages.ts';

export type DailyPages = Awaited<ReturnType<typeof createDailyPages>>;

type Dependencies = {
  readonly pages: readonly RoutePage[];
  readonly settings: Settings;
  readonly renderer: PageRenderer;
  /** The day in India. */
  readonly today: () => Day;
};

/**
 * Pages and calendar files as pre-rendered responses. Today's pages are rendered at startup; rejects if one can't be. All
 * others, and those of a later day, are rendered on their first request of the day.
 */
export async function createDailyPages({ pages, settings, renderer, today }: Dependencies) {
  const memoize = createMemo();
  let daily = startDay();

  function startDay() {
    const view = { day: today() };
    return {
      view,
      page: memoize<PrerenderedResponse>(),
      calendar: memoize<PrerenderedResponse | undefined>(),
    };
  }

  function current() {
    if (daily.view.day !== today()) daily = startDay();
    return daily;
  }

  /** A page without a choice. */
  async function plain(source: RoutePage): Promise<PrerenderedResponse> {
    const { id: name, canonicalPath } = source.route;
    const { view, page } = current();
    const response = await page(canonicalPath, () =>
      prerenderPage(name, caching.page, renderer.renderPage(source, view)),
    );
    // `/site` is the home page byte for byte.
    return response.name === name ? response : { ...response, name };
  }

  /** A page in the view that a query selects. */
  async function forQuery(source: RoutePage, query: URLSearchParams): Promise<PrerenderedResponse> {
    const { route } = source;
    const { view: today, page } = current();
    const isReturn = settings.site.enquiryNext && route === homeRoute;
    if (isReturn && query.get('enquiry') === 'sent') {
      return page(enquirySentAddress, () => {
        const body = renderer.renderPage(source, today, enquirySentAddress);
        return prerenderPage('enquiry-sent', caching.none, body);
      });
    }
    const view = { ...today, ...readChoice(query, source.page.plan?.guide) };
    if (hasChoice(view)) {
      return page(route.path + choiceQuery(view), () =>
        prerenderPage(route.id, caching.choice, renderer.renderPage(source, view)),
      );
    }
    const response = await plain(source);
    return hasReservedName(query) ? { ...response, headers: caching.none } : response;
  }

  /** The calendar file of a choice; undefined if the choice has none. */
  async function forCalendar({ page: { plan } }: RoutePage, query: URLSearchParams) {
    if (!plan) return undefined;
    const { view: today, calendar } = current();
    const view = { ...today, ...readChoice(query, plan.guide) };
    return calendar(plan.id + choiceQuery(view), () =>
      prerenderCalendar(plan, view, settings.publicOrigin),
    );
  }

  await Promise.all(pages.map(plain));
  return { plain, forQuery, calendar: forCalendar };
}

function prerenderPage(name: string, headers: Readonly<Record<string, string>>, body: string) {
  return prerender({ name, type: 'html', headers, body, encodedOnly: true });
}

/**
 * True if a query has a name that may select another view, in upper or lower case. A shared cache whose key ignores case
 * (nginx's `$arg_level`) would serve the plain page in place of that view.
 */
function hasReservedName(query: URLSearchParams): boolean {
  const names = ['enquiry', 'level', 'start'];
  return [...query.keys()].some((name) => names.includes(name.toLowerCase()));
}

/** Maximum requests that wait for a rendering: they stay in memory until it has ended, even if their connection is closed. */
const maxWaiting = 300;

/**
 * Creates functions that compute one value per key, and again after an error. Each computation starts in its own turn of the event
 * loop, so that other requests are served in between.
 */
function createMemo() {
  let waiting = 0;
  let turn = Promise.resolve();

  return function memoize<Value>() {
    const values = new Map<string, Value>();
    const pending = new Map<string, Promise<Value>>();

    async function start(key: string, compute: () => Promise<Value>): Promise<Value> {
      turn = turn.then(() => nextTurn());
      try {
        const value = await turn.then(compute);
        values.set(key, value);
        return value;
      } finally {
        pending.delete(key);
      }
    }

    return async function once(key: string, compute: () => Promise<Value>): Promise<Value> {
      if (values.has(key)) return values.get(key) as Value;
      if (waiting === maxWaiting) throw overload;
      waiting += 1;
      try {
        const promise = pending.get(key) ?? start(key, compute);
        pending.set(key, promise);
        return await promise;
      } finally {
        waiting -= 1;
      }
    };
  };
}
