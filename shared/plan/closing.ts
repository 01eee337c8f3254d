import { type Day, monthOf, monthsText, monthText } from '../months.ts';
import { closingMonths, type Way } from './rows.ts';
import { anyYear, anyYearText, monthsBefore, type Start } from './starts.ts';

export const whenFull = 'courses close when they are full';

/** What closes a way that has no published last day: the months in which many do, else that courses fill up. */
export function closingText(way: Way, start: Start, today: Day): string | undefined {
  const months = closingMonths(way, start);
  if (!months) return way.closesWhenFull ? whenFull : undefined;
  const isOver = months[1] < monthOf(today);
  return isOver ? `many closed by ${monthText(months[1])}` : `many close ${monthsText(months)}`;
}

/** What to do for a way, with all that is known of when it closes, for a start; or for a start of any year. */
export function wayText(way: Way, start: Start): string {
  const months = closingMonths(way, start);
  const years =
    start.year === anyYear
      ? way.manyClose.map(({ intake, span }) => {
          return `For ${intake.name}, many close ${anyYearText(monthsBefore(span, { intake, year: anyYear }))}.`;
        })
      : [months && `For ${start.intake.name} ${start.year}, many close ${monthsText(months)}.`];
  const full = way.closesWhenFull && `Many ${whenFull}.`;
  return [way.text, ...years, full].filter(Boolean).join(' ');
}
