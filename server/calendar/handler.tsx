import type { Request, RequestHandler } from 'express';
import { destinationCopy } from '#content/destination-copy.ts';
import type { DestinationGuide } from '../../shared/content/types.ts';
import type { Day } from '../../shared/months.ts';
import { type Choice, type ChoiceFields, readChoice } from '../../shared/plan/choice.ts';
import { PlanFields } from '../../shared/plan/plan-form.tsx';
import { calendarPath, type DestinationRoute, planId } from '../../shared/routes.ts';
import type { PageRenderer } from '../render/page.tsx';
import { caching } from '../responses/caching.ts';
import { type PreparedResponse, prepareResponse } from '../responses/prepared-response.ts';
import type { HeaderList } from '../responses/security-headers.ts';
import type { Send } from '../responses/send.ts';
import type { Settings } from '../settings.ts';
import { calendarFileName, writeCalendar } from './file.ts';

type Dependencies = {
  readonly route: DestinationRoute;
  readonly settings: Settings;
  /** The headers that every answer has. */
  readonly headers: HeaderList;
  readonly renderer: PageRenderer;
  readonly send: Send;
};

/** Answers a plan's form: with a calendar file, or with a page that says what is wrong with the start, and asks again. */
export function createCalendarHandler(dependencies: Dependencies): RequestHandler {
  const { route, settings, headers, send } = dependencies;
  const copy = destinationCopy[route.id];
  return async function sendCalendar(request, response) {
    const [{ summary }, { guide }] = await Promise.all([copy.summary(), copy.guide()]);
    const today = todayInIndia();
    const {
      start,
      level,
      problem = 'No start was chosen.',
    } = readChoice(fieldsOf(request.query), guide, today);
    if (!start) {
      const refusal = await prepareRefusal(dependencies, guide, { level, problem }, today);
      return send(request, response, refusal);
    }
    const { publicOrigin } = settings;
    const calendar = await prepareResponse({
      name: 'calendar',
      type: 'ics',
      caching: caching.none,
      headers: [
        ...headers,
        ['X-Robots-Tag', 'noindex'],
        ['Content-Disposition', `attachment; filename="${calendarFileName(route.id, start)}"`],
      ],
      body: writeCalendar({ route, summary, guide, publicOrigin, start, level, today }),
      compressed: false,
    });
    send(request, response, calendar);
  };
}

/** The page that says what is wrong with the start, and asks again. */
function prepareRefusal(
  { route, headers, renderer }: Dependencies,
  guide: DestinationGuide,
  { level, problem }: Choice,
  today: Day,
): Promise<PreparedResponse> {
  const { nameInText, path } = route;
  const body = renderer.renderError({
    detail: '400 Bad Request',
    lead: `${problem} Choose a start for ${nameInText}, and you get its calendar file.`,
    links: [{ path: `${path}#${planId}`, label: `The plan for ${nameInText}` }],
    children: (
      <form className="plan-form flow" method="get" action={calendarPath(route.id)}>
        <PlanFields guide={guide} level={level} today={today} />
        <button className="button" type="submit">
          Add to my calendar
        </button>
      </form>
    ),
  });
  const page = { type: 'html', headers, caching: caching.none, body, compressed: false };
  return prepareResponse({ name: 'calendar-refused', status: 400, ...page });
}

/** The form's fields, where each is given once. */
function fieldsOf({ start, level }: Request['query']): ChoiceFields {
  return {
    start: typeof start === 'string' ? start : '',
    level: typeof level === 'string' ? level : '',
  };
}

/** The day where the visitors are, 5:30 hours ahead of UTC. */
function todayInIndia(): Day {
  const now = new Date(Date.now() + 5.5 * 60 * 60 * 1000);
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
}
