import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { all, only, textOf } from '../setup/html.ts';
import { applyInvisible, forbidStorage } from '../setup/hydrate.tsx';
import { alpha, beta, linkTo, open } from '../setup/site.tsx';

const level = () => screen.getByLabelText<HTMLSelectElement>('Level');
const intake = () => screen.getByLabelText<HTMLSelectElement>('Intake');

async function choose(label: 'Level' | 'Intake', value: string): Promise<void> {
  await act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
}

/** The choice in the form and in the URL. */
const chosen = () => [level().value, intake().value, location.search];

const ticketText = () => textOf(only(document, 'form [role="status"]'));

/** The visitor returns to the tab one minute after midnight in India. */
function startFebruary(type = 'visibilitychange', year = 2027): void {
  vi.setSystemTime(new Date(`${year}-01-31T18:31:00Z`));
  act(() => void document.dispatchEvent(new Event(type, { bubbles: true })));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-22T18:31:00Z'));
});

it('offers the intakes of the chosen level', async () => {
  await open(alpha);
  await choose('Level', 'bachelor');
  const offered = [...intake().options].map(textOf).join(', ');
  expect(offered).toBe('Choose, Autumn 2027, Autumn 2028, Autumn 2029');
});

it('chooses intake and level by a link in the ticket', async () => {
  await open(alpha);
  const scroll = vi.spyOn(window, 'scrollTo');
  await act(async () => linkTo('Autumn 2027, master’s or PhD').click());
  expect(chosen()).toEqual(['master', '2027-autumn', '?level=master&start=2027-autumn']);
  expect(ticketText()).toMatch(/^Autumn 2027, master’s or PhD: apply now\./);
  screen.getByText('Your choice is saved on this device.');
  expect(document.title).toMatch(/^Alpha, Autumn 2027, master’s or PhD: the plan, month by month /);
  expect(scroll).not.toHaveBeenCalled();
});

describe('a visitor who chose Autumn 2027', () => {
  beforeEach(async () => {
    await open(alpha);
    await choose('Intake', '2027-autumn');
  });

  it.each(['visibilitychange', 'pageshow'])('shows the new month after a %s event', (type) => {
    expect(ticketText()).toMatch(/^Autumn 2027, bachelor’s: apply now\. .* in November 2026:/);
    startFebruary(type);
    expect(ticketText()).toMatch(/bachelor’s: ask each university .* in February 2027:/);
  });

  it('no longer shows the note on the stored choice after another tab cleared it', () => {
    const note = screen.getByText('Your choice is saved on this device.');
    localStorage.clear();
    act(() => void dispatchEvent(new Event('storage')));
    expect(note.isConnected).toBe(false);
  });

  it('clears the choice, with a message and the focus on the level', async () => {
    await act(async () => linkTo('Clear my choice').click());
    expect(document.activeElement).toBe(level());
    expect(ticketText()).toMatch(/^November 2026: what to apply for next Autumn 2027, bachelor’s/);
    expect(chosen()).toEqual(['', '', '']);
    await open(alpha);
    expect(chosen()).toEqual(['', '', '']);
  });
});

/** Replaces the page's texts as a browser's translation does. */
function translate(): void {
  for (const text of all(document, '#root *').flatMap(({ childNodes }) => [...childNodes])) {
    if (!(text instanceof Text)) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text.data);
  }
}

const changes = [
  () => choose('Intake', '2027-autumn'),
  () => choose('Level', 'bachelor'),
  () => choose('Intake', ''),
  startFebruary,
  // The rule has a new text by then.
  () => startFebruary('visibilitychange', 2028),
];

it('updates a translated page on each choice and month', async () => {
  const text = () => textOf(only(document, '#root'));
  const plain: string[] = [];
  await open(alpha);
  for (const change of changes) {
    await change();
    plain.push(text());
  }
  expect(new Set(plain).size).toBe(changes.length);
  localStorage.clear();
  vi.setSystemTime(new Date('2026-11-22T18:31:00Z'));
  await open(alpha);
  for (const [index, change] of changes.entries()) {
    // Browsers also translate new text.
    translate();
    await change();
    await vi.waitFor(() => expect(text()).toBe(plain[index]));
  }
});

it('suggests the level chosen on one guide on the next, until it is cleared', async () => {
  for (const last of ['bachelor', 'master']) {
    await open(alpha);
    await choose('Level', last);
    await open(beta);
    expect(chosen()).toEqual([last, '', `?level=${last}`]);
  }
  await choose('Intake', '2028-february');
  await open(beta);
  expect(chosen()).toEqual(['master', '2028-february', '?level=master&start=2028-february']);
  await choose('Level', '');
  localStorage.removeItem('kept:choice-alpha');
  await open(alpha);
  expect(chosen()).toEqual(['', '', '']);
});

it('prefers a choice made before hydration to the stored one', async () => {
  await open(beta);
  await choose('Intake', '2028-february');
  await open(beta, { before: () => Object.assign(level(), { value: 'master' }) });
  expect(chosen()).toEqual(['master', '', '?level=master']);
  await open(beta, { before: () => Object.assign(intake(), { value: '2027-july' }) });
  expect(chosen()).toEqual(['', '2027-july', '?start=2027-july']);
});

/** The choice in the form, in the URL and in the plan. */
const shown = () => [
  ...chosen(),
  textOf(document.querySelector('#plan + div > :first-child') as Element).split(/\.|,/)[1],
];

