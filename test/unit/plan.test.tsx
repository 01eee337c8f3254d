// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Plan } from '../../shared/guide/plan.tsx';
import type { DestinationId } from '../../shared/routes.ts';
import { guide as alphaGuide } from '../fixture/content/alpha/guide.ts';
import { guide as betaGuide } from '../fixture/content/beta/guide.ts';
import { only, textOf } from '../setup/html.ts';
import { choose, click, erase, fieldOf, leave, retype, show, type } from '../setup/in-document.tsx';
import { all, textsIn } from '../setup/pages.ts';

/** The plan of a destination of the fixture, as on its page. */
function planOf(id: 'alpha' | 'beta') {
  const { intakes, process } = id === 'alpha' ? alphaGuide : betaGuide;
  // The type knows the destinations of the product, not of the fixture.
  return (
    <Plan
      destination={id as DestinationId}
      plan={process.plan}
      intakes={intakes}
      written="2026-07-01"
    />
  );
}

function showPlan(): void {
  show(planOf('alpha'));
}

/** What is said of today, a paragraph each; nothing without a choice. They stand beside the drawing. */
const answer = () => textsIn(document, 'div:has(> p + p):has(+ div li [aria-hidden="true"]) > p');

/** The sentence that says what is due. */
const lead = () => answer()[1];

/** What a screen reader is told. */
const announcement = () => textOf(only(document, 'p[role="status"]'));

/** For each step whether it is over, due now, opening or later. */
const dues = () => all(document, 'ol > li:has(h4)').map((step) => step.getAttribute('data-due'));

/** When each step and way is due. */
const times = () => textsIn(document, 'h4 + span, h5 + p');

/** The steps whose text is shown without opening them. */
const openSteps = () => textsIn(document, 'details[open] h4');

/** What is wrong with what stands in the form. */
const problem = () => textOf(only(document, '[role="alert"]'));

/** The intakes that can be chosen. */
const offered = () => textsIn(document, '[name="intake"] option');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) });
});

