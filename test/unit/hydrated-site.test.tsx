// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreDetails } from '../../client/navigation/history-state.ts';
import { useView } from '../../client/navigation/use-view.ts';
import { reportProblem } from '../../client/report-problem.ts';
import { loadPage } from '../../shared/load-page.ts';
import type { Page } from '../../shared/page.ts';
import { findRoute, homeRoute } from '../../shared/routes.ts';
import { textOf } from '../setup/html.ts';
import { saveData } from '../setup/hydrate.tsx';
import { isHydrated, linkTo, openSite } from '../setup/site.tsx';

// A page reports its first problem alone (entry.test.ts).
vi.mock('../../client/report-problem.ts', { spy: true });

// As it is, but some tests let a page wait, fail or throw.
vi.mock('../../shared/load-page.ts', { spy: true });
vi.mock('../../client/navigation/use-view.ts', { spy: true });

const below = '/site/study-destination';
const alpha = `${below}/alpha`;
const beta = `${below}/beta`;
const user = userEvent.setup({
  advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds),
});

/** Opens a page of the fixture site. What is asked for from now on is not the page itself. */
async function open(path: string, before?: () => void): Promise<void> {
  await openSite(path, before && { before });
  vi.mocked(loadPage).mockClear();
}

/** From now on whichever page is asked for comes at the end of these milliseconds, as the page about Beta. */
async function delayPages(milliseconds: number): Promise<void> {
  const page = await loadPage(findRoute(beta) ?? homeRoute);
  vi.mocked(loadPage).mockReturnValue(
    new Promise((resolve) => setTimeout(resolve, milliseconds, page)),
  );
}

async function wait(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Follows a link, and waits for the modules of its page. */
async function follow(name: string): Promise<void> {
  await user.click(linkTo(name));
  await act(() => vi.dynamicImportSettled());
}

async function go(steps: -1 | 1): Promise<void> {
  await act(async () => history.go(steps));
  // These documents go a moment later.
  await wait(100);
}

const announced = () => document.querySelector('[aria-live]')?.textContent;
const heading = () => screen.getByRole('heading', { level: 1, hidden: true });
const isBusy = () => document.getElementById('root')?.getAttribute('aria-busy');
const pathsAskedFor = () => vi.mocked(loadPage).mock.calls.map(([{ path }]) => path);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(loadPage).mockReset();
  vi.mocked(reportProblem).mockReset().mockReturnValue();
});

describe('a link to another page', () => {
  beforeEach(async () => {
    await open('/');
    await follow('Beta Islands');
  });

  it('gives the head what the page would have been sent with, at the origin that the server wrote', () => {
    // Here the address bar has another origin: localhost.
    expect(document.title).toBe('Study in Beta Islands | Quill & Öst’s “Bureau”');
    const description = document.querySelector('meta[name="description"]');
    expect(description).toHaveProperty('content', 'A description of the page about Beta Islands.');
    const canonical = document.querySelector('link[rel="canonical"]');
    expect(canonical?.getAttribute('href')).toBe(`https://www.fixture.example${beta}`);
  });

  it('has its heading read by focusing it, and nothing said of its way', async () => {
    expect(document.activeElement).toBe(heading());
    await wait(8_000);
    expect([announced(), isBusy()]).toEqual(['', null]);
  });

  it('is undone by Back, which announces the page before by its title, and Forward restores the focus', async () => {
    linkTo('Gamma').focus();
    await wait(300);
    const scroll = vi.spyOn(window, 'scrollTo');
    await go(-1);
    expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    expect(heading().textContent).toBe('First line of the tagline. Second line of it. ');
    expect(announced()).toBe('Quill & Öst’s “Bureau” | home of the fixture');
    await go(1);
    expect(document.activeElement).toBe(linkTo('Gamma'));
  });
});

