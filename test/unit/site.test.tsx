import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useView } from '../../client/navigation/use-view.ts';
import { only, textOf } from '../setup/html.ts';
import { alpha, beta, follow, heading, linkTo, open, wait } from '../setup/site.tsx';

vi.mock('../../client/navigation/use-view.ts', { spy: true });

describe('a link to another page', () => {
  beforeEach(async () => {
    await open('/?utm_source=x');
    vi.spyOn(window, 'scrollY', 'get').mockReturnValueOnce(700);
    await follow('Beta Islands');
  });

  it('updates title, description and canonical URL with the server’s origin', () => {
    expect(document.title).toBe('Study in Beta Islands | Quill & Öst’s “Bureau”');
    only(document, 'meta[content="A description of the page about Beta Islands."]');
    // The document's own origin is localhost.
    only(document, `[rel="canonical"][href="https://www.fixture.example${beta}"]`);
  });

  it('focuses the heading, without an announcement', async () => {
    expect(document.activeElement).toBe(heading());
    await wait(8_000);
    expect(document.querySelector('[aria-live]')?.textContent).toBe('');
  });

  it('focuses the heading on Back, and restores scroll positions on Back and Forward', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    vi.spyOn(window, 'scrollY', 'get').mockReturnValueOnce(300);
    dispatchEvent(new Event('scroll'));
    await wait(300);
    await act(async () => history.back());
    // happy-dom goes back asynchronously.
    await wait(100);
    expect(heading().textContent).toBe('First line of the tagline. Second line of it. ');
    expect(document.activeElement).toBe(heading());
    expect(scroll).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
    await act(async () => history.forward());
    await wait(100);
    expect(scroll).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
  });
});

it('shows the first screen of another page before the rest', async () => {
  await open('/');
  const countFooters = vi.fn(() => document.querySelectorAll('footer').length);
  document.addEventListener('focusin', countFooters, { once: true });
  await follow('Beta Islands');
  // On the new page's heading.
  expect(countFooters.mock.results.map(({ value }) => value)).toEqual([0]);
});

const title = 'Quill & Öst’s “Bureau” | home of the fixture';

it.each([
  ['/', 'Ask us about Alpha and Beta Islands', '#enquiry', ''],
  ['/', 'Ask us about marks', '#enquiry-course', ''],
  [alpha, 'Ask us about the Alpha Republic', '#enquiry', title],
  [alpha, 'Privacy', 'details:has(#privacy) > summary', title],
  [alpha, 'Questions for every country', '#families', title],
])('focuses at %s the target of “%s”, %s, and announces a new page', async (...row) => {
  const [path, name, target, announced] = row;
  await open(path);
  await follow(name);
  expect(document.activeElement).toBe(only(document, target));
  expect(textOf(only(document, '#announcer'))).toBe(announced);
});

const plan = `${alpha}?level=master&start=2027-spring`;

it.each([
  ['/', 'Ask us about Alpha and Beta Islands', 'Alpha and Beta Islands', ''],
  [plan, 'Ask us about this plan', 'Alpha', 'Master’s or PhD, Spring 2027: '],
])('fills in the form with the topic of a link at %s', async (path, name, country, course) => {
  await open(path);
  await follow(name);
  const fields = [/^Where to/, /^What to learn/].map((label) => screen.getByLabelText(label));
  expect(fields).toMatchObject([{ value: country }, { value: course }]);
});

it('shows the board of the later day on a cached home page', async () => {
  await open('/', { today: '2026-10-31' });
  screen.getByText(/^November 2026: what to apply for next/);
});

it('returns scroll restoration to the browser when a page is left', async () => {
  await open(alpha);
  await wait(1_000);
  const states = ['focus', 'pagehide', 'pageshow'].map((type) => {
    dispatchEvent(new Event(type));
    return history.scrollRestoration;
  });
  expect(states).toEqual(['manual', 'auto', 'manual']);
});

