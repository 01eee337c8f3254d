import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { loadPages, todayOf } from '../../server/pages/route-pages.ts';
import { DepartureBoard } from '../../shared/home/board-table.tsx';
import { dayIn } from '../../shared/months.ts';
import { intakesOf } from '../../shared/plan/intakes.ts';
import { levels } from '../../shared/plan/levels.ts';
import { Plan } from '../../shared/plan/plan.tsx';
import { planFor } from '../../shared/plan/shown-plan.ts';
import { destinationRoute } from '../../shared/routes.ts';
import { SettingsContext } from '../../shared/settings.ts';
import { type Choice, unknownIntake } from '../../shared/view.ts';
import { siteSettings } from '../setup/settings.ts';

// A visitor whose plan can't be rendered gets an error page: there is no fallback.

const pages = await loadPages();

/** One day a week for two years. */
const days = Array.from({ length: 104 }, (_, week) => dayIn(2026 * 12 + 10, 1 + 7 * week));

function render(element: ReactNode): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <SettingsContext value={siteSettings}>{element}</SettingsContext>
    </StaticRouter>,
  );
}

/** Traces of a wrong computation in a text. */
const wrong = /undefined|null|NaN|Infinity|Invalid Date|\[object/;

it('renders the board on one day a week for two years', () => {
  for (const day of days) {
    const html = render(<DepartureBoard board={todayOf(pages, day).board} />);
    expect(html.match(/<tr/g)?.length, day).toBeGreaterThan(6);
    expect(html).not.toMatch(wrong);
  }
});

const guides = pages.flatMap(({ page }) => page.plan ?? []);

it.each(guides)('renders the plan of $id on one day a week for two years', ({ id, guide }) => {
  const intakes: readonly Choice['intake'][] = [
    undefined,
    unknownIntake,
    ...intakesOf(guide).map(({ value }) => value),
  ];
  const choices = [undefined, ...levels].flatMap((level) =>
    intakes.map((intake) => ({ level, intake })),
  );
  expect(choices.length).toBeGreaterThan(12);
  for (const [week, day] of days.entries()) {
    // Computes every choice once in three weeks, and renders one a week.
    const some = choices.filter((_, at) => at % 3 === week % 3);
    const plans = some.map((choice) => planFor(guide, { day, ...choice }));
    const plan = plans[Math.floor(week / 3) % plans.length];
    if (!plan) throw new Error('There is no plan.');
    const html = render(<Plan route={destinationRoute(id)} plan={plan} />);
    expect(html, day).toContain('id="plan"');
    expect(html).not.toMatch(wrong);
  }
});
