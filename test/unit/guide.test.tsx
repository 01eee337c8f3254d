import { readFileSync } from 'node:fs';
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Checklist } from '../../shared/destination/checklist.tsx';
import { sharePage } from '../../shared/plan/share-page.ts';
import { only, textOf } from '../setup/html.ts';
import { comeBack, hydrate } from '../setup/hydrate.tsx';
import { alpha, beta, follow, linkTo, open } from '../setup/site.tsx';

const level = () => only(document, 'select[name="level"]') as HTMLSelectElement;
const intake = () => only(document, 'select[name="start"]') as HTMLSelectElement;

async function choose(select: Element, value: string): Promise<void> {
  await act(async () => fireEvent.change(select, { target: { value } }));
}

/** The choice in the form and in the URL. */
const chosen = () => [level().value, intake().value, location.search];

const ticketText = () => textOf(only(document, 'form [role="status"]'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-22T18:31:00Z'));
});

it('offers the intakes of the chosen level', async () => {
  await open(alpha);
  const offered = () => [...intake().options].map(textOf).join(', ');
  await choose(level(), 'bachelor');
  expect(offered()).toBe('Choose, August 2027, August 2028, August 2029');
  await choose(level(), 'master');
  expect(offered()).toMatch(/^Choose, Spring 2027, Midyear 2027 \(some courses\), August 2027, /);
});

describe('a visitor who chose August 2027 before hydration', () => {
  const before = () => void Object.assign(intake(), { value: '2027-autumn' });
  beforeEach(() => open(alpha, { before }));

  it.each(['visibilitychange', 'pageshow'])('shows the new month after a %s event', (type) => {
    expect(ticketText()).toMatch(/^August 2027, bachelor’s: apply now\. .* in November 2026:/);
    // One minute after midnight in India.
    vi.setSystemTime(new Date('2027-01-31T18:31:00Z'));
    act(() => void document.dispatchEvent(new Event(type, { bubbles: true })));
    expect(ticketText()).toMatch(/bachelor’s: applying late\? .* in February 2027:/);
  });

  it('clears the choice, with a message and the focus on the level', async () => {
    expect(linkTo('Clear my choice').className).not.toContain('invisible');
    await act(async () => linkTo('Clear my choice').click());
    expect(document.activeElement).toBe(level());
    expect(ticketText()).toMatch(/^November 2026: what to apply for next August 2027, bachelor’s/);
    expect(chosen()).toEqual(['', '', '']);
  });
});

/** The choice in the form, in the URL and in the plan. */
const shown = () => [
  ...chosen(),
  textOf(document.querySelector('#plan + div > :first-child') as Element).split(/[.,:]/)[1],
];

it('shows the same choice in form, URLs and plan after a choice, a link, Back and Forward', async () => {
  await open(`${alpha}?utm_source=x#plan`);
  const { length } = history;
  const scroll = vi.spyOn(window, 'scrollTo');
  intake().focus();
  await choose(intake(), '2027-spring');
  expect([history.length, document.activeElement]).toEqual([length, intake()]);
  const spring = ['', '2027-spring', '?utm_source=x&start=2027-spring', ' Spring 2027 (Jan)'];
  expect(shown()).toEqual(spring);
  await act(async () => linkTo('August 2027, bachelor’s').click());
  const query = '?level=bachelor&start=2027-autumn';
  const autumn = ['bachelor', '2027-autumn', query, ' August 2027'];
  expect(shown()).toEqual(autumn);
  expect(scroll).not.toHaveBeenCalled();
  const url = `https://www.fixture.example${alpha}${query}`;
  only(document, `[rel="canonical"][href="${url}"]`);
  only(document, `[property="og:url"][content="${url}"]`);
  only(document, '[name="robots"][content="noindex"]');
  await act(async () => history.back());
  await expect.poll(shown).toEqual(spring);
  expect(document.title).toContain('Alpha, Spring 2027 (Jan)');
  await act(async () => history.forward());
  await expect.poll(shown).toEqual(autumn);
  await choose(level(), '');
  expect(chosen()).toEqual(['', '2027-autumn', '?start=2027-autumn']);
});

it.each([
  ['in a cached page of an earlier day, without a choice', '', '2026-10-31', 'November 2026'],
  ['on a device whose clock is behind the server', undefined, '2027-02-01', 'February 2027'],
])('shows the plan of the later day %s', async (_, sentFor, today, month) => {
  await open(`${alpha}?start=2027-autumn`, { today, ...(sentFor !== undefined && { sentFor }) });
  expect(shown()).toEqual(['', '2027-autumn', '?start=2027-autumn', ' August 2027']);
  expect(ticketText()).toContain(`What families usually do next, in ${month}:`);
});

it('scrolls to the plan with the submit button', async () => {
  await open(`${alpha}?start=2027-autumn`);
  fireEvent.click(screen.getByText('Show my plan'));
  expect([location.hash, document.activeElement?.id]).toEqual(['#plan', 'plan']);
});

