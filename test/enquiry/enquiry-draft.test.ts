import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, readDraft, writeDraft } from '../../shared/enquiry/enquiry-draft.ts';

const now = new Date('2026-11-22T10:00:00Z');
const minute = 60_000;
const typed = { name: 'A', course: 'B' };

/** Storage of a tab, as the browser has it. */
function stubStorage(stored = new Map<string, string>()) {
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  return stored;
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is typed into the form', () => {
  it('is kept in the tab until it is cleared', () => {
    const stored = stubStorage();
    expect(readDraft()).toEqual({ typed: {} });
    writeDraft({ typed, linkedCountry: 'UK' });
    vi.setSystemTime(now.getTime() + 7 * 24 * 60 * minute);
    expect(readDraft()).toEqual({ typed, linkedCountry: 'UK' });
    clearDraft();
    expect(readDraft()).toEqual({ typed: {} });
    expect(stored.size).toBe(0);
  });

  it.each([
    [30 * minute - 1, { typed, postedAt: now.getTime() }, 1],
    [30 * minute, { typed: {} }, 0],
    [24 * 60 * minute, { typed: {} }, 0],
  ])('%i ms after the post is there for 30 minutes only', (passed, expected, left) => {
    const stored = stubStorage();
    writeDraft({ typed, postedAt: now.getTime() });
    vi.setSystemTime(now.getTime() + passed);
    expect(readDraft()).toEqual(expected);
    expect(stored.size).toBe(left);
  });

  it.each(['', 'null', 'not JSON', '{"postedAt":null}', '7'])(
    'starts empty where the tab holds %j',
    (text) => {
      const stored = stubStorage();
      writeDraft({ typed });
      for (const key of stored.keys()) stored.set(key, text);
      expect(readDraft().typed).toEqual({});
    },
  );
});

it('the form works where storage is forbidden, full or absent', () => {
  const fault = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const full = { getItem: () => null, setItem: fault, removeItem: fault };
  const windows = [
    Object.defineProperty({}, 'sessionStorage', { get: fault }),
    { sessionStorage: full },
    {},
  ];
  for (const window of windows) {
    vi.stubGlobal('window', window);
    expect(() => writeDraft({ typed })).not.toThrow();
    expect(() => clearDraft()).not.toThrow();
    expect(readDraft()).toEqual({ typed: {} });
  }
});
