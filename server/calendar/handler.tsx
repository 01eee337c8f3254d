import type { RequestHandler } from 'express';
import { destinationCopy } from '#content/destination-copy.ts';
import type { DestinationGuide } from '../../shared/content/types.ts';
import type { Day } from '../../shared/months.ts';
import { PlanFields } from '../../shared/plan/plan-form.tsx';
import { planFor, type ShownPlan } from '../../shared/plan/shown-plan.ts';
import { startText, startValue } from '../../shared/plan/starts.ts';
import { calendarPath, type DestinationRoute, planId } from '../../shared/routes.ts';
import { readView } from '../../shared/view.ts';
import type { PageRenderer } from '../pages/render.tsx';
import { caching } from '../respond/caching.ts';
import { writeCalendar } from './file.ts';

type Dependencies = {
  readonly route: DestinationRoute;
  readonly publicOrigin: string;
  readonly renderer: PageRenderer;
  readonly today: () => Day;
};

/** Answers a plan's form: with a calendar file, or with a page that says what is wrong with the start, and asks again. */
export function createCalendarHandler(dependencies: Dependencies): RequestHandler {
  const { route, publicOrigin, renderer } = dependencies;
  const copy = destinationCopy[route.id];
  return async function sendCalendar(request, response) {
    const [{ summary }, { guide }] = await Promise.all([copy.summary(), copy.guide()]);
    const [, query] = request.url.split('?');
    const view = readView(new URLSearchParams(query), guide, { day: dependencies.today() });
    const plan = planFor(guide, view);
    const { chosen, level, problem = 'No start was chosen.', today } = plan;
    response.set(caching.none);
    const source = { route, summary, guide, publicOrigin, level, today };
    const calendar = chosen && writeCalendar({ ...source, start: chosen.start });
    if (!calendar) {
      response.locals.answer = 'calendar-refused';
      const over =
        chosen && `All steps for ${startText(chosen.start)} usually come before this month.`;
      const refusal = describeRefusal(route, guide, { ...plan, problem: over ?? problem });
      response.status(400).type('html').send(renderer.renderError(refusal));
      return;
    }
    response.locals.answer = 'calendar';
    response
      .set('X-Robots-Tag', 'noindex')
      .attachment(`${route.id}-${startValue(chosen.start)}.ics`);
    response.send(calendar);
  };
}

/** The view that says what is wrong with the start, and asks again. */
function describeRefusal(route: DestinationRoute, guide: DestinationGuide, plan: ShownPlan) {
  const { nameInText, path } = route;
  return {
    detail: '400 Bad Request',
    lead: `${plan.problem} Choose a start for ${nameInText}, and you get its calendar file.`,
    links: [{ path: `${path}#${planId}`, label: `The plan for ${nameInText}` }],
    children: (
      <form className="plan-form flow" method="get" action={calendarPath(route.id)}>
        <PlanFields guide={guide} plan={plan} />
        <button className="button" type="submit">
          Add to my calendar
        </button>
      </form>
    ),
  };
}
