import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PlanEntry } from '../../shared/content/types.ts';
import { PlanSteps } from '../../shared/guide/plan-steps.tsx';
import { parseHtml } from '../setup/html.ts';
import { textsIn } from '../setup/pages.ts';

const autumn = { id: 'autumn', name: 'Autumn', months: [9] } as const;
const spring = { id: 'spring', name: 'Spring', months: [1] } as const;
const office = { id: 'office', title: 'By the office', text: 'Ask the office.' };
const school = { id: 'school', title: 'By the school', text: 'Ask the school.' };

it.each<{ name: string; ways: Extract<PlanEntry, { ways: unknown }>['ways']; says: string[] }>([
  {
    name: 'the same for every intake, it is said once',
    ways: [
      { ...office, when: [8, 6] },
      { ...school, when: { autumn: [8, 6], spring: [8, 6] } },
    ],
    says: ['6 to 8 months before classes begin', 'Ask the office.', 'Ask the school.'],
  },
  {
    name: 'the same, but another for each intake, it is said once for each intake',
    ways: [
      { ...office, when: { autumn: [8, 6], spring: [4, 3] } },
      { ...school, when: { autumn: [8, 6], spring: [4, 3] } },
    ],
    says: [
      'For Autumn: 6 to 8 months before classes begin',
      'For Spring: 3 to 4 months before classes begin',
      'Ask the office.',
      'Ask the school.',
    ],
  },
  {
    name: 'another for one intake, each way says its own',
    ways: [
      { ...office, when: [8, 6] },
      { ...school, when: { autumn: [8, 6] } },
    ],
    says: [
      '6 to 8 months before classes begin',
      'Ask the office.',
      'For Autumn: 6 to 8 months before classes begin',
      'Ask the school.',
    ],
  },
])('where the time of two ways is $name', ({ ways, says }) => {
  const plan = [{ id: 'letter', title: 'Get the letter', ways }];
  const steps = <PlanSteps plan={plan} intakes={[autumn, spring]} chosen={undefined} />;
  expect(textsIn(parseHtml(renderToStaticMarkup(steps)), 'li p')).toEqual(says);
});
