import { lastRead, oldFrom, type Reading } from '../time/aging.ts';
import type { Day } from '../time/months.ts';
import { DateText } from './date-text.tsx';

type Props = { readonly reading: Reading; readonly today: Day };

/** Date on which a page's facts were written or last checked. */
export function ReadingDate({ reading: { written, reviewed } }: Pick<Props, 'reading'>) {
  return (
    <>
      {reviewed ? 'Last reviewed: ' : 'Written '}
      <DateText iso={reviewed ?? written} />.
    </>
  );
}

/** Date of a page's last review, shown only after six months. */
export function ReadingAge({ reading, today }: Props) {
  if (today < oldFrom(reading)) return null;
  return (
    <p className="marked small">
      We last read the rules on this page on <DateText iso={lastRead(reading)} />, more than six
      months ago. Some may have changed: open the official page of each before you act on it.
    </p>
  );
}