describe('a page that is on its way', () => {
  beforeEach(async () => {
    await open('/?a=1');
    await delayPages(2_000);
    await follow('Beta Islands');
  });

  it('is shown as such after 300 ms, announced by its name after a second, and neither once it has arrived', async () => {
    await wait(299);
    expect(isBusy()).toBe(null);
    await wait(1);
    expect(isBusy()).toBe('true');
    await wait(699);
    expect(announced()).toBe('');
    await wait(1);
    expect(announced()).toBe('Loading Beta Islands');
    await wait(1_000);
    expect([announced(), isBusy()]).toEqual(['', null]);
    // Its own sections are linked, not those of the page before.
    await follow('How We Help');
    expect(location.pathname).toBe(beta);
  });

  it('is not shown, nor announced, once the visitor has gone back to the page that is there', async () => {
    await wait(1_000);
    await go(-1);
    await wait(2_000);
    expect(heading().textContent).toContain('First line of the tagline.');
    expect(announced()).toBe('');
  });

  it('is read from its heading where it came after the visitor had left it, and is gone back to', async () => {
    await follow('Get in touch');
    await wait(2_000);
    const scroll = vi.spyOn(window, 'scrollTo');
    await go(-1);
    expect(location.pathname).toBe(beta);
    expect(document.activeElement).toBe(heading());
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('is not shown once the visitor has followed a link to a section of the page that is there, which is shown and has the focus', async () => {
    const show = vi.spyOn(Element.prototype, 'scrollIntoView');
    await follow('Get in touch');
    expect(show.mock.calls).toEqual([[{ behavior: 'instant' }]]);
    expect(document.activeElement?.id).toBe('get-in-touch');
    expect(location.href).toBe(`${location.origin}/?a=1#get-in-touch`);
    await wait(2_000);
    expect(heading().textContent).toContain('First line of the tagline.');
  });
});

describe('a page that does not come', () => {
  /** What the browser itself is asked to load. */
  const loaded = () => vi.mocked(location.replace).mock.calls.flat();

  beforeEach(async () => {
    vi.spyOn(location, 'replace').mockReturnValue();
    await open('/');
  });

  it('is loaded by the browser at once where its scripts fail, and counted', async () => {
    vi.mocked(loadPage).mockRejectedValue(new TypeError('Failed to fetch'));
    await follow('Beta Islands');
    await wait(0);
    expect(loaded()).toHaveLength(1);
    await wait(8_000);
    expect(loaded()).toEqual([location.origin + beta]);
    // From an address that differs by its hash alone the browser would load nothing.
    expect(location.href).toBe(`${location.origin}${beta}?`);
    expect(vi.mocked(reportProblem).mock.calls).toEqual([['page-module']]);
  });

  it('is loaded by the browser after 8 s where they neither come nor fail', async () => {
    await delayPages(60_000);
    await follow('Beta Islands');
    await wait(7_999);
    expect(loaded()).toEqual([]);
    await wait(1);
    expect(loaded()).toEqual([location.origin + beta]);
  });
});

describe('what is fetched beforehand', () => {
  const gamma = `${below}/gamma`;
  const loseNetwork = () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  it.each([
    { name: 'where most go from here', prepare: () => undefined, paths: [alpha, gamma] },
    { name: 'nothing by itself for a visitor who saves data', prepare: saveData, paths: [] },
    { name: 'nothing where the browser says it has no network', prepare: loseNetwork, paths: [] },
  ])('is, once the browser is idle, $name', async ({ prepare, paths }) => {
    prepare();
    await open(beta);
    expect(pathsAskedFor()).toEqual([]);
    await wait(200);
    expect(pathsAskedFor()).toEqual(paths);
  });

  it.each([
    { name: 'points at', intent: (link: Element) => fireEvent.pointerOver(link) },
    { name: 'focuses', intent: (link: Element) => fireEvent.focusIn(link) },
    { name: 'touches', intent: (link: Element) => fireEvent.touchStart(link) },
  ])('is a page with its picture when somebody $name a link to it', async ({ intent }) => {
    // React sets attributes: this is what is fetched for no element.
    const pictures = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
    await open(beta);
    intent(linkTo('Gamma'));
    await act(() => vi.dynamicImportSettled());
    expect(pathsAskedFor()).toEqual([gamma]);
    expect(pictures.mock.calls).toEqual([[expect.stringMatching(/^\/assets\/gamma-/)]]);
  });
});

describe('an error that escapes the application', () => {
  let home: Page;
  const failures = {
    content: () => vi.mocked(loadPage).mockResolvedValue({ ...home, Content: fail }),
    title: () => vi.mocked(loadPage).mockResolvedValue({ ...home, titleOf: fail }),
    hook: () => vi.mocked(useView).mockImplementation(fail),
  };
  const text = () => document.querySelector('main')?.textContent;
  const isLeftToBrowser = (link: Element) => fireEvent.click(link);

  beforeEach(async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    home = await loadPage(homeRoute);
  });

  afterEach(() => {
    expect(vi.mocked(reportProblem).mock.calls).toEqual([['rendering']]);
    expect(console.error).toHaveBeenCalled();
    vi.mocked(console.error).mockClear();
    vi.mocked(useView).mockReset();
  });

  /** Lets the next rendering throw. React's `act` itself would take the error. */
  function breakPart(part: keyof typeof failures): void {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    failures[part]();
  }

  async function followToFailure(part: keyof typeof failures): Promise<void> {
    await open('/');
    breakPart(part);
    linkTo('Beta Islands').click();
    await vi.waitFor(() => expect(heading().textContent).toBe('Heading of an error'));
  }

  it.each(['content', 'title', 'hook'] as const)(
    'shows the error view if the %s of a followed link throws',
    async (part) => {
      await followToFailure(part);
      const words = 'Heading of an errorIt has stopped.What helps.Load againClear and load';
      expect(heading().parentElement?.textContent).toContain(words);
      expect([document.activeElement, document.title]).toEqual([heading(), 'It has stopped.']);
      expect(text()).not.toMatch(/paragraph is missing|\.tsx|\/test\//);
      expect([...document.querySelectorAll('main a')].map(isLeftToBrowser)).not.toContain(false);
    },
  );

  it('offers to load the page again, to clear what is stored, and Back', async () => {
    await followToFailure('content');
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
    expect(reload).toHaveBeenCalledTimes(1);
    localStorage.setItem('kept:ticks-alpha-visa', '[]');
    fireEvent.click(screen.getByRole('button', { name: 'Clear and load' }));
    expect([reload.mock.calls.length, localStorage.length]).toEqual([2, 0]);
    reload.mockClear();
    history.back();
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  });

  it.each(['content', 'title', 'hook'] as const)(
    'leaves the served HTML if the %s throws during hydration',
    async (part) => {
      const html = () => document.getElementById('root')?.innerHTML;
      let sent: string | undefined;
      const before = () => {
        sent = html();
        breakPart(part);
      };
      await openSite('/', { before });
      await vi.waitFor(() => expect(reportProblem).toHaveBeenCalled());
      expect(html()).toBe(sent);
      expect(isLeftToBrowser(linkTo('Beta Islands'))).toBe(true);
    },
  );

  it('leaves the first page on the screen if it throws after hydration', async () => {
    await open(alpha);
    const before = text();
    breakPart('hook');
    const level = screen.getByLabelText<HTMLSelectElement>('Level');
    level.value = 'master';
    level.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => expect(reportProblem).toHaveBeenCalled());
    expect(text()).toBe(before);
  });
});

function fail(): never {
  throw new Error('A paragraph is missing.');
}

it('a page that is left gives the scroll position back to the browser; a question that is opened is open after a reload, also where a choice has changed how many folds there are', async () => {
  await open(alpha);
  const question = () => screen.getByText('Question after an offer?').closest('details');
  question()?.setAttribute('open', '');
  await wait(1_000);
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
  const { state } = history;
  await open(`${alpha}?level=bachelor`, () => {
    history.replaceState(state, '');
    restoreDetails();
  });
  expect([...document.querySelectorAll('details[open]')]).toEqual([question()]);
});

it('beside the hours stands whether somebody is there, to the minute, also after the page was out of sight', async () => {
  vi.setSystemTime(new Date('2026-11-23T08:59:30+05:30'));
  await open('/');
  const isThere = () => document.querySelector('address b')?.textContent;
  expect(isThere()).toBe('Closed now: opens today at 9 am.');
  await wait(60_000);
  expect(isThere()).toBe('Open now, until 5:30 pm.');
  // Of the same day: on another the whole page is shown anew.
  vi.setSystemTime(new Date('2026-11-23T17:30+05:30'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(isThere()).toBe('Closed now: opens on Tuesday at 9 am.');
});

it('links lead on where Safari refuses to change the history once more, also to a page whose scripts fail', async () => {
  await open('/');
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('More than 100 changes in 30 s', 'SecurityError');
  });
  await follow('Beta Islands');
  expect(heading().textContent).toBe('Study in Beta Islands');
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  vi.mocked(loadPage).mockRejectedValue(new TypeError('Failed to fetch'));
  await follow('Alpha');
  expect(reload).toHaveBeenCalledTimes(1);
});

// The months of their steps, a leap day, a last day and the day after, the turn of a year.
it.each(['2026-11-23', '2026-12-31', '2027-01-13', '2027-01-14', '2027-09-30', '2028-02-29'])(
  'on %s nothing that a guide was sent with changes in hydration, with and without a choice',
  async (today) => {
    // One minute before midnight in India.
    vi.setSystemTime(new Date(`${today}T18:29:00Z`));
    const text = () => document.querySelector('main')?.textContent;
    const choices = ['', '?level=bachelor&start=2028-autumn', '?start=1'];
    const paths = [...choices.map((query) => `alpha${query}`), 'beta?level=master&start=2028-july'];
    for (const path of paths) {
      const before = vi.fn(text);
      await openSite(`${below}/${path}`, { today, before });
      expect(before.mock.results).toEqual([{ type: 'return', value: text() }]);
    }
    expect(reportProblem).not.toHaveBeenCalled();
  },
);

it('a page at another address, as in an archive, stays as it was sent', async () => {
  await open('/', () => history.replaceState(null, '', '/archive/home'));
  expect(isHydrated()).toBe(false);
  expect(reportProblem).not.toHaveBeenCalled();
});

it('a first page whose modules fail stays as it was sent, and is counted', async () => {
  await open('/', () => vi.mocked(loadPage).mockRejectedValueOnce(new TypeError('Failed')));
  expect(isHydrated()).toBe(false);
  expect(vi.mocked(reportProblem).mock.calls).toEqual([['page-module']]);
});

it('a tick belongs to its list and its country', async () => {
  await open(alpha);
  await user.click(screen.getByRole('checkbox', { name: 'Offer from Alpha' }));
  const ticked = () => screen.queryAllByRole('checkbox', { checked: true }).length;
  await follow('Beta Islands');
  expect(ticked()).toBe(0);
  await follow('Alpha');
  expect(ticked()).toBe(1);
});

/** The documents that a visitor sees, and whether each is ticked; not those for everybody, which name the country. */
function documents(): readonly string[] {
  const labels = [...document.querySelectorAll('li:not([hidden]) > label')];
  const shown = labels.filter((label) => !label.textContent?.includes('Beta Islands'));
  return shown.map((label) => textOf(label) + (label.querySelector(':checked') ? ', ticked' : ''));
}

it('who plans for one level sees no documents for the other one, and all, with their ticks, once that is cleared', async () => {
  await open(beta);
  await user.click(screen.getByRole('checkbox', { name: /^School report/ }));
  await user.selectOptions(screen.getByLabelText('Level'), 'master');
  expect(documents()).toEqual(['First degree']);
  await follow('Clear my choice');
  expect(documents()).toEqual([
    'School report (for a bachelor’s), ticked',
    'First degree (for a master’s or PhD)',
    'School fees (for a bachelor’s)',
  ]);
});

describe('stored values of a wrong shape', () => {
  const choice = 'kept:choice-alpha';

  it.each([
    { key: 'kept:enquiry', path: '/', values: ['{"values":{"name":{"toString":1}},"begunAt":1}'] },
    { key: 'kept:drafts', path: '/', values: ['[[{"toString":1},0]]', '{"length":9}'] },
    { key: 'kept:compared', path: '/', values: ['["alpha","alpha"]', '[{},{}]'] },
    { key: 'kept:flight-paused', path: '/', values: ['"yes"'] },
    { key: choice, path: alpha, values: ['{"level":"pg","start":""}', '{"level":{"toString":1}}'] },
    { key: 'kept:ticks-alpha-application', path: alpha, values: ['{"passport":true}', '[{}]'] },
  ])('at $key are ignored on $path, which is hydrated', async ({ key, path, values }) => {
    const storage = /ticks|choice|drafts/.test(key) ? localStorage : sessionStorage;
    const changes = vi.spyOn(history, 'replaceState');
    for (const value of values) {
      storage.setItem(key, value);
      changes.mockClear();
      await open(path);
      await wait(1_000);
      expect(changes.mock.calls.length).toBeLessThan(4);
      expect([isHydrated(), heading().isConnected, location.search]).toEqual([true, true, '']);
    }
    expect(reportProblem).not.toHaveBeenCalled();
  });

  it('are removed from the choice of a country', async () => {
    for (const value of ['{"level":"pg","start":""}', '{"level":"","start":"1999-spring"}', '7']) {
      localStorage.setItem(choice, value);
      await open(alpha);
      expect(localStorage.getItem(choice)).toBe(null);
    }
  });

  it('of `history.state` are ignored', async () => {
    for (const view of [{ scrollY: 'top', focus: {}, open: 3 }, [[]], 'x', { open: [{}] }]) {
      await open('/', () => history.replaceState({ view }, ''));
      expect(isHydrated()).toBe(true);
    }
    expect(reportProblem).not.toHaveBeenCalled();
  });
});

it('loads the plan of a stored or chosen level if Safari rejects its URL', async () => {
  await open(alpha);
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('More than 100 changes in 30 s', 'SecurityError');
  });
  const load = vi.spyOn(location, 'replace').mockReturnValue();
  fireEvent.change(screen.getByLabelText('Level'), { target: { value: 'master' } });
  expect(load.mock.calls).toEqual([[`${alpha}?level=master`]]);
});

