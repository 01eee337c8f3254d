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
    expect(type).toBe('number');
    expect(Object.keys(year)).not.toContain('min');
    expect(Object.keys(year)).not.toContain('max');
    expect(Object.keys(year)).not.toContain('value');
  });
});

describe('without a choice the plan', () => {
  /** Everything that is said of each step, and of the ways below it. */
  const steps = all(page, 'ol > li:has(> h4)');

  it('has a number for each step, and ways to do the same nested under one', () => {
    expect(steps.map((step) => textsIn(step, 'h4, h5'))).toEqual([
      ['Choose a course'],
      ['Apply for a place', 'Apply through the office', 'Apply to the university'],
      ['Apply for the visa'],
      ['Travel'],
    ]);
  });

  it('says of each step and way what to do', () => {
    const texts = steps.map((step) => textsIn(step, ':is(h4, h5) + div + p'));
    expect(texts).toEqual([
      ['Text of the first step.'],
      ['Text of the first way.', 'Text of the second way.'],
      ['Text of the visa step.'],
      ['Text of the last step.'],
    ]);
  });

  it('says of each limit what it is and where it is written', () => {
    expect(textsIn(only(page, 'ol:has(h4)'), 'p:has(a)')).toEqual([
      'Limit of the first way, ABC (A Better Certificate). Office',
      'Limit of the visa step. Visa office',
    ]);
    expect(linksIn(only(page, 'ol:has(h4)'))).toEqual([
      ['Office', 'https://office.example/limit'],
      ['Visa office', 'https://alpha.example/visa-step'],
    ]);
  });

  it('says when each step is due, for every intake that has it', () => {
    const months = steps.map((step) => textsIn(step, ':is(h4, h5) + div p'));
    expect(months).toEqual([
      [
        'For Autumn: June to September of the year before',
        'For Spring: November two years before to January of the year before',
        'For Midyear: March to May of the year before',
      ],
      [
        'For Autumn: August of the year before to January of the year you start',
        'For Autumn: October of the year before to April of the year you start',
        'For Spring: May to September of the year before',
        'For Midyear: September of the year before to January of the year you start',
      ],
      [
        'For Autumn: May to July of the year you start',
        'For Spring: October to November of the year before',
        'For Midyear: February to March of the year you start',
      ],
      [
        'For Autumn: August to September of the year you start',
        'For Spring: January of the year you start',
        'For Midyear: May of the year you start',
      ],
    ]);
  });

  it('says that nothing is due: the server knows no day', () => {
    expect(all(page, '[data-due]')).toEqual([]);
    expect(textOf(only(page, 'main'))).not.toContain('Today');
  });

  it('has a drawing for each intake, which says at how many institutions it is offered', () => {
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