describe('a plan that came with a link', () => {
  beforeEach(async () => {
    await open(alpha);
    await choose('Intake', '2028-autumn');
    await open(`${alpha}?level=master&start=2027-autumn`);
  });

  it('is stored as the visitor’s choice with the Save button', async () => {
    const note = screen.getByText('This plan came with the link.');
    await act(async () => screen.getByRole('button', { name: 'Save it on this device' }).click());
    expect(note.isConnected).toBe(false);
    screen.getByText('Your choice is saved on this device.');
    await open(`${alpha}#plan`);
    expect(chosen()).toEqual(['master', '2027-autumn', '?level=master&start=2027-autumn']);
    expect(location.hash).toBe('#plan');
  });

  it('updates only the changed field of the visitor’s stored choice', async () => {
    await choose('Level', 'bachelor');
    await open(alpha);
    expect(chosen()).toEqual(['bachelor', '2028-autumn', '?level=bachelor&start=2028-autumn']);
  });
});

it('shows the same choice in form, URL and plan after a choice, a link, Back and Forward', async () => {
  await open(`${alpha}?utm_source=x#plan`);
  const { length } = history;
  intake().focus();
  await choose('Intake', '2027-spring');
  expect([history.length, document.activeElement]).toEqual([length, intake()]);
  const spring = ['', '2027-spring', '?utm_source=x&start=2027-spring', ' Spring 2027'];
  expect(shown()).toEqual(spring);
  await act(async () => linkTo('Autumn 2027').click());
  screen.getByText('Your choice is saved on this device.');
  const autumn = ['', '2027-autumn', '?start=2027-autumn', ' Autumn 2027'];
  expect(shown()).toEqual(autumn);
  await act(async () => history.back());
  await vi.waitFor(() => expect(shown()).toEqual(spring));
  expect(document.title).toContain('Alpha, Spring 2027');
  await act(async () => history.forward());
  await vi.waitFor(() => expect(shown()).toEqual(autumn));
});

it.each([
  ['in a cached page of an earlier day, without a choice', '', '2026-10-31', 'November 2026'],
  ['on a device whose clock is behind the server', undefined, '2027-02-01', 'February 2027'],
])('shows the plan of the later day %s', async (_, sentFor, today, month) => {
  await open(`${alpha}?start=2027-autumn`, { today, ...(sentFor !== undefined && { sentFor }) });
  expect(shown()).toEqual(['', '2027-autumn', '?start=2027-autumn', ' Autumn 2027']);
  expect(ticketText()).toContain(`What families usually do in ${month}:`);
});

it('keeps the scroll position when the plan above grows', async () => {
  const placed = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  placed.mockReturnValue({ bottom: -20, height: 100 } as DOMRect);
  await open(alpha);
  const scroll = vi.spyOn(window, 'scrollBy');
  placed.mockReturnValue({ bottom: 40, height: 160 } as DOMRect);
  await choose('Intake', '2027-autumn');
  expect(scroll.mock.calls).toEqual([[{ top: 60, behavior: 'instant' }]]);
});

it('scrolls to the plan with the submit button, but downloads the calendar natively', async () => {
  await open(`${alpha}?start=2027-autumn`);
  const form = level().form as HTMLFormElement;
  const isLeft = [...form.querySelectorAll('button')].map((submitter) => {
    const options = { bubbles: true, cancelable: true, submitter };
    return fireEvent(form, new SubmitEvent('submit', options));
  });
  expect(isLeft).toEqual([false, true]);
  expect([location.hash, document.activeElement?.id]).toEqual(['#plan', 'plan']);
});

it('offers to share a plan but not to save it if the browser forbids storage', async () => {
  forbidStorage('localStorage');
  await open(`${alpha}?start=2027-autumn`);
  applyInvisible();
  screen.getByRole('button', { name: 'Share this plan' });
  expect(screen.queryByRole('button', { name: 'Save it on this device' })).toBeNull();
});

describe('the share button', () => {
  const link = `${location.origin}${alpha}?start=2027-autumn#plan`;
  const title = 'Alpha, Autumn 2027: the plan, month by month | Quill & Öst’s “Bureau”';
  const copied = 'The link to this plan is copied.';

  it.each([
    ['uses the Web Share API', 'works', true, '', [link, title, title]],
    ['does nothing if cancelled', 'AbortError', true, '', []],
    ['copies the link if rejected', 'NotAllowedError', true, copied, [link]],
    ['copies the link without Web Share', '', true, copied, [link]],
    ['shows the link to copy', '', false, `Copy this link: ${link}`, []],
  ])('shares the plan: %s', async (_, outcome, hasClipboard, message, expected) => {
    const taken: unknown[] = [];
    const clipboard = hasClipboard && { writeText: async (text: string) => taken.push(text) };
    const share = async ({ url, text, title }: ShareData) => {
      if (outcome !== 'works') throw new DOMException('', outcome);
      taken.push(url, text, title);
    };
    await open(`${alpha}?fbclid=1&utm_source=wa`);
    await choose('Intake', '2027-autumn');
    vi.stubGlobal('navigator', { clipboard, ...(outcome && { share }) });
    const button = screen.getByRole('button', { name: 'Share this plan' });
    await act(async () => button.click());
    expect(textOf(only(button.parentElement as Element, '[role="status"]'))).toBe(message);
    expect(taken).toEqual(expected);
  });
});
