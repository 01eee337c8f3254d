// @vitest-environment happy-dom
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useMainScript } from '../../shared/use-main-script.ts';
import { reportedBy } from '../setup/reported.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  globalThis.parAvion = undefined;
});

function Home() {
  useMainScript();
  return null;
}

/** Mounts as in a browser, with effects. Returns a function that removes what was rendered. */
function mount(element: ReactNode): () => void {
  const root = createRoot(document.createElement('div'));
  act(() => root.render(element));
  return () => act(() => root.unmount());
}

/** A main script that can be counted. */
function loadMainScript() {
  const cleanup = vi.fn();
  const init = vi.fn(() => cleanup);
  globalThis.parAvion = { init };
  return { init, cleanup };
}

describe('300 ms after the home page has appeared', () => {
  it('the main script’s routine is called, once', () => {
    const { init, cleanup } = loadMainScript();
    // In strict mode React mounts, unmounts and mounts again.
    mount(
      <StrictMode>
        <Home />
      </StrictMode>,
    );
    vi.advanceTimersByTime(299);
    expect(init).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(init).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(init).toHaveBeenCalledOnce();
    expect(cleanup).not.toHaveBeenCalled();
  });

  it('a script that has loaded in the meantime counts', () => {
    mount(<Home />);
    vi.advanceTimersByTime(299);
    const { init } = loadMainScript();
    vi.advanceTimersByTime(1);
    expect(init).toHaveBeenCalledOnce();
  });

  it.each([
    ['no script', undefined],
    ['a script without a routine', {}],
  ])('nothing happens where there is %s', (_case, script) => {
    globalThis.parAvion = script;
    const leave = mount(<Home />);
    vi.advanceTimersByTime(300);
    const { init } = loadMainScript();
    vi.advanceTimersByTime(60_000);
    expect(init).not.toHaveBeenCalled();
    leave();
  });

  it('a routine that throws is reported, and the page stays', async () => {
    const fault = new Error('no such section');
    globalThis.parAvion = {
      init() {
        throw fault;
      },
    };
    const leave = mount(<Home />);
    expect(await reportedBy(() => vi.advanceTimersByTime(300))).toEqual([fault]);
    leave();
  });
});

describe('leaving the home page', () => {
  it('before that cancels the call', () => {
    const { init } = loadMainScript();
    const leave = mount(<Home />);
    vi.advanceTimersByTime(299);
    leave();
    vi.advanceTimersByTime(60_000);
    expect(init).not.toHaveBeenCalled();
  });

  it('later undoes what the routine set up, once', () => {
    const { cleanup } = loadMainScript();
    const leave = mount(<Home />);
    vi.advanceTimersByTime(300);
    expect(cleanup).not.toHaveBeenCalled();
    leave();
    expect(cleanup).toHaveBeenCalledOnce();
  });
});
