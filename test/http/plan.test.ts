import { describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, attributesOf, linksIn, textsIn } from '../setup/pages.ts';

const { ask } = await createTestApp();
const page = parseHtml((await ask.get('/site/study-destination/alpha')).text);

describe('without script the plan’s form', () => {
  const form = only(page, 'form[method="get"]');

  it('asks for the calendar file of this destination', () => {
    expect(form.getAttribute('action')).toBe('/calendar/alpha.ics');
  });

  it('offers every intake, none chosen', () => {
    const options = all(form, 'select[name="intake"][required] option').map((option) => [
      option.getAttribute('value'),
      textOf(option),
    ]);
    expect(options).toEqual([
      ['', 'Choose'],
      ['autumn', 'Autumn'],
      ['spring', 'Spring'],
      ['midyear', 'Midyear'],
    ]);
  });

  it('asks for a year, and names none: the page is the same in every year', () => {
    const { type, ...year } = attributesOf(only(form, 'input[name="year"][required]'));
    expect([type, year['inputmode']]).toEqual(['text', 'numeric']);
    expect(Object.keys(year)).not.toContain('value');
  });

  it('asks for a level, and takes "not sure yet"', () => {
    const options = all(form, 'select[name="level"]:not([required]) option').map((option) => [
      option.getAttribute('value'),
      textOf(option),
    ]);
    expect(options).toEqual([
      ['', 'Not sure yet'],
      ['bachelor', 'Bachelor’s'],
      ['master', 'Master’s or PhD'],
    ]);
  });
});

describe('without a choice the plan', () => {
  /** The steps of the plan, each with the ways below it. */
  const steps = all(page, 'ol > li:has(> h4)');

  it('has a number for each step, and ways to do the same nested under one', () => {
    expect(steps.map((step) => textsIn(step, 'h4, h5'))).toEqual([
      ['Choose a course'],
      ['Apply for a place', 'Apply through the office', 'Apply to the university'],
      ['Apply for the visa'],
      ['Travel to Alpha'],
    ]);
  });

  it('says of each step and way when it is due in one line, and per intake where they differ, and what to do for any intake', () => {
    const times = steps.map((step) => textsIn(step, 'p:not(:has(a))'));
    expect(times).toEqual([
      ['12 to 14 months before classes begin', 'Text of the first step.'],
      [
        'For Autumn: 8 to 12 months before classes begin',
        'Text of the first way, ABC (A Better Certificate).',
        'For Autumn: 5 to 10 months before classes begin',
        'For Spring: 4 to 8 months before classes begin',
        'For Midyear: 4 to 8 months before classes begin',
        'Text of the second way. What Autumn has. What Spring has.',
      ],
      ['2 to 3 months before classes begin', 'Text of the visa step.'],
      ['From 1 month before classes begin', 'Text of the last step.'],
    ]);
  });

  it('says of each limit what it is and where it is written', () => {
    expect(textsIn(only(page, 'ol:has(h4)'), 'p:has(a)')).toEqual([
      'For medicine: 15 October of the year before, 18:00 office time. Office',
      'For other courses: mid-January of the year you start, 18:00 office time. The office gives the day. Office',
      'The visa needs the letter. Visa office',
      'Not more than 30 days before the course. Border',
    ]);
    expect(linksIn(only(page, 'ol:has(h4)'))).toEqual([
      ['Office', 'https://office.example/medicine'],
      ['Office', 'https://office.example/others'],
      ['Visa office', 'https://alpha.example/visa-step'],
      ['Border', 'https://alpha.example/border'],
    ]);
  });

  it('marks no step as due: the server knows no day', () => {
    expect(all(page, '[data-due]')).toEqual([]);
    expect(textOf(only(page, 'main'))).not.toContain('Today');
  });

  it('has a drawing for each intake, with its months, and says if not every institution has it', () => {
    expect(textsIn(page, 'li:has(> [aria-hidden="true"]) > p')).toEqual([
      'Autumn: August and September',
      'Spring: January',
      'Midyear: May (at some institutions)',
    ]);
  });
});

it('an intake that is named by its months is named once', async () => {
  const beta = parseHtml((await ask.get('/site/study-destination/beta')).text);
  expect(textsIn(beta, 'li:has(> [aria-hidden="true"]) > p')).toEqual(['February', 'July']);
});
