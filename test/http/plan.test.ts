import { describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { all, attributesOf, only, parseHtml, textOf, textsIn } from '../setup/html.ts';

const { ask } = await createTestApp();
const page = parseHtml((await ask.get('/site/study-destination/beta')).text);

describe('without script the plan', () => {
  const form = only(page, 'form[method="get"]');

  it('asks for a level and a start that has not begun, and gets the calendar file', () => {
    expect(form.getAttribute('action')).toBe('/calendar/beta.ics');
    const options = (name: string) =>
      all(form, `select[name="${name}"] option`).map((option) => [
        option.getAttribute('value'),
        textOf(option),
      ]);
    expect(options('level')).toEqual([
      ['', 'Not sure yet'],
      ['bachelor', 'Bachelor’s'],
      ['master', 'Master’s or PhD'],
    ]);
    expect(options('start').slice(0, 2)).toEqual([
      ['', 'Choose'],
      ['2027-february', 'February 2027'],
    ]);
    expect(options('start').at(-1)).toEqual(['2030-february', 'February 2030']);
    expect(only(form, 'select[required]').getAttribute('name')).toBe('start');
    expect(textOf(only(form, '[type="submit"]'))).toBe('Add to my calendar');
  });

  it('has a row for each step with its bar, by attributes that the policy allows, for any year', () => {
    // February is the first intake: from May of the year before to February are ten months.
    const bars = all(page, '[id^="step-"] svg > rect:first-child').map((bar) => {
      const { x, width } = attributesOf(bar);
      return [x, width];
    });
    expect(textsIn(page, '[id^="step-"] h4')).toEqual(['Apply', 'Travel']);
    expect(bars).toEqual([
      ['0%', '70%'],
      ['90%', '10%'],
    ]);
    expect(all(page, '[data-when], [style]')).toEqual([]);
    expect(textOf(only(page, 'main'))).not.toContain('Today is');
  });
});
