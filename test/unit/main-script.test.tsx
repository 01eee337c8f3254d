// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useMainScript } from '../../shared/home/use-main-script.ts';
import { leave, show } from '../setup/in-document.tsx';

/** A home page that has nothing but the call of the main script. */
function HomePage() {
  useMainScript();
  return null;
}

const cleanup = vi.fn();
const init = vi.fn(() => cleanup);

/** What the site's main script does when it has loaded. */
function loadMainScript(): void {
  globalThis.parAvion = { init };
}

function wait(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

beforeEach(() => {
  vi.useFakeTimers();
  init.mockClear();
  cleanup.mockClear();
  globalThis.parAvion = undefined;
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe('the main script’s initialisation routine', () => {
  it('is called 300 ms after the home page has appeared', () => {
    loadMainScript();
    show(<HomePage />);
    wait(299);
    expect(init).toHaveBeenCalledTimes(0);
    wait(1);
    expect(init).toHaveBeenCalledTimes(1);
  });

  it('is called once', () => {
    loadMainScript();
    show(<HomePage />);
    wait(60_000);
    expect(init).toHaveBeenCalledTimes(1);
  });

  it('is called if its script loads meanwhile', () => {
    show(<HomePage />);
    wait(299);
    loadMainScript();
    wait(1);
    expect(init).toHaveBeenCalledTimes(1);
  });

  it('is not called if there is none after 300 ms', () => {
    show(<HomePage />);
    wait(300);
    loadMainScript();
    wait(60_000);
    expect(init).toHaveBeenCalledTimes(0);
  });

  it('may be missing from the main script: that is no error', () => {
    globalThis.parAvion = {};
    show(<HomePage />);
    wait(300);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('is not called if the visitor leaves the home page before', () => {
    loadMainScript();
    show(<HomePage />);
    wait(299);
    leave();
    wait(60_000);
    expect(init).toHaveBeenCalledTimes(0);
  });
});

describe('what the routine has set up', () => {
  it('stays while the visitor is on the home page', () => {
    loadMainScript();
    show(<HomePage />);
    wait(60_000);
    expect(cleanup).toHaveBeenCalledTimes(0);
  });

  it('is undone once when the visitor leaves', () => {
    loadMainScript();
    show(<HomePage />);
    wait(300);
    leave();
    wait(60_000);
    expect(cleanup).toHaveBeenCalledTimes(1);
  });
});
