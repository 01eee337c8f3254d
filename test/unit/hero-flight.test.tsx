import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import lottie, { type AnimationItem } from 'lottie-web/build/player/lottie_light';
import { beforeEach, expect, it, vi } from 'vitest';
import { HeroPicture } from '../../shared/home/hero-picture.tsx';
import { init } from '../../shared/home/main-script.client.ts';
import { useMainScript } from '../../shared/home/use-main-script.ts';
import '../setup/hydrate.tsx';

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

beforeEach(() => {
  load.mockReset().mockReturnValue(flight);
  vi.stubGlobal('IntersectionObserver', Observer);
  decode.mockReset().mockResolvedValue();
});

it('flies a plane repeatedly while the map is visible, until the page is left', async () => {
  await visit('keydown');
  expect(last).toBe('play');
  const plane = { layers: { length: 24 } };
  expect(load.mock.calls).toMatchObject([[{ loop: true, animationData: plane }]]);
  scrollMap(false);
  expect(last).toBe('pause');
  cleanup();
  expect(last).toBe('destroy');
});

it('pauses and resumes the plane with its button', async () => {
  await visit('pointerdown');
  fireEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
  expect(last).toBe('pause');
  fireEvent.click(screen.getByRole('button', { name: 'Play animation' }));
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
