// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Plan } from '../../shared/guide/plan.tsx';
import type { DestinationId } from '../../shared/routes.ts';
import { guide as alphaGuide } from '../fixture/content/alpha/guide.ts';
import { guide as betaGuide } from '../fixture/content/beta/guide.ts';
import { only, textOf } from '../setup/html.ts';
import { choose, click, fieldOf, leave, retype, show } from '../setup/in-document.tsx';
import { all, textsIn } from '../setup/pages.ts';

/** The plan of a destination of the fixture, as on its page. */
function planOf(id: 'alpha' | 'beta') {
  const { intakes, process } = id === 'alpha' ? alphaGuide : betaGuide;
  // The type knows the destinations of the product, not of the fixture.
  return <Plan destination={id as DestinationId} plan={process.plan} intakes={intakes} />;
}

function showPlan(): void {
  show(planOf('alpha'));
}

/** The paragraph that says what is due today; none without a choice. */
function sentence(): string | undefined {
  return textsIn(document, 'p').find((text) => text.startsWith('Today: '));
}

/** What a screen reader is told. */
const announcement = () => textOf(only(document, '[role="status"]'));

/** For each step whether it is due earlier, now or later. */
const dues = () => all(document, 'ol > li:has(> h4)').map((step) => step.getAttribute('data-due'));

/** When each step and way is due. */
const times = () => textsIn(document, ':is(h4, h5) + div');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) });
});

afterEach(() => {
  // What is chosen outlives the page: the next test begins without a choice.
  click('[type="reset"]');
  leave();
  vi.useRealTimers();
  localStorage.clear();
});

describe('a visitor who chooses an intake', () => {
  it('gets the first year that can still be reached', () => {
    showPlan();
    choose('intake', 'autumn');
    expect(fieldOf('year').value).toBe('2027');
    expect(sentence()).toBe('Today: 22 November 2026. For Autumn 2027, step 2 is due now.');
  });

  it('is told the same by a screen reader', () => {
    showPlan();
    expect(announcement()).toBe('');
    choose('intake', 'autumn');
    expect(announcement()).toBe('Today: 22 November 2026. For Autumn 2027, step 2 is due now.');
  });

  it('sees which steps are due', () => {
    showPlan();
    choose('intake', 'autumn');
    expect(dues()).toEqual(['earlier', 'now', 'later', 'later']);
  });

  it('sees of each step its months, with their year, and what to do first', () => {
    showPlan();
    choose('intake', 'autumn');
    expect(times()).toEqual([
      'June to September 2026. Should be done by now: do it first',
      'August 2026 to January 2027. Now',
      'October 2026 to April 2027. Now',
      'May to July 2027',
      'August to September 2027',
    ]);
  });

  it('sees which way the intake does not have', () => {
    showPlan();
    choose('intake', 'spring');
    expect(times()[1]).toBe('Not for Spring');
  });

  it('sees one drawing instead of one for each intake', () => {
    showPlan();
    choose('intake', 'autumn');
    expect(textsIn(document, 'li:has(> [aria-hidden="true"]) > p')).toEqual(['Autumn 2027']);
  });

  it('can choose another year by typing it', () => {
    showPlan();
    choose('intake', 'autumn');
    retype('year', '2029');
    expect(sentence()).toContain('For Autumn 2029, no step is due now');
  });

  it.each([
    { year: '2025', isValid: false },
    { year: '2026', isValid: true },
    { year: '2032', isValid: true },
    { year: '2033', isValid: false },
  ])('can have the year $year in the calendar: $isValid', ({ year, isValid }) => {
    showPlan();
    retype('year', year);
    expect(fieldOf('year').checkValidity()).toBe(isValid);
  });
});

describe('a start that is too near', () => {
  function chooseSpring2027(): void {
    showPlan();
    choose('intake', 'spring');
    retype('year', '2027');
  }

  it('is answered with the next that can be reached', () => {
    chooseSpring2027();
    expect(sentence()).toMatch(/too late for Spring 2027\. .* is Autumn 2027\.$/);
    expect(textsIn(document, 'button[type="button"]')).toEqual(['Plan for Autumn 2027']);
  });

  it('is replaced by it with one press, and the focus moves to the form', () => {
    chooseSpring2027();
    click('button[type="button"]');
    expect(fieldOf('year').value).toBe('2027');
    expect(sentence()).toContain('For Autumn 2027, step 2 is due now.');
    expect(document.activeElement).toHaveProperty('name', 'intake');
  });

  it('has nothing to be done first once it has begun', () => {
    showPlan();
    choose('intake', 'autumn');
    retype('year', '2026');
    expect(sentence()).toContain('Autumn 2026 has begun.');
    expect(times().filter((time) => time.includes('do it first'))).toEqual([]);
  });
});

describe('a choice', () => {
  it('is there when the page is shown again, and is not announced', () => {
    showPlan();
    choose('intake', 'spring');
    showPlan();
    expect(sentence()).toContain('For Spring 2028');
    expect(fieldOf('year').value).toBe('2028');
    expect(announcement()).toBe('');
  });

  it('made before the script came is planned', () => {
    // At a destination for which no test has chosen yet.
    show(planOf('beta'), () => {
      const intake = only(document, '[name="intake"]') as HTMLSelectElement;
      intake.value = 'july';
      fieldOf('year').value = '2028';
    });
    expect(sentence()).toContain('For July 2028');
  });

  it('is cleared by a button, which says so', () => {
    showPlan();
    choose('intake', 'autumn');
    click('[type="reset"]');
    expect(sentence()).toBeUndefined();
    expect(announcement()).toBe('Choice cleared.');
    expect(dues()).toEqual([null, null, null, null]);
  });

  it('stays cleared when the page is shown again', () => {
    showPlan();
    choose('intake', 'autumn');
    click('[type="reset"]');
    showPlan();
    expect(sentence()).toBeUndefined();
  });

  it('is that of one destination', () => {
    showPlan();
    choose('intake', 'autumn');
    show(planOf('beta'));
    expect(sentence()).toBeUndefined();
    showPlan();
    expect(sentence()).toContain('For Autumn 2027');
  });
});
