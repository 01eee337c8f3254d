import type { RequestHandler } from 'express';
import type { PlanGuide } from '../../shared/plan/intakes.ts';
import { readChoice, unknownIntake } from '../../shared/view.ts';
import { caching } from '../respond/caching.ts';
import { queryOf, searchOf } from '../respond/query.ts';

/**
 * Redirects a plan's link that a chat or email program has altered (capitals, trailing punctuation, `&amp;`) to the plan's
 * canonical URL.
 */
export function redirectToCanonicalChoice(guide: PlanGuide): RequestHandler {
  return function redirectToCanonical(request, response, next) {
    if (searchOf(request) === '') return next();
    const query = queryOf(request);
    const sent = query.toString();
    const { level, intake } = readChoice(query, guide);
    for (const [name, value] of Object.entries({ level, start: intake })) {
      if (value === undefined || value === unknownIntake || value === query.get(name)) continue;
      query.set(name, value);
      query.delete(`amp;${name}`);
    }
    if (query.toString() === sent) return next();
    response.status(308).set(caching.none).set('Location', `${request.path}?${query}`).end();
  };
}
