import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PlanCalendar } from '../../shared/guide/plan-calendar.tsx';
import type { Day } from '../../shared/months.ts';
import { guide } from '../fixture/content/alpha/guide.ts';
import { only, parseHtml } from '../setup/html.ts';
import { all, attributesOf, textsIn } from '../setup/pages.ts';

// The drawing begins with the first month of the first step; a month is one unit wide, a step one unit high. The second
// step of the fixture’s plan has, for autumn, two ways with months of their own: August to January, October to April.
const { plan } = guide.process;

function drawingOf(id: string, today?: Day): Element {
  const intake = guide.intakes.find((row) => row.id === id);
  if (!intake) throw new Error(`There is no intake ${id}.`);
  const drawing = <PlanCalendar plan={plan} start={{ intake, year: 2027 }} today={today} />;
  return only(parseHtml(renderToStaticMarkup(drawing)), 'body > div');
}

const pathsOf = (drawing: Element) => all(drawing, 'path').map((path) => path.getAttribute('d'));

describe.each([
  {
    id: 'autumn',
    numbers: ['1', '2', '3', '4'],
    // From June 2026 to September 2027.
    months: ['J', 'J', 'A', 'S', 'O', 'N', 'D', 'J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S'],
    paths: {
      start: 'M14 0H16v4H14z',
      newYears: 'M7 0v4',
      steps: 'M0 0H4v1H0zM2 1H8v0.5H2zM4 1.5H11v0.5H4zM11 2H14v1H11zM13 3H16v1H13z',
    },
  },
  {
    id: 'spring',
    numbers: ['1', '2', '3', '4'],
    // From November 2025 to January 2027.
    months: ['N', 'D', 'J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D', 'J'],
    paths: {
      start: 'M14 0H15v4H14z',
      newYears: 'M2 0v4M14 0v4',
      steps: 'M0 0H3v1H0zM6 1H11v1H6zM11 2H13v1H11zM13 3H15v1H13z',
    },
  },
])('the drawing of the plan for $id 2027', ({ id, numbers, months, paths }) => {
  const drawing = drawingOf(id);

  it('is hidden from screen readers, which have the list beside it', () => {
    expect(attributesOf(drawing)).toMatchObject({ 'aria-hidden': 'true' });
  });

  it('has the numbers of the steps', () => {
    expect(textsIn(drawing, 'ol:first-child li')).toEqual(numbers);
  });

  it('has the first letter of each month', () => {
    expect(textsIn(drawing, 'ol:last-child li')).toEqual(months);
  });

  it('has the months of the start, a line at each new year, and a bar for each step or way', () => {
    expect(pathsOf(drawing)).toEqual([paths.start, paths.newYears, paths.steps]);
  });
});

it.each([
  {
    name: 'one of two ways with other months: its own alone, as high as its step',
    level: 'master',
    bar: 'M4 1H11v1H4z',
  },
  { name: 'the other of them likewise', level: 'bachelor', bar: 'M2 1H8v1H2z' },
] as const)('of $name', ({ level, bar }) => {
  const [intake] = guide.intakes;
  if (!intake) throw new Error('The fixture has no intake.');
  const drawing = <PlanCalendar plan={plan} start={{ intake, year: 2027, level }} />;
  const [, , steps] = pathsOf(parseHtml(renderToStaticMarkup(drawing)).body);
  expect(steps).toBe(`M0 0H4v1H0z${bar}M11 2H14v1H11zM13 3H16v1H13z`);
});

it('ways with the same months have one bar', () => {
  const way = { title: 'A way', text: 'Text.', when: [2, 1] } as const;
  const ways = [
    { ...way, id: 'one' },
    { ...way, id: 'two' },
  ];
  const start = { intake: { id: 'spring', name: 'Spring', months: [1] }, year: 2027 } as const;
  const drawing = <PlanCalendar plan={[{ id: 'both', title: 'Both', ways }]} start={start} />;
  expect(pathsOf(parseHtml(renderToStaticMarkup(drawing)).body)[2]).toBe('M0 0H2v1H0z');
});

it('a step that the intake does not have gets neither number nor bar, and the next step takes its number', () => {
  const spring = { id: 'spring', name: 'Spring', months: [1] } as const;
  const short = [
    { id: 'one', title: 'One', text: 'One.', when: { autumn: [9, 8] } },
    { id: 'two', title: 'Two', text: 'Two.', when: [1, 0] },
  ] as const;
  const drawing = <PlanCalendar plan={short} start={{ intake: spring, year: 2027 }} />;
  const page = parseHtml(renderToStaticMarkup(drawing));
  expect(textsIn(page, 'ol:first-child li')).toEqual(['1']);
  expect(pathsOf(page.body)[2]).toBe('M0 0H2v1H0z');
});

describe('the line for today', () => {
  it.each([
    { name: 'at the first day of the first step', day: [2026, 6, 1], line: 'M0 0v4' },
    { name: 'within a month, by its day', day: [2027, 2, 17], line: `M${8 + 16 / 31} 0v4` },
    { name: 'at the last day of the start', day: [2027, 9, 30], line: `M${15 + 29 / 31} 0v4` },
  ])('stands $name', ({ day: [year = 0, month = 0, day = 0], line }) => {
    const [, , , today] = pathsOf(drawingOf('autumn', { year, month, day }));
    expect(today).toBe(line);
  });

  it.each([
    { name: 'before the first step', day: [2026, 5, 31] },
    { name: 'after the start', day: [2027, 10, 1] },
  ])('is left out $name', ({ day: [year = 0, month = 0, day = 0] }) => {
    expect(pathsOf(drawingOf('autumn', { year, month, day }))).toHaveLength(3);
  });
});
