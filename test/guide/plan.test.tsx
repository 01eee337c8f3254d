import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Intake, MonthsBefore, PlanStep } from '../../shared/content/types.ts';
import { Plan } from '../../shared/guide/plan.tsx';
import { spanMonths, spanText } from '../../shared/guide/plan-times.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, linksIn } from '../setup/pages.ts';

const fall: Intake = { id: 'fall', name: 'Fall', months: [8, 9] };
const january: Intake = { id: 'january', name: 'January', months: [1] };
const late: Intake = { id: 'late', name: 'Late', months: [10, 11], sometimes: true };

describe('a span before the start', () => {
  it.each<[MonthsBefore, string, fallMonths: string, januaryMonths: string]>([
    [[18, 12], '18 to 12 months before', 'Feb to Sep', 'Jul to Jan'],
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

describe('the plan', () => {
  const source = { text: 'The rule', href: 'https://gov.example' };
  const plan: readonly PlanStep[] = [
    { id: 'choose', title: 'Choose', text: 'Look.', when: [12, 10] },
    { id: 'sit-tests', title: 'Sit tests', text: 'Learn.', when: { january: [9, 8] } },
    { id: 'apply', title: 'Apply', text: 'Write.', when: { fall: [8, 6], january: [5, 5] } },
    {
      id: 'travel',
      title: 'Travel',
      text: 'Fly.',
      when: [1, 0],
      limit: { text: 'Not before.', source },
    },
  ];
  const page = parseHtml(renderToStaticMarkup(<Plan plan={plan} intakes={[fall, january]} />));

  it('says when each step is due: intakes of the same span together, without those that lack it', () => {
    expect(all(page, 'ol > li').map((step) => [...step.children].map(textOf))).toEqual([
      ['Choose', '12 to 10 months before: Fall, Aug to Nov; January, Jan to Mar', 'Look.'],
      ['Sit tests', '9 to 8 months before: January, Apr to May', 'Learn.'],
      ['Apply', '8 to 6 months before: Fall, Dec to Mar. 5 months before: January, Aug', 'Write.'],
      [
        'Travel',
        'the last month: Fall, Jul to Sep; January, Dec to Jan',
        'Fly.',
        'Not before. The rule',
      ],
    ]);
    expect(linksIn(only(page, 'ol'))).toEqual([[source.text, source.href]]);
  });

  it('draws a calendar for each intake, hidden from screen readers, with a bar for each of its steps', () => {
    const drawings = all(page, 'ul svg[aria-hidden="true"]');
    expect(drawings.map((drawing) => all(drawing, 'g').map(textOf).join(' '))).toEqual([
      '1 3 4',
      '1 2 3 4',
    ]);
    // From twelve months before to the last month of the intake.
    expect(drawings.map((drawing) => textOf(drawing).replace(/^\d+/, ''))).toEqual([
      'ASONDJFMAMJJAS',
      'JFMAMJJASONDJ',
    ]);
  });
});

it('an intake is named with its months, and whether all institutions have it', () => {
  const page = parseHtml(
    renderToStaticMarkup(
      <Plan
        plan={[{ id: 'go', title: '', text: '', when: [1, 0] }]}
        intakes={[fall, january, late]}
      />,
    ),
  );
  expect(all(page, 'ul > li').map((item) => item.firstChild?.textContent)).toEqual([
    'Fall: August and September',
    'January',
    'Late: October and November (at some institutions)',
  ]);
});
