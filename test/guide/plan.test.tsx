import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Intake, Month, MonthsBefore, PlanStep } from '../../shared/content/types.ts';
import { Plan } from '../../shared/guide/plan.tsx';
import { monthBefore, spanMonths, spanText, stepTimes } from '../../shared/guide/plan-times.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all } from '../setup/pages.ts';

const fall: Intake = { name: 'Fall', months: [8, 9] };
const january: Intake = { name: 'January', months: [1] };
const late: Intake = { name: 'Late', months: [10, 11], sometimes: true };

describe('the month so many months before another', () => {
  it.each<[Month, number, Month]>([
    [9, 0, 9],
    [9, 1, 8],
    [1, 1, 12],
    [1, 12, 1],
    [8, 12, 8],
    [2, 18, 8],
    [1, 25, 12],
  ])('month %i less %i is month %i', (month, distance, expected) => {
    expect(monthBefore(month, distance)).toBe(expected);
  });
});

describe('a span before the start', () => {
  it.each<[MonthsBefore, string, fallMonths: string, januaryMonths: string]>([
    [[12, 10], '12 to 10 months before', 'Aug to Nov', 'Jan to Mar'],
    [[3, 1], '3 to 1 month before', 'May to Aug', 'Oct to Dec'],
    [[2, 2], '2 months before', 'Jun to Jul', 'Nov'],
    [[1, 1], '1 month before', 'Jul to Aug', 'Dec'],
    [[1, 0], 'the last month', 'Jul to Sep', 'Dec to Jan'],
    [[3, 0], 'the last 3 months', 'May to Sep', 'Oct to Jan'],
    [[0, 0], 'at the start', 'Aug to Sep', 'Jan'],
  ])('%j is %s', (span, words, fallMonths, januaryMonths) => {
    expect(spanText(span)).toBe(words);
    expect(spanMonths({ intake: fall, span })).toBe(fallMonths);
    expect(spanMonths({ intake: january, span })).toBe(januaryMonths);
  });
});

const point = { title: 'Apply', text: 'Do it.' };

describe('a step', () => {
  it('with one span has it for every intake', () => {
    expect(stepTimes({ ...point, when: [3, 1] }, [fall, january])).toEqual([
      { intake: fall, span: [3, 1] },
      { intake: january, span: [3, 1] },
    ]);
  });

  it('with spans by intake leaves out the intakes it does not name', () => {
    const step: PlanStep = { ...point, when: { January: [6, 4] } };
    expect(stepTimes(step, [fall, january])).toEqual([{ intake: january, span: [6, 4] }]);
  });
});

describe('the plan', () => {
  const plan: readonly PlanStep[] = [
    { title: 'Choose', text: 'Look.', when: [12, 10] },
    { title: 'Apply', text: 'Write.', when: { Fall: [8, 6], January: [5, 5] } },
    {
      title: 'Travel',
      text: 'Fly.',
      when: [1, 0],
      limit: { text: 'Not before.', source: { text: 'The rule', href: 'https://gov.example' } },
    },
  ];
  const page = parseHtml(
    renderToStaticMarkup(
      <main>
        <Plan plan={plan} intakes={[fall, january]} />
      </main>,
    ),
  );

  it('says when each step is due, intakes of the same span together', () => {
    expect(all(page, 'ol > li').map((step) => [...step.children].map(textOf))).toEqual([
      ['Choose', '12 to 10 months before: Fall, Aug to Nov; January, Jan to Mar', 'Look.'],
      ['Apply', '8 to 6 months before: Fall, Dec to Mar. 5 months before: January, Aug', 'Write.'],
      [
        'Travel',
        'the last month: Fall, Jul to Sep; January, Dec to Jan',
        'Fly.',
        'Not before. The rule',
      ],
    ]);
  });

  it('links the page that sets a limit', () => {
    expect(only(page, 'ol a').getAttribute('href')).toBe('https://gov.example');
  });

  it('draws a calendar for each intake, hidden from screen readers, with a bar for each of its steps', () => {
    const drawings = all(page, 'ul svg');
    expect(drawings.map((drawing) => drawing.getAttribute('aria-hidden'))).toEqual([
      'true',
      'true',
    ]);
    expect(drawings.map((drawing) => all(drawing, 'g').map(textOf))).toEqual([
      ['1', '2', '3'],
      ['1', '2', '3'],
    ]);
    // From twelve months before to the last month of the intake.
    expect(drawings.map((drawing) => textOf(drawing).replace(/^\d+/, ''))).toEqual([
      'ASONDJFMAMJJAS',
      'JFMAMJJASONDJ',
    ]);
  });
});

describe('an intake, in words', () => {
  it.each([
    [fall, 'Fall: August and September'],
    [january, 'January'],
    [late, 'Late: October and November (at some institutions)'],
  ])('%j', (intake, expected) => {
    const plan: readonly PlanStep[] = [{ ...point, when: [1, 0] }];
    const page = parseHtml(
      renderToStaticMarkup(
        <main>
          <Plan plan={plan} intakes={[intake]} />
        </main>,
      ),
    );
    const item = only(page, 'ul > li');
    expect(item.firstChild?.textContent).toBe(expected);
  });
});
