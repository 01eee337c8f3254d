import { afterAll, beforeEach, vi } from 'vitest';
import { testDay } from './test-day.ts';

// The files of a worker share its document and packages. Each has its own modules, which hold state.
vi.resetModules();
document.head.replaceChildren();
document.body.replaceChildren();

/** Ends the listeners of the file's modules with it. */
const ended = new AbortController();
const { addEventListener } = globalThis;
globalThis.addEventListener = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
) => {
  const given = typeof options === 'object' ? options : { capture: options === true };
  addEventListener(type, listener, { ...given, signal: ended.signal });
};
afterAll(() => {
  ended.abort();
  globalThis.addEventListener = addEventListener;
});

// A spy, so that tests can unmount each site.
vi.mock('react-dom/client', { spy: true });

// Fake timers continue from here.
beforeEach(() => void vi.setSystemTime(`${testDay}T12:00+05:30`));
