import type { Request, RequestHandler } from 'express';
import { destinationCopy } from '#content/destination-copy.ts';
import { site } from '#content/site.ts';
import type { DestinationGuide } from '../../shared/content/types.ts';
import type { Start } from '../../shared/guide/plan-entries.ts';
import { hasBegun } from '../../shared/guide/plan-status.ts';
import { readStart } from '../../shared/guide/read-start.ts';
import type { Day } from '../../shared/months.ts';
import { type DestinationRoute, planId } from '../../shared/routes.ts';
import { writeCalendar } from '../calendar-file.ts';
import { calendarFileName } from '../calendar-file-name.ts';
import type { PageRenderer } from '../render/page.tsx';
import { caching } from '../responses/caching.ts';
import { type PreparedResponse, prepareResponse } from '../responses/prepared-response.ts';
import type { HeaderList } from '../responses/security-headers.ts';
import type { Send } from '../responses/send.ts';
import type { Settings } from '../settings.ts';

type Dependencies = {
  readonly route: DestinationRoute;
  readonly settings: Settings;
  /** The headers that every answer has. */
  readonly headers: HeaderList;
  readonly renderer: PageRenderer;
  readonly send: Send;
};

/** Answers a plan's form: with a calendar file, or with a page that says what the form needs. */
export function createCalendarHandler(dependencies: Dependencies): RequestHandler {
  const { route, settings, headers, send } = dependencies;
  const copy = destinationCopy[route.id];
  return async function sendCalendar(request, response) {
    const [{ summary }, { guide }] = await Promise.all([copy.summary(), copy.guide()]);
    const today = todayInIndia();
    const start = readQuery(request.query, guide, today);
    // A file without entries is none: calendar programs refuse it.
    if (!start || hasBegun(start, today)) {
      return send(request, response, await prepareRefusal(dependencies, guide, today));
    }
    const { publicOrigin } = settings;
    const calendar = await prepareResponse({
      name: 'calendar',
      type: 'ics',
      caching: caching.none,
      headers: [
        ...headers,
        ['X-Robots-Tag', 'noindex'],
        [
          'Content-Disposition',
          `attachment; filename="${calendarFileName(site.name, route.id, start)}"`,
        ],
      ],
      body: writeCalendar({ route, summary, guide, publicOrigin, today }, start),
      compressed: false,
    });
    send(request, response, calendar);
  };
}

/** The page that says what the form needs. */
function prepareRefusal(
  { route, headers, renderer }: Dependencies,
  { intakes }: DestinationGuide,
  today: Day,
): Promise<PreparedResponse> {
  const names = intakes.map(({ name }) => name).join(' or ');
  const body = renderer.renderError({
    detail: '400 Bad Request',
    lead: `Choose an intake (${names}) and a year, for example ${intakes[0]?.name} ${today.year + 1}.`,
    links: [
      {
        path: `${route.path}#${planId}`,
        label: `Choose both in the plan for ${route.nameInText}`,
      },
    ],
  });
  const page = { type: 'html', headers, caching: caching.none, body, compressed: false };
  return prepareResponse({ name: 'calendar-refused', status: 400, ...page });
}

/** The start that the form's fields name, each given once; without a level it is for anyone. */
function readQuery(
  { intake, year, level = '' }: Request['query'],
  { process: { plan }, intakes }: DestinationGuide,
  today: Day,
): Start | undefined {
  if (typeof intake !== 'string' || typeof year !== 'string' || typeof level !== 'string') {
    return undefined;
  }
  return readStart({ intake, year, level }, { plan, intakes, thisYear: today.year });
}

/** The day where the visitors are, 5:30 hours ahead of UTC. */
function todayInIndia(): Day {
  const now = new Date(Date.now() + 5.5 * 60 * 60 * 1000);
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
}
