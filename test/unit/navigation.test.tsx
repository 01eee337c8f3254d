import { act, fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPage } from '../../shared/load-page.ts';
import { only } from '../setup/html.ts';
import { saveData } from '../setup/hydrate.tsx';
import { alpha, beta, delayPages, follow, heading, linkTo, open, wait } from '../setup/site.tsx';

const announced = () => document.querySelector('[aria-live]')?.textContent;
const isBusy = () => document.getElementById('root')?.getAttribute('aria-busy');
const requestedPaths = () => vi.mocked(loadPage).mock.calls.map(([{ path }]) => path);

/** Goes back. happy-dom does so asynchronously. */
async function goBack(): Promise<void> {
  await act(async () => history.back());
  await wait(100);
}

describe('a link to another page', () => {
  beforeEach(async () => {
    await open('/');
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
    expect([announced(), isBusy()]).toEqual(['', null]);
  });

  it('focuses the previous page’s heading on Back, and restores its scroll position', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    await goBack();
    expect(heading().textContent).toBe('First line of the tagline. Second line of it. ');
    expect(document.activeElement).toBe(heading());
    expect(scroll).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
  });
});

describe('a page that is loading', () => {
  beforeEach(async () => {
    await open('/?a=1');
    await delayPages(2_000);
    await follow('Beta Islands');
  });

  it('is marked busy after 300 ms and announced after a second, until it has loaded', async () => {
    const states = [];
    for (const step of [299, 1, 699, 1, 1_000]) {
      await wait(step);
      states.push(`${isBusy()} ${announced()}`);
    }
    expect(states).toEqual(['null ', 'true ', 'true ', 'true Loading Beta Islands', 'null ']);
  });

  it('follows links to its sections only once it has loaded', async () => {
    await wait(2_000);
    await follow('How We Help');
    expect(location.pathname).toBe(beta);
  });

  it('is neither shown nor announced after Back', async () => {
    await wait(1_000);
    await goBack();
    await wait(2_000);
    expect(heading().textContent).toContain('First line of the tagline.');
    expect(announced()).toBe('');
  });

  it('has its heading focused on Back if it loaded after the visitor left', async () => {
    await follow('Get in touch');
    await wait(2_000);
    const scroll = vi.spyOn(window, 'scrollTo');
    await goBack();
    expect(location.pathname).toBe(beta);
    expect(document.activeElement).toBe(heading());
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('is abandoned for a section link, whose target is scrolled to and focused', async () => {
    const show = vi.spyOn(Element.prototype, 'scrollIntoView');
    // Its default action would change the URL of the page that is still loading.
    expect(fireEvent.click(linkTo('Get in touch'))).toBe(false);
    await wait();
    expect(show.mock.calls).toEqual([[{ behavior: 'instant' }]]);
    expect(document.activeElement?.id).toBe('get-in-touch');
    expect(location.href).toBe(`${location.origin}/?a=1#get-in-touch`);
    await wait(2_000);
    expect(heading().textContent).toContain('First line of the tagline.');
  });
});

it('loads the styles of guides once, before it shows a guide after the home page', async () => {
  await open('/');
  // As a browser's translation adds one.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet' }));
  const append = vi.spyOn(document.head, 'append').mockReturnValue();
  await follow('Beta Islands');
  expect(heading().textContent).toContain('First line of the tagline.');
  const [link] = append.mock.lastCall as [Element];
  append.mockRestore();
  document.head.append(link);
  await wait();
  expect(heading().textContent).toBe('Study in Beta Islands');
  await follow('Alpha');
  expect(only(document, '[rel="stylesheet"][href]').getAttribute('href')).toMatch(/destination-1/);
});

describe('prefetching', () => {
  const gamma = alpha.replace('alpha', 'gamma');
  const loseNetwork = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  it.each([
    ['the pages most visited from here', () => undefined, [alpha, gamma]],
    ['nothing for a visitor who saves data', saveData, []],
    ['nothing while offline', loseNetwork, []],
  ])('prefetches when the browser is idle: %s', async (_, prepare, paths) => {
    prepare();
    await open(beta);
    expect(requestedPaths()).toEqual([]);
    await wait(200);
    expect(requestedPaths()).toEqual(paths);
  });

  it.each([
    ['points at', 'pointerOver'],
    ['focuses', 'focusIn'],
    ['touches', 'touchStart'],
  ] as const)('loads a page and its picture when a visitor %s its link', async (_, event) => {
    // React sets attributes, so the property is set only for prefetching.
    const pictures = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
    await open(beta);
    fireEvent[event](linkTo('Gamma'));
    await wait();
    expect(requestedPaths()).toEqual([gamma]);
    expect(pictures.mock.calls).toEqual([[expect.stringMatching(/^\/assets\/gamma-/)]]);
  });
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
