import type { Level } from '../../shared/content/types.ts';
import { parseDay } from '../../shared/months.ts';
import { boardStarts } from '../../shared/plan/board.ts';
import type { PlanGuide } from '../../shared/plan/starts.ts';

/** What the board says of a guide on a day, each start with its level (b or m) where it is for one of both. */
export function boardOf(guide: PlanGuide, day: string, level?: Level): readonly string[] {
  return boardStarts(guide, parseDay(day), level).map((start) => {
    const whom = `${start.level?.[0] ?? 'both'}${start.isInHand ? ' in hand' : ''}`;
    const closes = start.from ? [`from ${start.from}`] : [start.note ?? []].flat();
    return `${whom}: ${[start.text, ...closes].join(', ')}`;
  });
}
