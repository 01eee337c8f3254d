import { destinationCopy } from '#content/destination-copy.ts';
import { planFor } from '../../shared/plan/shown-plan.ts';
import { startValue } from '../../shared/plan/starts.ts';
import { type DestinationId, destinationRoute } from '../../shared/routes.ts';
import type { View } from '../../shared/view.ts';
import { caching } from '../respond/caching.ts';
import { type PreparedResponse, prepareResponse } from '../respond/prepared-response.ts';
import { writeCalendar } from './file.ts';

/** The calendar file of a view of a guide; undefined where its start can't be had, or nothing is left to do. */
export async function prepareCalendar(
  id: DestinationId,
  view: View,
  publicOrigin: string,
): Promise<PreparedResponse | undefined> {
  const copy = destinationCopy[id];
  const [{ summary }, { guide }] = await Promise.all([copy.summary(), copy.guide()]);
  const { chosen, level, today } = planFor(guide, view);
  if (!chosen) return undefined;
  const { start } = chosen;
  const route = destinationRoute(id);
  const body = writeCalendar({ route, summary, guide, publicOrigin, start, level, today });
  if (body === undefined) return undefined;
  const name = [id, startValue(start), level].filter(Boolean).join('-');
  return prepareResponse({
    name: 'calendar',
    type: 'ics',
    headers: {
      ...caching.choice,
      'X-Robots-Tag': 'noindex',
      'Content-Disposition': `attachment; filename=${name}.ics`,
    },
    body,
    when: 'asked',
  });
}
