// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textOf } from '../setup/html.ts';
import { linkTo, openSite } from '../setup/site.tsx';

const alpha = '/site/study-destination/alpha';
const beta = '/site/study-destination/beta';

const field = (name: string) =>
  document.querySelector(`#your-start [name="${name}"]`) as HTMLSelectElement;
const level = () => field('level');
const start = () => field('start');
async function choose(select: HTMLSelectElement, option: string): Promise<void> {
  const { value } = [...select.options].find(({ text }) => text === option) ?? {};
  await act(async () => void fireEvent.change(select, { target: { value } }));
}

async function press(name: string): Promise<void> {
  await act(async () => screen.getByRole('button', { name }).click());
}

const nextTo = ({ nextElementSibling }: Element) => nextElementSibling;
const offered = () => [...start().options].map(textOf);
const told = () =>
  textOf(within(level().form as HTMLElement).getByRole('status', { hidden: true }));

/** The rows of the plan: title, months and where this month stands to them, of a choice each way. */
function rows(): readonly string[] {
  return [...document.querySelectorAll('[id^="step-"]')].map((row) => {
    const [title, months] = row.querySelectorAll('h4, h5, h4 + p, h5 + p');
    const spans = [...(months?.children ?? [])].map(textOf);
    return [textOf(title as Element), ...spans].join(' | ');
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-22T18:31:00Z'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('before a start is chosen', () => {
  beforeEach(() => openSite(alpha));

  it('each step says its months of any year, for each intake that has it', () => {
    expect(rows()).toEqual([
      'Choose a course | Autumn: June to September of the year before. Spring: November two years before to January of the year before. Midyear: March to May of the year before.',
      'Apply through the office | Autumn: August of the year before to January.',
      'Apply to the university | Autumn: October of the year before to April. Spring: May to September of the year before. Midyear: September of the year before to January.',
      'Apply for the visa | Autumn: May to July. Spring: October to November of the year before. Midyear: February to March. | With your parents',
      'Travel to Alpha | Autumn: July to September. Spring: December of the year before to January. Midyear: April.',
    ]);
  });

  it('a level is offered the starts that it has, and shows its own ways alone', async () => {
    expect(offered().slice(-3)).toEqual([
      'Midyear 2030 (some)',
      'Spring 2027',
      'Midyear 2027 (some)',
    ]);
    await choose(level(), 'Bachelor’s');
    expect(offered()).toEqual(['Choose', 'Autumn 2027', 'Autumn 2028', 'Autumn 2029']);
    expect(rows()[1]).toBe(
      'Apply through the office | Autumn: August of the year before to January.',
    );
    expect(rows()).toHaveLength(4);
  });
});

it('a line of the ticket chooses its start and level, as the fields do', async () => {
  await openSite(alpha);
  const scroll = vi.spyOn(window, 'scrollTo');
  await act(async () => linkTo('Autumn 2027, master’s or PhD').click());
  expect([start().value, level().value]).toEqual(['2027-autumn', 'master']);
  expect(location.search).toBe('?level=master&start=2027-autumn');
  expect(told()).toMatch(/^Usually in November 2026: Apply to the university, step 2/);
  screen.getByText('Your choice is kept on this device.');
  expect(scroll).not.toHaveBeenCalled();
});

describe('who chooses Autumn 2027', () => {
  beforeEach(async () => {
    await openSite(alpha);
    await choose(start(), 'Autumn 2027');
  });

  it('reads where this month stands to the months of each step, and of each way', () => {
    expect(rows()).toEqual([
      'Choose a course | June to September 2026 | Usually over',
      'Apply through the office | August 2026 to January 2027 | Usually in November',
      'Apply to the university | October 2026 to April 2027 | Usually in November',
      'Apply for the visa | May to July 2027 | With your parents',
      'Travel to Alpha | July to September 2027',
    ]);
  });

  it('reads first what usually falls into this month, each with its row and the last day that is ahead', () => {
    const [, items] = screen.getAllByText('Usually in November 2026:').map(nextTo);
    expect([...(items?.children ?? [])].map(textOf)).toEqual([
      'Apply through the office step 2 Last day for other courses: 13 January 2027, 18:00 office time (23:30 in India).',
      'Apply to the university step 2 Many close December 2026 to February 2027.',
    ]);
    const link = linkTo('Apply to the university');
    const row = document.querySelector(link.getAttribute('href') ?? '');
    expect(row?.querySelector('h5')?.textContent).toBe('Apply to the university');
  });

  it('reads what usually comes before, and nothing of other starts', () => {
    screen.getByText('Step 1 usually comes before that.', { selector: 'p' });
    expect(screen.queryByText(/^(Not applied yet|For those who have)/)).toBeNull();
  });

  it('is told by the ticket, and finds the choice in the address, and is told that it is kept', () => {
    expect(told()).toBe(
      'Usually in November 2026: Apply through the office, step 2 by 13 January 2027, 23:30 in India Apply to the university, step 2 many close December 2026 to February 2027',
    );
    expect(location.search).toBe('?start=2027-autumn');
    screen.getByText('Your choice is kept on this device.');
  });

  it('sees by a level its own way alone, under the number of the step', async () => {
    await choose(level(), 'Master’s or PhD');
    expect(rows()[1]).toBe(
      'Apply to the university | October 2026 to April 2027 | Usually in November',
    );
    expect(rows()).toHaveLength(4);
    expect(location.search).toBe('?start=2027-autumn&level=master');
  });

  it('reads another month when a tab that was left open is looked at', () => {
    vi.setSystemTime(new Date('2027-02-01T06:30:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(told()).toMatch(
      /^Apply through the office, step 2 late forms until 15 March 2027, 21:30 in India Usually in February 2027: Apply to/,
    );
    expect(rows()[1]).toBe('Apply through the office | August 2026 to January 2027 | Usually over');
  });

  it('clears the choice, is told so, and stands at the level again', async () => {
    await act(async () => linkTo('Clear my choice').click());
    expect(document.activeElement).toBe(level());
    expect(told()).toMatch(/^In November 2026 people usually apply for Autumn 2027, bachelor’s/);
    expect([start().value, location.search]).toEqual(['', '']);
    await openSite(alpha);
    expect(start().value).toBe('');
  });
});

it('a start for which nothing falls into this month names what comes next, and from when', async () => {
  await openSite(alpha);
  await choose(start(), 'Autumn 2028');
  const lead = 'There is usually nothing to do in November 2026. Next, from June 2027:';
  const [, items] = screen.getAllByText(lead).map(nextTo);
  expect(items && textOf(items)).toBe('Choose a course step 1');
});

it('a start for which people usually applied before says for whom it is, for which others they apply, and whom to ask', async () => {
  await openSite(alpha);
  await choose(start(), 'Spring 2027');
  const answer = textOf(document.querySelector('.plan-answer') as Element);
  expect(answer).toContain(
    'For those who have their results in hand. Results by July 2027? Autumn 2027.',
  );
  expect(answer).toContain(
    'Not applied yet? People usually apply in November 2026 for Autumn 2027, master’s or PhD. For Spring 2027, ask each university today.',
  );
  const [ask] = screen.getAllByRole('link', { name: 'Ask us about the Alpha Republic' });
  expect(ask?.getAttribute('href')).toBe('/?country=Alpha&course=Spring%202027#enquiry');
});

it('a start whose late forms are over says what becomes of a form', async () => {
  vi.setSystemTime(new Date('2027-03-20T06:30:00Z'));
  await openSite(`${alpha}?level=bachelor&start=2027-autumn`);
  expect(textOf(document.querySelector('.plan-answer') as Element)).toContain(
    'For Autumn 2027, ask each university today. Since 15 March forms wait.',
  );
});

it.each([
  [
    'of the address counts more than the kept one',
    '?start=2028-spring&level=master',
    '2028-spring',
    /^Usually in November 2026: Choose a course, step 1$/,
  ],
  [
    'of the address that is past says so',
    '?start=2026-autumn',
    '',
    /^The Autumn 2026 intake has begun\. Choose/,
  ],
  [
    'of the address that there is not says so',
    '?start=2028-x',
    '',
    /^That start is not in our list\./,
  ],
  [
    'that is kept stands where the address has none',
    '',
    '2027-autumn',
    /^Usually in November 2026: Apply through/,
  ],
])('a start %s', async (_, query, value, says) => {
  localStorage.setItem('kept:choice-alpha', JSON.stringify({ start: '2027-autumn', level: '' }));
  await openSite(alpha + query);
  expect(start().value).toBe(value);
  expect(told()).toMatch(says);
});

it('a choice that was made before the script came is planned, before the kept one', async () => {
  localStorage.setItem('kept:choice-beta', JSON.stringify({ start: '2028-february', level: '' }));
  await openSite(beta, {
    before() {
      start().value = '2027-july';
      level().value = 'master';
    },
  });
  expect([start().value, level().value]).toEqual(['2027-july', 'master']);
  expect(location.search).toBe('?level=master&start=2027-july');
});

/** What the form, the address and the plan say is chosen. */
const shown = () => [
  level().value,
  start().value,
  location.search,
  textOf(document.querySelector('#plan + div > :first-child') as Element).split(/\.|,/)[1],
];
const keptChoice = () => JSON.parse(localStorage.getItem('kept:choice-alpha') ?? 'null');

describe('a plan that came with a link', () => {
  beforeEach(async () => {
    localStorage.setItem('kept:choice-alpha', JSON.stringify({ level: '', start: '2028-autumn' }));
    await openSite(`${alpha}?level=master&start=2027-autumn`);
  });

  it('leaves one’s own choice until it is kept by its button', async () => {
    const says = screen.getByText('This plan came with the link.');
    expect(keptChoice().start).toBe('2028-autumn');
    await press('Keep it on this device');
    expect(says.isConnected).toBe(false);
    screen.getByText('Your choice is kept on this device.');
    expect(keptChoice()).toEqual({ level: 'master', start: '2027-autumn' });
  });

  it('gives to one’s own choice what is changed alone', async () => {
    await choose(level(), 'Bachelor’s');
    expect(keptChoice()).toEqual({ level: 'bachelor', start: '2028-autumn' });
  });
});

it('form, address and plan agree after a choice, a link, Back, and Forward', async () => {
  await openSite(`${alpha}?utm_source=x`);
  await choose(start(), 'Spring 2027');
  const spring = ['', '2027-spring', '?utm_source=x&start=2027-spring', ' Spring 2027'];
  expect(shown()).toEqual(spring);
  await act(async () => linkTo('Autumn 2027').click());
  const autumn = ['', '2027-autumn', '?start=2027-autumn', ' Autumn 2027'];
  expect(shown()).toEqual(autumn);
  await act(async () => history.back());
  await vi.waitFor(() => expect(shown()).toEqual(spring));
  expect(document.title).toContain('Alpha, Spring 2027');
  await act(async () => history.forward());
  await vi.waitFor(() => expect(shown()).toEqual(autumn));
});

it('a start that another tab has chosen is shown, and outlives a level that is chosen here', async () => {
  await openSite(alpha);
  localStorage.setItem('kept:choice-alpha', JSON.stringify({ level: '', start: '2027-autumn' }));
  await act(async () => void dispatchEvent(new Event('storage')));
  expect(shown()).toEqual(['', '2027-autumn', '?start=2027-autumn', ' Autumn 2027']);
  await choose(level(), 'Bachelor’s');
  expect(keptChoice()).toEqual({ level: 'bachelor', start: '2027-autumn' });
});

it('a page that a cache has sent without the choice of its address, on an earlier day, is mended', async () => {
  await openSite(`${alpha}?start=2027-autumn`, { sentFor: '', today: '2026-10-31' });
  expect(shown()).toEqual(['', '2027-autumn', '?start=2027-autumn', ' Autumn 2027']);
  expect(told()).toMatch(/^Usually in November 2026: Apply through/);
});

it('a clock that is behind the server’s is wrong', async () => {
  await openSite(`${alpha}?start=2027-autumn`, { today: '2027-02-01' });
  expect(told()).toMatch(/Usually in February 2027: Apply to the university/);
});

it('the button of the form leads to the plan, that of the calendar is left to the browser', async () => {
  await openSite(`${alpha}?start=2027-autumn`);
  const [show, calendar] = level().form?.querySelectorAll('button') ?? [];
  // These documents would load the file.
  const left = vi.fn((event: Event) => {
    const isLeft = !event.defaultPrevented;
    event.preventDefault();
    return isLeft;
  });
  addEventListener('submit', left);
  await act(async () => show?.click());
  expect([location.hash, document.activeElement?.id]).toEqual(['#plan', 'plan']);
  await act(async () => calendar?.click());
  removeEventListener('submit', left);
  expect(left.mock.results.map(({ value }) => value)).toEqual([false, true]);
});

describe('a plan is sent', () => {
  const link = `http://localhost:3000${alpha}?start=2027-autumn#plan`;

  it.each([
    { name: 'by what the device shares with', share: 'works', clipboard: true, says: '' },
    {
      name: 'nowhere when the visitor closes that',
      share: 'AbortError',
      clipboard: true,
      says: '',
    },
    {
      name: 'as a link after a refused share',
      share: 'NotAllowedError',
      clipboard: true,
      says: 'The link to this plan is copied.',
    },
    {
      name: 'as a link where nothing shares',
      share: '',
      clipboard: true,
      says: 'The link to this plan is copied.',
    },
    {
      name: 'as a link to copy where there is no clipboard',
      share: '',
      clipboard: false,
      says: `Copy this link: ${link}`,
    },
  ])('$name', async ({ share, clipboard, says }) => {
    const taken: unknown[] = [];
    const answer = async (given: unknown) => {
      if (share !== 'works') throw new DOMException('', share);
      taken.push(given);
    };
    await openSite(alpha);
    await choose(start(), 'Autumn 2027');
    vi.stubGlobal('navigator', {
      ...(share && { share: answer }),
      ...(clipboard && { clipboard: { writeText: async (text: string) => taken.push(text) } }),
    });
    const button = screen.getByRole('button', { name: 'Send this plan' });
    await act(async () => button.click());
    expect(textOf(button.nextElementSibling as Element)).toBe(
      says.replace(link, `${location.href}#plan`),
    );
    const copied = says.includes('copied') ? [`${location.href}#plan`] : [];
    expect(taken.map((it) => (it as { url?: string }).url ?? it)).toEqual(
      share === 'works' ? [`${location.href}#plan`] : copied,
    );
  });
});
