import { expect, it } from 'vitest';
import { writeCalendar } from '../../server/calendar/file.ts';
import { parseDay } from '../../shared/months.ts';
import { answerFor } from '../../shared/plan/answer.ts';
import { limitText } from '../../shared/plan/limits.ts';
import { isOffered, rowsFor } from '../../shared/plan/rows.ts';
import { hasBegun, startsOf } from '../../shared/plan/starts.ts';
import { destinationRoute } from '../../shared/routes.ts';
import { readEntries } from '../setup/calendar.ts';
import { destinations } from './destinations.ts';

const today = parseDay('2026-11-23');

it.each(destinations)('the calendar file of $label is read by another program', (destination) => {
  const { id, label, summary, guide } = destination;
  const [start] = startsOf(guide).filter(({ year }) => year === 2028);
  if (!start) throw new Error(`${label} has no start in 2028.`);
  const source = { route: destinationRoute(id), summary, guide, start, level: undefined, today };
  const entries = readEntries(
    writeCalendar({ ...source, publicOrigin: 'https://www.content.example' }) ?? '',
  );
  expect(entries.length).toBeGreaterThan(5);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
  for (const { summary: title, description, startDate } of entries) {
    expect(title).toMatch(new RegExp(`^${label}, (last day |[A-Z][a-z]+ ).*\\d{4}.*: [a-zA-Z]`));
    expect(`${title} ${description}`).not.toMatch(/undefined|NaN|null|\[object/);
    expect(startDate.isDate, title).toBe(true);
    expect(startDate.toString() >= '2026-11-23', title).toBe(true);
  }
});

it('the file for Australia leaves out no step behind one that is not over', () => {
  const australia = destinations.find(({ id }) => id === 'australia');
  const start = australia && startsOf(australia.guide).find(({ year }) => year === 2027);
  if (!australia || !start) throw new Error('Australia has no February 2027.');
  const { summary, guide } = australia;
  const source = { summary, guide, start, level: undefined, today };
  const text = writeCalendar({
    ...source,
    route: destinationRoute('australia' as typeof australia.id),
    publicOrigin: 'https://www.content.example',
  });
  const entries = readEntries(text ?? '').map(
    ({ startDate, summary: title }) => `${startDate} ${title}`,
  );
  expect(entries.slice(0, 3)).toEqual([
    '2026-11-23 Australia, May to November 2026: apply to each university or college',
    '2026-11-23 Australia, August to October 2026: read the offer before you sign',
    '2026-11-23 Australia, August to October 2026: take out OSHC and get your CoE',
  ]);
});

it('the file for the UK has the last days of UCAS for 2027, with their scope and their hour in India', () => {
  const uk = destinations.find(({ id }) => id === 'uk');
  const start =
    uk && startsOf(uk.guide).find(({ year, intake }) => year === 2027 && intake.id === 'september');
  if (!uk || !start) throw new Error('The UK has no September 2027.');
  const { summary, guide } = uk;
  const source = { route: destinationRoute('uk' as typeof uk.id), summary, guide, start };
  const text = writeCalendar({
    ...source,
    level: 'bachelor',
    today: parseDay('2026-10-01'),
    publicOrigin: 'https://www.content.example',
  });
  const days = readEntries(text ?? '')
    .filter(({ summary: title }) => title.includes('last day'))
    .map(({ startDate, summary: title }) => `${startDate} ${title}`);
  expect(days).toEqual([
    '2026-10-15 UK, last day for Oxford, Cambridge and most medicine, dentistry and veterinary courses, 22:30 in India: apply through UCAS (bachelor’s)',
    '2027-01-13 UK, last day for most courses, 23:30 in India: apply through UCAS (bachelor’s)',
  ]);
});

it.each(destinations)(
  'no sentence of the plan for $label judges, in any month of any start',
  ({ guide }) => {
    const sentences = new Set<string>();
    for (const start of startsOf(guide)) {
      for (const level of [undefined, 'bachelor', 'master'] as const) {
        if (!isOffered(guide.process.plan, start.intake, level)) continue;
        const rows = rowsFor(guide.process.plan, [start.intake], level);
        for (let day = today; !hasBegun(start, day); day = nextMonth(day)) {
          const answer = answerFor(rows, { guide, start, level, today: day });
          const { lead, before = '', items, late, waiting } = answer;
          const shown = [...items, ...late, ...waiting];
          for (const text of [lead, before, ...shown.flatMap(({ texts }) => texts)])
            sentences.add(text);
          const limits = rows.flatMap(({ ways }) => ways).flatMap((way) => way.limits);
          for (const limit of limits) sentences.add(limitText(limit, start, day));
        }
      }
    }
    expect(sentences.size).toBeGreaterThan(20);
    const judging = /\benough\b|\btight\b|\btoo late\b|\bnow\b|undefined|NaN|\[object| {2}|\.\./;
    expect([...sentences].filter((sentence) => judging.test(sentence))).toEqual([]);
  },
);

function nextMonth({ year, month, day }: typeof today): typeof today {
  return month === 12 ? { year: year + 1, month: 1, day } : { year, month: month + 1, day };
}

it('there is no file for the USA once all steps of a start are over: programs refuse one without entries', () => {
  const usa = destinations.find(({ id }) => id === 'usa');
  const start = usa && startsOf(usa.guide).find(({ intake }) => intake.id === 'fall');
  if (!usa || !start) throw new Error('The USA has no Fall.');
  const { summary, guide } = usa;
  const source = { route: destinationRoute('usa' as typeof usa.id), summary, guide, start };
  const text = writeCalendar({
    ...source,
    level: undefined,
    today: parseDay(`${start.year}-09-30`),
    publicOrigin: 'https://www.content.example',
  });
  expect(text).toBeUndefined();
});