describe('sharing a plan', () => {
  const query = '?start=2027-autumn#plan';
  const link = `${location.origin}${alpha}${query}`;
  const title = 'Alpha, August 2027: the plan, month by month | Quill & Öst’s “Bureau”';
  const copied = 'The link to this plan is copied.';

  it.each([
    ['uses the Web Share API', 'works', '', [link, title, title]],
    ['does nothing if cancelled', 'AbortError', '', []],
    ['copies the link if rejected', 'NotAllowedError', copied, [link]],
    ['copies the link without Web Share', '', copied, [link]],
  ])('%s', async (_, outcome, message, expected) => {
    const taken: unknown[] = [];
    const clipboard = { writeText: async (text: string) => taken.push(text) };
    const share = async ({ url, text, title }: ShareData) => {
      if (outcome !== 'works') throw new DOMException('', outcome);
      taken.push(url, text, title);
    };
    history.replaceState(null, '', `${alpha}?fbclid=1&start=2027-autumn&utm_source=wa`);
    document.title = title;
    vi.stubGlobal('navigator', { clipboard, ...(outcome && { share }) });
    expect(await sharePage(query)).toBe(message);
    expect(taken).toEqual(expected);
  });

  it('shows the link to copy, without other parameters, next to the button', async () => {
    await open(`${alpha}?fbclid=1&start=2027-autumn&utm_source=wa`);
    vi.stubGlobal('navigator', {});
    const button = screen.getByText('Share this plan');
    expect(button.className).not.toContain('invisible');
    await act(async () => button.click());
    screen.getByText(`Copy this link: ${link}`, { selector: '[role="status"]' });
  });
});

it('stores ticks separately for each list and country', async () => {
  await open(alpha);
  fireEvent.click(screen.getByLabelText('Offer from Alpha'));
  fireEvent.click(screen.getByLabelText(/^Passport for Alpha/));
  // Other names would lose the ticks that visitors have stored.
  const stored = Object.keys(localStorage).toSorted();
  expect(stored).toEqual(['kept:ticks-alpha-application', 'kept:ticks-alpha-visa']);
  const ticked = () => document.querySelectorAll(':checked[type="checkbox"]').length;
  await follow('Beta Islands');
  expect(ticked()).toBe(0);
  await follow('Alpha');
  expect(ticked()).toBe(2);
});

/** Visible documents for a level, with their ticks. Documents for both levels name the country. */
function documents(): readonly string[] {
  const labels = [...document.querySelectorAll('li:not([hidden]) > label')];
  const shown = labels.filter((label) => !label.textContent?.includes('Beta Islands'));
  return shown.map((label) => textOf(label) + (label.querySelector(':checked') ? ', ticked' : ''));
}

it('hides documents for the other level, and shows all with their ticks after clearing', async () => {
  await open(beta);
  fireEvent.click(screen.getByLabelText(/^School report/));
  await choose(level(), 'master');
  expect(documents()).toEqual(['First degree']);
  await follow('Clear my choice');
  expect(documents()).toEqual([
    'School report (for a bachelor’s), ticked',
    'First degree (for a master’s or PhD)',
    'School fees (for a bachelor’s)',
  ]);
});

const both = ['Passport', 'Mark sheets'];

/** Shows a list of documents, and unmounts the previous one. */
function showList(names = both, beforeHydration?: () => void): void {
  const documents = names.map((name) => ({ id: `id-of-${name}`, name }));
  const list = (
    <MemoryRouter>
      <Checklist id="documents-application" documents={documents} storedAs="alpha-application" />
    </MemoryRouter>
  );
  hydrate(list, beforeHydration);
}

/** Stores a tick as another tab does. */
const tickElsewhere = (name: string) =>
  localStorage.setItem('kept:ticks-alpha-application', `["id-of-${name}"]`);

const tick = (name: string) => fireEvent.click(screen.getByLabelText(name));
const tickMarks = () => tick('Mark sheets');

function ticked(): readonly string[] {
  const boxes = screen.queryAllByRole<HTMLInputElement>('checkbox', { checked: true });
  return boxes.map(({ labels }) => labels?.[0]?.textContent?.trim() ?? '');
}

it('restores ticks by document ID until the last one is removed', () => {
  showList();
  tick('Passport');
  showList(['Offer', 'Mark sheets', 'Passport']);
  expect(ticked()).toEqual(['Passport']);
  tick('Passport');
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['ticks made before hydration', () => [tickElsewhere('Passport'), showList(both, tickMarks)]],
  // The tab has missed the event of another one.
  ['ticks of two tabs', () => [showList(), tickElsewhere('Passport'), tickMarks()]],
])('keeps the stored ticks with %s', (_, change) => {
  change();
  showList();
  expect(ticked()).toEqual(both);
});

it.each(['no JSON', '{"passport":true}'])('ignores stored ticks %s', (ticks) => {
  localStorage.setItem('kept:ticks-alpha-application', ticks);
  showList();
  expect(ticked()).toEqual([]);
});

it('clears the ticks with the button, announces it, and restores none later', () => {
  const announcer = document.body.appendChild(document.createElement('p'));
  announcer.id = 'announcer';
  showList(both, tickMarks);
  fireEvent.click(screen.getByRole('button', { name: /^Clear ticks/ }));
  expect([ticked(), announcer.textContent]).toEqual([[], 'Ticks cleared']);
  showList();
  expect(ticked()).toEqual([]);
});

it.each([
  ['receives the event', () => dispatchEvent(new StorageEvent('storage'))],
  ['returns from the back/forward cache', comeBack],
])('shows another tab’s tick in a tab that %s', (_, happens) => {
  showList();
  tickElsewhere('Mark sheets');
  happens();
  expect(ticked()).toEqual(['Mark sheets']);
});

it('shows that ticks are stored on this device, unless storage is full', () => {
  // The style of the class `invisible`, which alone hides an element.
  const rules = readFileSync('client/styles/utilities.css', 'utf8');
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = /\.invisible .*?\}/s.exec(rules)?.[0] ?? '';
  const note = () => getComputedStyle(screen.getByText(/^Ticks are kept on this device only/));
  showList();
  expect(note().visibility).not.toBe('hidden');
  const withoutRoom = Object.create(localStorage, { setItem: {} });
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(withoutRoom);
  showList(both, tickMarks);
  expect([ticked(), note().visibility]).toEqual([['Mark sheets'], 'hidden']);
});
