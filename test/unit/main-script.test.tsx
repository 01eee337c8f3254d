// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useMainScript } from '../../shared/home/use-main-script.ts';
import '../setup/hydrate.tsx';

/** A home page that has nothing but the call of the main script. */
function HomePage() {
  useMainScript();
  return null;
}

const undo = vi.fn();
const init = vi.fn(() => undo);

/** What the site's main script does when it has loaded. */
function loadMainScript(): void {
  globalThis.parAvion = { init };
}

beforeEach(() => {
  vi.useFakeTimers();
  init.mockClear();
  undo.mockClear();
  globalThis.parAvion = undefined;
});

describe('the main script’s initialisation routine', () => {
  it('is called 300 ms after the home page has appeared', () => {
    loadMainScript();
    render(<HomePage />);
    vi.advanceTimersByTime(299);
    expect(init).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(init).toHaveBeenCalledTimes(1);
  });

  it('is called once', () => {
    loadMainScript();
    render(<HomePage />);
    vi.advanceTimersByTime(60_000);
    expect(init).toHaveBeenCalledTimes(1);
  });

  it('is called if its script loads meanwhile', () => {
    render(<HomePage />);
    vi.advanceTimersByTime(299);
    loadMainScript();
    vi.advanceTimersByTime(1);
    expect(init).toHaveBeenCalledTimes(1);
  });

  it('is not called if there is none after 300 ms', () => {
    render(<HomePage />);
    vi.advanceTimersByTime(300);
    loadMainScript();
    vi.advanceTimersByTime(60_000);
    expect(init).toHaveBeenCalledTimes(0);
  });

  it('may be missing from the main script: that is no error', () => {
    globalThis.parAvion = {};
    render(<HomePage />);
    vi.advanceTimersByTime(300);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('is not called if the visitor leaves the home page before', () => {
    loadMainScript();
    render(<HomePage />);
    vi.advanceTimersByTime(299);
    cleanup();
    vi.advanceTimersByTime(60_000);
    expect(init).toHaveBeenCalledTimes(0);
  });
});

describe('what the routine has set up', () => {
  it('stays while the visitor is on the home page', () => {
    loadMainScript();
    render(<HomePage />);
    vi.advanceTimersByTime(60_000);
    expect(undo).toHaveBeenCalledTimes(0);
  });

  it('is undone once when the visitor leaves', () => {
    loadMainScript();
    render(<HomePage />);
    vi.advanceTimersByTime(300);
    cleanup();
    vi.advanceTimersByTime(60_000);
    expect(undo).toHaveBeenCalledTimes(1);
  });
});
