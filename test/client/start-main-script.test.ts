import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMainScript } from '../../client/start-main-script.ts';
import { reportedBy } from '../setup/reported.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  globalThis.parAvion = undefined;
});

/** A main script that can be counted. */
function loadMainScript() {
  const tearDown = vi.fn();
  const init = vi.fn(() => tearDown);
  globalThis.parAvion = { init };
  return { init, tearDown };
}

describe('300 ms after the home page has appeared', () => {
  it('the main script’s routine is called, once', () => {
    const { init, tearDown } = loadMainScript();
    startMainScript();
    vi.advanceTimersByTime(299);
    expect(init).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(init).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(init).toHaveBeenCalledOnce();
    expect(tearDown).not.toHaveBeenCalled();
  });

  it('a script that has loaded in the meantime counts', () => {
    startMainScript();
    vi.advanceTimersByTime(250);
    const { init } = loadMainScript();
    vi.advanceTimersByTime(50);
    expect(init).toHaveBeenCalledOnce();
  });

  it.each([
    ['no script', undefined],
    ['a script without a routine', {}],
  ])('nothing happens where there is %s', (_case, script) => {
    globalThis.parAvion = script;
    const leave = startMainScript();
    expect(() => vi.advanceTimersByTime(1_000)).not.toThrow();
    // One that comes too late is not called any more: the routine runs at its time or not at all.
    const { init } = loadMainScript();
    vi.advanceTimersByTime(60_000);
    expect(init).not.toHaveBeenCalled();
    expect(leave).not.toThrow();
  });

  it('nothing happens when the page has been left by then', () => {
    const { init, tearDown } = loadMainScript();
    const leave = startMainScript();
    vi.advanceTimersByTime(299);
    leave();
    vi.advanceTimersByTime(60_000);
    expect(init).not.toHaveBeenCalled();
    expect(tearDown).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a routine that throws is reported and the page stays whole', async () => {
    const fault = new Error('no such section');
    globalThis.parAvion = {
      init() {
        throw fault;
      },
    };
    const leave = startMainScript();
    const reported = await reportedBy(() => {
      expect(() => vi.advanceTimersByTime(300)).not.toThrow();
    });
    expect(reported).toEqual([fault]);
    expect(leave).not.toThrow();
  });
});

describe('leaving the home page', () => {
  it('undoes what the routine set up', () => {
    const { tearDown } = loadMainScript();
    const leave = startMainScript();
    vi.advanceTimersByTime(300);
    leave();
    expect(tearDown).toHaveBeenCalledOnce();
  });

  it('and coming back calls the routine once more, never twice', () => {
    const { init, tearDown } = loadMainScript();
    // StrictMode appears, leaves and appears at once.
    startMainScript()();
    const leave = startMainScript();
    vi.advanceTimersByTime(300);
    expect(init).toHaveBeenCalledTimes(1);
    leave();
    startMainScript();
    vi.advanceTimersByTime(300);
    expect(init).toHaveBeenCalledTimes(2);
    expect(tearDown).toHaveBeenCalledTimes(1);
  });
});