afterEach(() => {
  // What is chosen outlives the page: the next test begins without a choice.
  click('[type="reset"]');
  leave();
  vi.useRealTimers();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

it('an announcement is gone soon: a screen reader that reads the page meets its text once', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
  showPlan();
  choose('intake', 'autumn');
  expect(announcement()).not.toBe('');
  // Longer than any announcement stays (2 s).
  act(() => vi.advanceTimersByTime(5_000));
  expect(announcement()).toBe('');
  expect(answer()).toContain('Step 1 should be done by now.');
});

describe('a visitor who chooses an intake', () => {
  beforeEach(() => {
    showPlan();
    expect(announcement()).toBe('');
    choose('intake', 'autumn');
  });

  it('gets the first year with enough time, and is told what is due', () => {
    expect(fieldOf('year').value).toBe('2027');
    expect(answer()).toEqual([
      'Today: 22 November 2026',
      'For Autumn 2027, now: apply for a place (step 2).',
      'Step 1 should be done by now.',
    ]);
  });

  it('is told the same by a screen reader', () => {
    expect(announcement()).toBe(
      'For Autumn 2027, now: apply for a place (step 2). Step 1 should be done by now.',
    );
  });

  it('sees which steps are due', () => {
    expect(dues()).toEqual(['over', 'now', 'later', 'later']);
  });

  it('sees of each step its months, with their year, or of each way where they differ', () => {
    expect(times()).toEqual([
      'June to September 2026 Should be done by now',
      'Now',
      'August 2026 to January 2027 Now',
      'October 2026 to April 2027 Now',
      'May to July 2027',
      'July to September 2027',
    ]);
  });

  it('sees the text of what is due and of what comes next, and what is over folded', () => {
    expect(openSteps()).toEqual(['Apply for a place', 'Apply for the visa', 'Travel to Alpha']);
  });

  it('reads of what differs between intakes only what the chosen one has', () => {
    expect(textsIn(document, 'li:has(> h5) p')).toContain(
      'Text of the second way. What Autumn has.',
    );
  });

  it('sees one drawing instead of one for each intake', () => {
    expect(textsIn(document, 'li:has(> [aria-hidden="true"]) > p')).toEqual(['Autumn 2027']);
  });

  it('reads what the line for today means where the drawing has it', () => {
    expect(textsIn(document, 'ul[aria-hidden="true"] li')).toContain('today');
    retype('year', '2030');
    expect(textsIn(document, 'ul[aria-hidden="true"] li')).not.toContain('today');
  });

  it('sees each deadline in its year, and that a day has passed', () => {
    const limits = textsIn(document, 'p:has(a[href^="https://office.example"])');
    expect(limits).toEqual([
      'For medicine: 15 October 2026, 18:00 office time. That day has passed. Office',
      'For other courses: mid-January 2027, 18:00 office time. The office gives the day. Office',
    ]);
  });

  it('can choose another year by erasing the first and typing', () => {
    erase('year');
    expect([fieldOf('year').value, answer()]).toEqual(['', []]);
    type('year', '2029');
    expect(fieldOf('year').value).toBe('2029');
    expect(lead()).toBe(
      'For Autumn 2029, nothing is due now. Next: choose a course (step 1), from June 2028.',
    );
  });

  it('clears the plan by going back to no intake, and it stays cleared', () => {
    choose('intake', '');
    expect([answer(), dues()]).toEqual([[], [null, null, null, null]]);
    expect(location.search).toBe('');
    showPlan();
    expect(answer()).toEqual([]);
  });
});

describe('a start in the address', () => {
  /** Opens the plan at an address, where Autumn 2027 was chosen on an earlier visit. Returns the start that is planned. */
  function planAt(query: string): string {
    showPlan();
    choose('intake', 'autumn');
    history.replaceState(null, '', `/${query}`);
    // A document that is loaded has nothing in memory.
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
    showPlan();
    return `${(only(document, '[name="intake"]') as HTMLSelectElement).value} ${fieldOf('year').value}`;
  }

  it.each([
    {
      name: 'counts more than the stored one',
      query: '?intake=spring&year=2029&level=master',
      planned: 'spring 2029',
    },
    {
      name: 'is ignored where the intake is none',
      query: '?intake=x&year=2028',
      planned: 'autumn 2027',
    },
    {
      name: 'is ignored where the year is not offered',
      query: '?intake=spring&year=9999',
      planned: 'autumn 2027',
    },
    {
      name: 'is ignored where the level does not have the intake',
      query: '?intake=spring&year=2028&level=bachelor',
      planned: 'autumn 2027',
    },
  ])('$name', ({ query, planned }) => {
    expect(planAt(query)).toBe(planned);
  });
});

it.each([
  { year: '2025', says: '2025 is not offered: choose a year from 2026 to 2032.', isPlanned: false },
  { year: '2026', says: '', isPlanned: true },
  { year: '2032', says: '', isPlanned: true },
  { year: '2033', says: '2033 is not offered: choose a year from 2026 to 2032.', isPlanned: false },
  { year: '0000', says: '0000 is not offered: choose a year from 2026 to 2032.', isPlanned: false },
  { year: '9999', says: '9999 is not offered: choose a year from 2026 to 2032.', isPlanned: false },
  { year: '27', says: '', isPlanned: false },
])(
  'of the year $year the form says “$says”; it is planned: $isPlanned',
  ({ year, says, isPlanned }) => {
    showPlan();
    choose('intake', 'autumn');
    retype('year', year);
    expect(problem()).toBe(says);
    expect(answer().length > 0).toBe(isPlanned);
  },
);

it('a year of two digits stops the download of the calendar file, with a reason', () => {
  showPlan();
  retype('year', '27');
  expect(fieldOf('year').checkValidity()).toBe(false);
  expect(fieldOf('year').title).toBe('A year in four digits, for example 2027.');
});

describe('a level', () => {
  it('shows its own way to apply alone', () => {
    showPlan();
    choose('intake', 'autumn');
    choose('level', 'master');
    expect(textsIn(document, 'h5')).toEqual(['Apply to the university']);
    expect(times()[1]).toBe('October 2026 to April 2027 Now');
  });

  it('is offered no intake that it does not have', () => {
    showPlan();
    choose('level', 'bachelor');
    expect(offered()).toEqual(['Choose', 'Autumn']);
    choose('level', 'master');
    expect(offered()).toEqual(['Choose', 'Autumn', 'Spring', 'Midyear']);
  });

  it('that does not have the chosen intake says so, and is planned nowhere', () => {
    showPlan();
    choose('intake', 'spring');
    choose('level', 'bachelor');
    expect(problem()).toBe('Spring is not offered at this level.');
    expect(answer()).toEqual([]);
  });
});

describe('a start that is too near', () => {
  /** The button that plans the offered start instead. */
  const planInstead = 'button[type="button"]:not([id]).button:not(.button--quiet)';

  beforeEach(() => {
    showPlan();
    choose('intake', 'spring');
    retype('year', '2027');
  });

  it('is answered with the next that has enough time', () => {
    expect(answer().at(-1)).toBe(
      'If you have not applied yet, Spring 2027 is tight: ask each university today whether it still takes applications and whether the visa can come in time. The next intake with enough time is Autumn 2027, if your course opens then.',
    );
    expect(textOf(only(document, planInstead))).toBe('Plan for Autumn 2027');
  });

  it('is replaced by it with one press, and the focus moves to the form', () => {
    click(planInstead);
    expect(only(document, '[name="intake"]')).toHaveProperty('value', 'autumn');
    expect(lead()).toBe('For Autumn 2027, now: apply for a place (step 2).');
    expect(document.activeElement?.closest('form')).not.toBeNull();
  });
});

it('a start that has begun has nothing that is due', () => {
  showPlan();
  choose('intake', 'autumn');
  retype('year', '2026');
  expect(answer().slice(1)).toEqual([
    'The Autumn 2026 intake has begun.',
    'The next intake with enough time is Autumn 2027, if your course opens then.',
  ]);
  expect(dues()).toEqual([null, null, null, null]);
});

describe('a choice', () => {
  it('is there when the page is shown again, and is not announced', () => {
    showPlan();
    choose('intake', 'spring');
    showPlan();
    expect(lead()).toContain('For Spring 2028');
    expect(fieldOf('year').value).toBe('2028');
    expect(announcement()).toBe('');
  });

  it('stands in the address, and adds nothing to the history', () => {
    const before = history.length;
    showPlan();
    choose('intake', 'autumn');
    expect(location.search).toBe('?intake=autumn&year=2027');
    choose('level', 'master');
    expect(location.search).toBe('?intake=autumn&year=2027&level=master');
    expect(history.length).toBe(before);
  });

  it('made before the script came is planned', () => {
    // At a destination for which no test has chosen yet.
    show(planOf('beta'), () => {
      (only(document, '[name="intake"]') as HTMLSelectElement).value = 'july';
      fieldOf('year').value = '2028';
    });
    expect(lead()).toContain('For July 2028');
  });

  it('of an intake alone before the script came gets a year', () => {
    show(planOf('alpha'), () => {
      (only(document, '[name="intake"]') as HTMLSelectElement).value = 'autumn';
    });
    expect(fieldOf('year').value).toBe('2027');
    expect(lead()).toContain('For Autumn 2027');
  });

  it('made before the script came counts more than the one of the last visit', () => {
    showPlan();
    choose('intake', 'autumn');
    show(planOf('alpha'), () => {
      (only(document, '[name="intake"]') as HTMLSelectElement).value = 'spring';
    });
    expect(lead()).toContain('For Spring 2028');
  });

  it('is cleared by a button, and stays cleared when the page is shown again', () => {
    showPlan();
    choose('intake', 'autumn');
    click('[type="reset"]');
    expect([answer(), announcement(), location.search]).toEqual([[], '', '']);
    expect(dues()).toEqual([null, null, null, null]);
    showPlan();
    expect(answer()).toEqual([]);
  });

  it('is that of one destination', () => {
    showPlan();
    choose('intake', 'autumn');
    history.replaceState(null, '', '/');
    show(planOf('beta'));
    expect(answer()).toEqual([]);
    showPlan();
    expect(lead()).toContain('For Autumn 2027');
  });
});

describe('“today”', () => {
  it('moves on when a tab that was left open is looked at', () => {
    showPlan();
    choose('intake', 'autumn');
    vi.setSystemTime(new Date(2027, 4, 1, 12));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(answer().slice(0, 2)).toEqual([
      'Today: 1 May 2027',
      'For Autumn 2027, now: apply for the visa (step 3).',
    ]);
  });

  it.each([
    { year: 2019, says: 'Your device says that it is 22 November 2019.' },
    { year: 2040, says: 'Your device says that it is 22 November 2040.' },
  ])('of a clock that is wrong is the day of the page, and that is said: $year', (row) => {
    vi.setSystemTime(new Date(row.year, 10, 22, 12));
    showPlan();
    choose('intake', 'autumn');
    expect(answer()[0]).toBe(
      `${row.says} This plan takes 1 July 2026 for today, the day on which the page was written.`,
    );
    expect(fieldOf('year').value).toBe('2027');
  });
});

it.each([2026, 2027, 2028, 2029, 2030, 2031, 2032])(
  'the script does not stop the calendar file of a start in %i',
  (year) => {
    showPlan();
    choose('intake', 'autumn');
    retype('year', String(year));
    const button = only(document, '[type="submit"]');
    const form = only(document, `form#${button.getAttribute('form')}`) as HTMLFormElement;
    const event = new Event('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    expect([form.checkValidity(), problem(), event.defaultPrevented]).toEqual([true, '', false]);
  },
);
