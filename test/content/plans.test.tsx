import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { calendarEntries } from '../../server/calendar/entries.ts';
import { applicationFor } from '../../shared/plan/application.ts';
import { intakesOf } from '../../shared/plan/intakes.ts';
import { levels } from '../../shared/plan/levels.ts';
import { Plan } from '../../shared/plan/plan.tsx';
import { planFor } from '../../shared/plan/shown-plan.ts';
import { stepsFor } from '../../shared/plan/steps.ts';
import { TicketAnswer } from '../../shared/plan/ticket-answer.tsx';
import { lastDateText, stateText } from '../../shared/plan/words.ts';
import { destinationRoute } from '../../shared/routes.ts';
import { SettingsContext } from '../../shared/settings.ts';
import { addDays, type Day, monthOf } from '../../shared/time/months.ts';
import { siteSettings } from '../setup/settings.ts';
import { destinations } from './destinations.ts';

// Properties of the owner's guides for two years from the day on which each was written.

/** Every third day of two years. */
function daysFrom(written: Day): readonly Day[] {
  return Array.from({ length: 244 }, (_, index) => addDays(written, 3 * index));
}

/** The rendered text, without drawings. */
function show(element: ReactNode): string {
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <SettingsContext value={siteSettings}>{element}</SettingsContext>
    </StaticRouter>,
  );
  return html.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]+>/g, ' ');
}

/** Traces of a missing value. */
const wrong = /undefined|null|NaN|Infinity|Invalid|\[object|\.\./;

describe.each(destinations)('the plans of $id', ({ id, guide }) => {
  const { plan } = guide.process;
  const days = daysFrom(guide.written);
  const views = intakesOf(guide).flatMap((intake) => levels.map((level) => ({ intake, level })));

  it('present no past day as ahead, and no open last date as passed', () => {
    const dated = views.flatMap(({ intake, level }) =>
      days.flatMap((today) =>
        stepsFor({ plan, intake, level, today })
          .flatMap((step) =>
            step.options.flatMap(({ dates, date }) => (date ? [{ dates, date }] : [])),
          )
          .map((shown) => ({ ...shown, today, text: lastDateText(shown.date, today) })),
      ),
    );
    const misleading = dated.filter(({ dates, text, today }) => {
      const isAhead = dates.some(({ day = '' }) => day >= today);
      return isAhead !== text.startsWith('Last date ');
    });
    expect(misleading.map(({ today, text }) => `${today}: ${text}`)).toEqual([]);
  });

  it('tell to apply only in the months for it, and never after the last date for all', () => {
    const misleading = views.flatMap(({ intake, level }) =>
      days.flatMap((today) => {
        const application = applicationFor(guide, intake, level, today);
        if (!application) return [];
        const text = stateText(application);
        const options = stepsFor({ plan, intake, level, today })
          .filter((step) => step.isApplication)
          .flatMap((step) => step.options);
        const isBefore = options.every(({ months }) => monthOf(today) < months[0]);
        const isOpen = options.some(
          ({ months: [first, last], dates: [date] }) =>
            monthOf(today) >= first && monthOf(today) <= last && today <= (date?.day ?? today),
        );
        const right = isBefore
          ? /^usually apply from \w+ 20\d\d\.$/
          : isOpen
            ? /^apply now\.$/
            : /^ask each university today/;
        return right.test(text) ? [] : [`${today} ${intake.value} ${level}: ${text}`];
      }),
    );
    expect(misleading).toEqual([]);
  });

  it('have pages and calendar files without missing values or past days', {
    timeout: 60_000,
  }, () => {
    const route = destinationRoute(id);
    for (const today of days.filter((_, index) => index % 10 === 0)) {
      for (const intake of [undefined, ...intakesOf(guide).map(({ value }) => value)]) {
        const plan = planFor(guide, { day: today, intake });
        const text = show([
          <Plan key="plan" route={route} plan={plan} />,
          <TicketAnswer key="ticket" route={route} plan={plan} />,
        ]);
        expect(text).not.toMatch(wrong);
        const entries = calendarEntries(plan);
        expect(entries.filter(({ day }) => day < today)).toEqual([]);
        expect(JSON.stringify(entries)).not.toMatch(wrong);
        const keys = entries.map((entry) => entry.id);
        expect(new Set(keys).size).toBe(keys.length);
      }
    }
  });
});
