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

const offered = () => [...start().options].map(textOf);
const told = () =>
  textOf(within(level().form as HTMLElement).getByRole('status', { hidden: true }));

/** The titles of the plan's steps, or of their ways. */
const steps = () => [...document.querySelectorAll('[id^="step-"] > :first-child')].map(textOf);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-22T18:31:00Z'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a level is offered the starts that it has, and shows its own ways alone', async () => {
  await openSite(alpha);
  expect(offered().slice(-3)).toEqual([
    'Midyear 2030 (some)',
    'Spring 2027',
    'Midyear 2027 (some)',
  ]);
  await choose(level(), 'Bachelor’s');
  expect(offered()).toEqual(['Choose', 'Autumn 2027', 'Autumn 2028', 'Autumn 2029']);
  expect(steps()).toHaveLength(4);
  expect(steps()[1]).toBe('Apply through the office');
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

  it('reads another month when a tab that was left open is looked at', () => {
    expect(told()).toMatch(/^Usually in November 2026: Apply through/);
    vi.setSystemTime(new Date('2027-02-01T06:30:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(told()).toMatch(/^Apply through the office, step 2 late forms until 15 March 2027/);
  });

  it('clears the choice, is told so, and stands at the level again', async () => {
    expect(location.search).toBe('?start=2027-autumn');
    await act(async () => linkTo('Clear my choice').click());
    expect(document.activeElement).toBe(level());
    expect(told()).toMatch(/^In November 2026 people usually apply for Autumn 2027, bachelor’s/);
    expect([start().value, location.search]).toEqual(['', '']);
    await openSite(alpha);
    expect(start().value).toBe('');
  });
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
    expect([start().value, keptChoice().start]).toEqual(['2027-autumn', '2028-autumn']);
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
  const { length } = history;
  await choose(start(), 'Spring 2027');
  expect(history.length).toBe(length);
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
  const link = `${location.origin}${alpha}?start=2027-autumn#plan`;
  const copied = 'The link to this plan is copied.';

  it.each([
    { name: 'by what the device shares with', share: 'works', clipboard: true, says: '' },
    { name: 'nowhere when that is closed', share: 'AbortError', clipboard: true, says: '' },
    { name: 'as a link if refused', share: 'NotAllowedError', clipboard: true, says: copied },
    { name: 'as a link where nothing shares', share: '', clipboard: true, says: copied },
    { name: 'as a link to copy', share: '', clipboard: false, says: `Copy this link: ${link}` },
  ])('$name', async ({ share, clipboard, says }) => {
    const taken: unknown[] = [];
    const answer = async ({ url, text }: ShareData) => {
      if (share !== 'works') throw new DOMException('', share);
      taken.push(url, text);
    };
    await openSite(alpha);
    await choose(start(), 'Autumn 2027');
    vi.stubGlobal('navigator', {
      ...(share && { share: answer }),
      ...(clipboard && { clipboard: { writeText: async (text: string) => taken.push(text) } }),
    });
    const button = screen.getByRole('button', { name: 'Send this plan' });
    await act(async () => button.click());
    expect(textOf(button.nextElementSibling as Element)).toBe(says);
    const title = 'Alpha, Autumn 2027: the plan, month by month | Quill & Öst’s “Bureau”';
    const shared = share === 'works' ? [link, title] : [];
    expect(taken).toEqual(says === copied ? [link] : shared);
  });
});
