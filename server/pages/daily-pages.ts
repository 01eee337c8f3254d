import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Day } from '../../shared/months.ts';
import { enquirySentAddress, homeRoute } from '../../shared/routes.ts';
import { choiceQuery, hasChoice, readChoice } from '../../shared/view.ts';
import type { Log } from '../process/log.ts';
import { caching } from '../respond/caching.ts';
import { compress, type PrerenderedResponse, prerender } from '../respond/prerendered-response.ts';
import type { Settings } from '../settings/settings.ts';
import type { PageRenderer } from './render.tsx';
import type { RoutePage } from './route-pages.ts';

/** The pages of one day in India. */
export type DayPages = Awaited<ReturnType<typeof prerenderPages>>;

type Dependencies = {
  readonly pages: readonly RoutePage[];
  readonly settings: Settings;
  readonly renderer: PageRenderer;
  readonly log: Log;
  /** The day in India. */
  readonly today: () => Day;
};

/** Milliseconds before retrying a day whose pages can't be rendered. */
const retryDelayMs = 60_000;

/**
 * Pre-renders today's pages. Rejects if one can't be rendered. On the first request of another day its pages are pre-rendered
 * in the background; until they are ready, `current` returns yesterday's.
 */
export async function createDailyPages(dependencies: Dependencies) {
  const { today, log } = dependencies;
  let pages = await prerenderPages(dependencies, today(), 'fast');
  let isRendering = false;

  async function renderDay(day: Day): Promise<void> {
    isRendering = true;
    try {
      pages = await prerenderPages(dependencies, day, 'page');
      isRendering = false;
    } catch (error) {
      log.error(error, "the new day's pages can't be rendered: yesterday's stay in use");
      setTimeout(() => {
        isRendering = false;
      }, retryDelayMs).unref();
    }
  }

  return {
    current(): DayPages {
      const day = today();
      if (!isRendering && day !== pages.day) void renderDay(day);
      return pages;
    },
    /** Recompresses the pages rendered at startup at a higher level, one at a time. To be called after startup. */
    async recompress(): Promise<void> {
      for (const response of dependencies.pages.map(pages.plain)) {
        if (response.body) response.encodings = await compress(response.body, 'page');
      }
    },
  };
}

/** Pre-renders a day's pages, each in its own turn of the event loop, so that requests are served in between. */
async function prerenderPages(
  { pages, settings, renderer }: Dependencies,
  day: Day,
  effort: 'fast' | 'page',
) {
  const today = { day };
  const plainPages = new Map<string, PrerenderedResponse>();
  for (const source of pages) {
    const { id: name, path, canonicalPath } = source.route;
    const canonical = plainPages.get(canonicalPath);
    if (canonical) {
      // `/site` is the home page byte for byte.
      plainPages.set(path, { ...canonical, name });
      continue;
    }
    await nextTurn();
    const body = renderer.renderPage(source, today);
    const response = { name, type: 'html', headers: caching.page, body, effort };
    plainPages.set(path, await prerender(response));
  }
  const rendered = memoize<PrerenderedResponse>();
  const calendars = memoize<PrerenderedResponse | undefined>();

  /** A page without a choice, pre-rendered. */
  function plain(source: RoutePage): PrerenderedResponse {
    const response = plainPages.get(source.route.path);
    if (!response) throw new Error(`The page of ${source.route.path} is not loaded.`);
    return response;
  }

  /** A page in the view that a query selects; a choice is rendered on its first request. */
  async function forQuery(source: RoutePage, query: URLSearchParams): Promise<PrerenderedResponse> {
    const { route, page } = source;
    const options = { type: 'html', effort: 'fast', encodedOnly: true } as const;
    const isReturn = settings.site.enquiryReturn && route === homeRoute;
    if (isReturn && query.get('enquiry') === 'sent') {
      return rendered('enquiry-sent', () => {
        const body = renderer.renderPage(source, today, enquirySentAddress);
        return prerender({ ...options, name: 'enquiry-sent', headers: caching.none, body });
      });
    }
    const view = { ...today, ...readChoice(query, page.plan?.guide) };
    if (hasChoice(view)) {
      return rendered(route.id + choiceQuery(view), () => {
        const body = renderer.renderPage(source, view);
        return prerender({ ...options, name: route.id, headers: caching.choice, body });
      });
    }
    return hasReservedName(query) ? { ...plain(source), headers: caching.none } : plain(source);
  }

  /** The calendar file of a choice; undefined if the choice has none. */
  async function calendar({ page: { plan } }: RoutePage, query: URLSearchParams) {
    if (!plan) return undefined;
    const view = { ...today, ...readChoice(query, plan.guide) };
    return calendars(plan.id + choiceQuery(view), async () => {
      // Loaded here, because its packages would delay startup.
      const { prerenderCalendar } = await import('../calendar/file.ts');
      return prerenderCalendar(plan, view, settings.publicOrigin);
    });
  }

  return { day, plain, forQuery, calendar };
}

/**
 * True if a query has a name that may select another view, in upper or lower case. A shared cache whose key ignores case
 * (nginx's `$arg_level`) would serve the plain page in place of that view.
 */
function hasReservedName(query: URLSearchParams): boolean {
  const names = ['enquiry', 'level', 'start'];
  return [...query.keys()].some((name) => names.includes(name.toLowerCase()));
}

/**
 * Memoizes one promise per key, except rejected ones. Each starts in its own turn of the event loop, so that other requests
 * are served in between.
 */
function memoize<Value>() {
  const promises = new Map<string, Promise<Value>>();
  let turn = Promise.resolve();

  return function once(key: string, compute: () => Promise<Value>): Promise<Value> {
    const stored = promises.get(key);
    if (stored) return stored;
    turn = turn.then(() => nextTurn());
    const promise = turn.then(compute);
    promises.set(key, promise);
    promise.catch(() => promises.delete(key));
    return promise;
  };
}
