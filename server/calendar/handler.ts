import type { RequestHandler } from 'express';
import { planId } from '../../shared/routes.ts';
import type { DailyPages } from '../pages/daily-pages.ts';
import type { RoutePage } from '../pages/route-pages.ts';
import { caching } from '../respond/caching.ts';
import { queryOf, searchOf } from '../respond/query.ts';
import { send } from '../respond/send.ts';

/** Responds to a plan's form with a calendar file or, if the choice has none, redirects to the plan, which explains why. */
export function createCalendarHandler(page: RoutePage, pages: DailyPages): RequestHandler {
  return async function sendCalendar(request, response) {
    const calendar = await pages.calendar(page, queryOf(request));
    if (calendar) {
      send(request, response, calendar);
      return;
    }
    response.locals.responseName = 'calendar-rejected';
    response.set(caching.none).redirect(303, `${page.route.path}${searchOf(request)}#${planId}`);
  };
}