describe('an error that escapes the application', () => {
  const text = () => document.querySelector('main')?.textContent;
  const isLeftToBrowser = (link: Element) => fireEvent.click(link);

  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

  afterEach(() => {
    // Before the checks, so that a failure does not break the tests that follow.
    vi.mocked(useView).mockReset();
    const printed = vi.mocked(console.error).mock.calls.splice(0);
    expect(printed).not.toEqual([]);
  });

  /** Makes the next rendering throw. React's `act` would rethrow the error itself. */
  function breakRendering(): void {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    vi.mocked(useView).mockImplementation(() => {
      throw new Error('A paragraph is missing.');
    });
  }

  async function followToFailure(): Promise<void> {
    await open('/');
    breakRendering();
    linkTo('Beta Islands').click();
    await expect.poll(() => heading().textContent).toBe('Heading of an error');
  }

  it('shows the error view if the page of a followed link throws', async () => {
    await followToFailure();
    const words = 'Heading of an errorIt has stopped.What helps.Load again';
    expect(heading().parentElement?.textContent).toContain(words);
    dispatchEvent(new Event('pageshow'));
    const given = [document.activeElement, document.title, history.scrollRestoration];
    expect(given).toEqual([heading(), 'It has stopped.', 'auto']);
    expect(text()).not.toMatch(/paragraph is missing|\.tsx|\/test\//);
    expect([...document.querySelectorAll('main a')].map(isLeftToBrowser)).not.toContain(false);
  });

  it('offers to reload the page or go back', async () => {
    await followToFailure();
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
    expect(reload).toHaveBeenCalledTimes(1);
    reload.mockClear();
    dispatchEvent(new Event('popstate'));
    expect(reload).not.toHaveBeenCalled();
    history.back();
    await expect.poll(() => reload).toHaveBeenCalled();
  });

  it.each([
    ['hydration throws', breakRendering],
    // Every effect that registers event listeners.
    ['several effects throw', () => vi.stubGlobal('AbortController', undefined)],
  ])('leaves the served HTML if %s', async (_, breakApplication) => {
    const html = () => document.getElementById('root')?.innerHTML;
    const before = vi.fn(() => {
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
      breakApplication();
      return { sent: html(), root: document.getElementById('root') };
    });
    await open('/', { before });
    await expect.poll(() => vi.mocked(console.error).mock.calls).not.toEqual([]);
    const { sent, root } = before.mock.results[0]?.value ?? {};
    // React clears its root once more if an update was scheduled before the error.
    root.replaceChildren();
    expect(html()).toBe(sent);
    expect(isLeftToBrowser(linkTo('Beta Islands'))).toBe(true);
  });

  it('leaves the first page on the screen if rendering throws after hydration', async () => {
    await open(alpha);
    const before = text();
    breakRendering();
    const level = screen.getByLabelText<HTMLSelectElement>('Level');
    level.value = 'master';
    // Not by `fireEvent`, which would rethrow the error.
    level.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => vi.mocked(console.error).mock.calls).not.toEqual([]);
    expect(text()).toBe(before);
  });
});

it('follows links if Safari rejects more than 100 history changes in 30 s', async () => {
  await open('/');
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('More than 100 changes in 30 s', 'SecurityError');
  });
  await follow('Beta Islands');
  expect(heading().textContent).toBe('Study in Beta Islands');
});

// Includes the day after a deadline and a leap day.
it.each([
  ['2027-01-14', `${alpha}?level=bachelor&start=2028-autumn`],
  ['2028-02-29', `${beta}?start=2028-mid-year`],
])('hydrates without changes on %s the page %s', async (today, path) => {
  // One minute before midnight in India.
  vi.setSystemTime(new Date(`${today}T18:29:00Z`));
  const text = () => document.querySelector('main')?.textContent;
  const before = vi.fn(text);
  await open(path, { today, before });
  expect(before.mock.results).toEqual([{ type: 'return', value: text() }]);
});

it('keeps the served HTML at another URL, as in an archive', async () => {
  await open('/', { before: () => history.replaceState(null, '', '/archive/home') });
  expect(hydrateRoot).not.toHaveBeenCalled();
});

describe('a page that an extension changed before hydration', () => {
  function write(): void {
    const disclosure = '<details><summary>Hint</summary></details>';
    const hint = `<a href="/hint">Hint</a>${disclosure}<select><option selected>English</option></select><label><input type="checkbox"> Translate</label>`;
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', hint);
  }
  const box = () => document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')[1];

  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

  // React has reported the difference.
  afterEach(() => expect(vi.mocked(console.error).mock.calls.splice(0)).not.toEqual([]));

  it('keeps and stores ticks, and keeps the choice', async () => {
    const before = () => {
      Object.assign(box() ?? {}, { checked: true });
      (only(document, '[name="start"]') as HTMLSelectElement).value = '2027-autumn';
      write();
    };
    await open(alpha, { before });
    expect(location.search).toBe('?start=2027-autumn');
    await open(alpha, { before: write });
    expect(box()?.checked).toBe(true);
  });

  it('keeps typed text', async () => {
    const field = () => screen.getByLabelText<HTMLInputElement>('Who writes');
    const before = () => {
      field().value = 'Zoë';
      write();
    };
    await open('/', { before });
    expect([field().value, location.search]).toEqual(['Zoë', '']);
  });
});
