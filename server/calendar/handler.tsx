import type { Request, RequestHandler } from 'express';
import { destinationCopy } from '#content/destination-copy.ts';
import type { DestinationGuide } from '../../shared/content/types.ts';
import type { Day } from '../../shared/months.ts';
import { type ChoiceFields, readChoice } from '../../shared/plan/choice.ts';
import { PlanFields } from '../../shared/plan/plan-form.tsx';
import { startText, startValue } from '../../shared/plan/starts.ts';
import { calendarPath, type DestinationRoute, planId } from '../../shared/routes.ts';
import type { PageRenderer } from '../pages/render.tsx';
import { caching } from '../respond/caching.ts';
import { writeCalendar } from './file.ts';

type Dependencies = {
  readonly route: DestinationRoute;
  readonly publicOrigin: string;
  readonly renderer: PageRenderer;
};

/** Answers a plan's form: with a calendar file, or with a page that says what is wrong with the start, and asks again. */
export function createCalendarHandler(dependencies: Dependencies): RequestHandler {
  const { route, publicOrigin, renderer } = dependencies;
  const copy = destinationCopy[route.id];
  return async function sendCalendar(request, response) {
    const [{ summary }, { guide }] = await Promise.all([copy.summary(), copy.guide()]);
    const today = todayInIndia();
    const {
      start,
      level,
      problem = 'No start was chosen.',
    } = readChoice(fieldsOf(request.query), guide, today);
    response.set(caching.none);
    const source = { route, summary, guide, publicOrigin, level, today };
    const calendar = start && writeCalendar({ ...source, start });
    if (!calendar) {
      response.locals.answer = 'calendar-refused';
      const over = start && `All steps for ${startText(start)} usually come before this month.`;
      const refusal = describeRefusal(route, guide, { level, problem: over ?? problem }, today);
      response.status(400).type('html').send(renderer.renderError(refusal));
      return;
    }
    response.locals.answer = 'calendar';
    response.set('X-Robots-Tag', 'noindex').attachment(`${route.id}-${startValue(start)}.ics`);
    response.send(calendar);
  };
}

/** The view that says what is wrong with the start, and asks again. */
function describeRefusal(
  route: DestinationRoute,
  guide: DestinationGuide,
  { level, problem }: ReturnType<typeof readChoice>,
  today: Day,
) {
  const { nameInText, path } = route;
  return {
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
  };
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