describe('a page into which an extension has written before the scripts came', () => {
  function write(): void {
    const fold = '<details><summary>Hint</summary></details>';
    const hint = `<a href="/hint">Hint</a>${fold}<select><option selected>English</option></select><label><input type="checkbox"> Translate</label>`;
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', hint);
  }
  const box = () => screen.getAllByRole<HTMLInputElement>('checkbox')[1];
  const question = () => document.querySelector('.questions details');

  beforeEach(async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(HTMLElement.prototype, 'focus');
    await open(alpha, () => {
      Object.assign(box() ?? {}, { checked: true });
      question()?.setAttribute('open', '');
      question()?.querySelector('summary')?.focus();
      for (const field of document.querySelectorAll('select')) field.selectedIndex = 1;
      write();
    });
  });

  it('is counted, since React had to render it anew, and keeps what was opened and focused before, and what was ticked and chosen for later, too', async () => {
    expect(vi.mocked(reportProblem).mock.calls).toEqual([['hydration']]);
    expect([...document.querySelectorAll('.questions [open]')]).toEqual([question()]);
    expect(document.activeElement).toBe(question()?.querySelector('summary'));
    // Who has scrolled on since stays there.
    expect(HTMLElement.prototype.focus).toHaveBeenLastCalledWith({ preventScroll: true });
    await open(alpha, write);
    expect(box()?.checked).toBe(true);
    expect(location.search).toBe('?level=bachelor&start=2027-autumn');
  });

  afterEach(() => vi.mocked(console.error).mockClear());

  it('keeps the focus on a link, and what was typed before, for later, too', async () => {
    await open('/', () => {
      Object.assign(screen.getByLabelText('Who writes'), { value: 'Zoë' });
      linkTo('Beta Islands').focus();
      write();
    });
    expect(document.activeElement).toBe(linkTo('Beta Islands'));
    await open('/');
    expect(screen.getByLabelText<HTMLInputElement>('Who writes').value).toBe('Zoë');
  });
});
