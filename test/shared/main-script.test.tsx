import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useMainScript } from '../../shared/use-main-script.ts';
import { mount } from '../setup/mount.ts';
import { reportedBy } from '../setup/reported.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.parAvion = undefined;
});

function Home() {
  useMainScript();
  return null;
}

/** A main script that can be counted. */
function loadMainScript() {
  const cleanup = vi.fn();
  const init = vi.fn(() => cleanup);
  globalThis.parAvion = { init };
  return { init, cleanup };
}

describe('300 ms after the home page has appeared', () => {
  it('the main script’s routine is called, once', async () => {
    const { init, cleanup } = loadMainScript();
    // In strict mode React mounts, unmounts and mounts again.
    await mount(
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

  it('a script that has loaded in the meantime counts', async () => {
    await mount(<Home />);
    vi.advanceTimersByTime(299);
    const { init } = loadMainScript();
    vi.advanceTimersByTime(1);
    expect(init).toHaveBeenCalledOnce();
  });

  it.each([
    ['no script', undefined],
    ['a script without a routine', {}],
  ])('nothing happens where there is %s', async (_case, script) => {
    globalThis.parAvion = script;
    const leave = await mount(<Home />);
    vi.advanceTimersByTime(300);
    const { init } = loadMainScript();
    vi.advanceTimersByTime(60_000);
    expect(init).not.toHaveBeenCalled();
    await leave();
  });

  it('a routine that throws is reported, and the page stays', async () => {
    const fault = new Error('no such section');
    globalThis.parAvion = {
      init() {
        throw fault;
      },
    };
    const leave = await mount(<Home />);
    expect(await reportedBy(() => vi.advanceTimersByTime(300))).toEqual([fault]);
    await leave();
  });
});

describe('leaving the home page', () => {
  it('before that cancels the call', async () => {
    const { init } = loadMainScript();
    const leave = await mount(<Home />);
    vi.advanceTimersByTime(299);
    await leave();
    vi.advanceTimersByTime(60_000);
    expect(init).not.toHaveBeenCalled();
  });

  it('later undoes what the routine set up, once', async () => {
    const { cleanup } = loadMainScript();
    const leave = await mount(<Home />);
    vi.advanceTimersByTime(300);
    expect(cleanup).not.toHaveBeenCalled();
    await leave();
    expect(cleanup).toHaveBeenCalledOnce();
  });
});
