import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import lottie, { type AnimationItem } from 'lottie-web/build/player/lottie_light';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CompareTable } from '../../shared/home/compare-table.tsx';
import { HeroPicture } from '../../shared/home/hero-picture.tsx';
import { init } from '../../shared/home/main-script.client.ts';
import { showCompared } from '../../shared/home/show-compared.ts';
import { useMainScript } from '../../shared/home/use-main-script.ts';
import { destinationRoutes } from '../../shared/routes.ts';
import { summaries } from '../fixture/content/summaries.ts';
import { all, only } from '../setup/html.ts';
import { hydrate } from '../setup/hydrate.tsx';

const undo = vi.hoisted(() => vi.fn());
vi.mock('../../shared/home/main-script.client.ts', () => ({ init: vi.fn(() => undo) }));
vi.mock('lottie-web/build/player/lottie_light', () => ({ default: { loadAnimation: vi.fn() } }));

const load = vi.mocked(lottie.loadAnimation);

const decode = vi.fn<() => Promise<void>>();
HTMLImageElement.prototype.decode = decode;

/** The last method called on the flight. */
let last: string | undefined;
const callsOf = (name: string) => [name, () => (last = name)];
const flight = Object.fromEntries(['play', 'pause', 'destroy'].map(callsOf)) as AnimationItem;

let scrollMap: (isIntersecting: boolean) => void;

class Observer {
  constructor(listener: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    scrollMap = (isIntersecting) => act(() => listener([{ isIntersecting }]));
  }
  observe(): void {}
  disconnect(): void {}
}

/** Makes the loaded map visible, and dispatches an event, by default a first movement of the pointer. */
async function visit(type = 'pointermove'): Promise<void> {
  render(<HeroPicture picture={{ src: '/hero.svg', width: 1200, height: 720, alt: 'A map' }} />);
  scrollMap(true);
  fireEvent(document.body, new Event(type, { bubbles: true }));
  // The map is not visible for a moment while the player loads.
  scrollMap(false);
  scrollMap(true);
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await vi.dynamicImportSettled();
  });
}

describe('the plane over the map', () => {
  beforeEach(() => {
    load.mockReset().mockReturnValue(flight);
    vi.stubGlobal('IntersectionObserver', Observer);
    decode.mockReset().mockResolvedValue();
  });

  it('flies a plane repeatedly while the map is visible, until the page is left', async () => {
    await visit('keydown');
    expect(last).toBe('play');
    const options = { animationData: { layers: { length: 24 } }, container: expect.any(Element) };
    expect(load.mock.calls).toMatchObject([[{ loop: true, ...options }]]);
    scrollMap(false);
    expect(last).toBe('pause');
    cleanup();
    expect(last).toBe('destroy');
  });

  it('pauses and resumes the plane with its button', async () => {
    await visit('pointerdown');
    fireEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
    expect(last).toBe('pause');
    only(screen.getByRole('button', { name: 'Play animation' }), '[href="#icon-play"]');
    fireEvent.click(screen.getByRole('button'));
    expect(last).toBe('play');
  });

  const reduceMotion = () => void vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const connection = { value: { saveData: true } };
  const saveData = () => void vi.stubGlobal('navigator', Object.create(navigator, { connection }));

  it.each([
    { who: 'have not acted yet', prepare: () => undefined, event: 'load' },
    { who: 'prefer reduced motion', prepare: reduceMotion },
    { who: 'save data', prepare: saveData },
    { who: 'block pictures', prepare: () => void decode.mockRejectedValue(new Error('blocked')) },
  ])('shows neither plane nor button to visitors who $who', async ({ prepare, event }) => {
    prepare();
    await visit(event);
    expect(load).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it.each([
  [0, 299],
  [1, 300],
  [1, 60_000],
])('calls init %i times, and its cleanup, on a page shown for %i ms', async (times, ms) => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  renderHook(useMainScript);
  await vi.advanceTimersByTimeAsync(ms);
  expect(undo).not.toHaveBeenCalled();
  cleanup();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(init).toHaveBeenCalledTimes(times);
  expect(undo).toHaveBeenCalledTimes(times);
});

/** Alpha, the Beta Islands and Gamma, all with Alpha's texts. */
const destinations = destinationRoutes.map((route) => ({ ...route, summary: summaries.alpha }));

function showTable(url: string, beforeHydration?: () => void): void {
  history.replaceState(null, '', url);
  const table = (
    <BrowserRouter>
      <CompareTable title="Compared" destinations={destinations} today="2026-11-23" />
    </BrowserRouter>
  );
  hydrate(table, beforeHydration);
}

const left = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Compare' });
const right = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Compare with' });
const chosen = () => [left().value, right().value];

const disabled = () => all(document, 'option:disabled').map((it) => it.getAttribute('value'));

it('puts both countries into the URL, and disables each in the other select', () => {
  const address = '/?enquiry=sent#services';
  showTable(address, () => expect(disabled()).toEqual([]));
  const { length } = history;
  expect(location.href).toBe(`${location.origin}${address}`);
  const announcer = document.body.appendChild(document.createElement('p'));
  announcer.id = 'announcer';
  fireEvent.change(left(), { target: { value: 'gamma' } });
  expect(announcer.textContent).toBe('Gamma and Beta Islands');
  expect(disabled()).toEqual(['beta', 'gamma']);
  fireEvent.change(right(), { target: { value: 'alpha' } });
  const query = '?enquiry=sent&compare=gamma&compare=alpha';
  expect([location.search, location.hash, history.length]).toEqual([query, '#compare', length]);
});

it.each([
  ['?compare=gamma&compare=alpha', ['gamma', 'alpha']],
  ['?country=Gamma&country=Alpha', ['gamma', 'alpha']],
  ['?country=Gamma', ['gamma', 'alpha']],
  ['?compare=gamma&compare=gamma', ['gamma', 'alpha']],
  ['?compare=atlantis&compare=beta', ['beta', 'alpha']],
  ['?compare=gamma&compare=beta&compare=alpha', ['gamma', 'beta']],
  ['?compare=atlantis', ['alpha', 'beta']],
])('selects at %s, with and without the inline script, %j', (query, countries) => {
  showTable(query, () => {
    showCompared();
    expect(chosen()).toEqual(countries);
  });
  showTable(query);
  const columns = all(document, 'thead [data-destination]').slice(0, 2);
  expect(columns.flatMap((it) => it.getAttribute('data-destination'))).toEqual(countries);
  expect([chosen(), disabled()]).toEqual([countries, countries.toReversed()]);
});

it.each([
  ['prefers a choice made before hydration to the URL', left, 'alpha', ['alpha', 'gamma']],
  ['changes one select if both have the same country', right, 'beta', ['beta', 'alpha']],
])('%s', (_, select, value, countries) => {
  showTable('/?compare=beta&compare=gamma', () => {
    showCompared();
    Object.assign(select(), { value });
  });
  expect(chosen()).toEqual(countries);
});
