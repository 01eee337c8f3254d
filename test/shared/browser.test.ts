import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, store } from '../../shared/browser.ts';

afterEach(() => void vi.unstubAllGlobals());

function refuse(): string {
  throw new DOMException('No.', 'SecurityError');
}

describe('a page works where the browser keeps nothing:', () => {
  it.each<[string, object]>([
    ['storage is forbidden', Object.defineProperty({}, 'localStorage', { get: refuse })],
    ['storage is full', { localStorage: { getItem: () => null, setItem: refuse } }],
    ['storage is unreadable', { localStorage: { getItem: refuse, removeItem: refuse } }],
    ['what is stored is not ours', { localStorage: { getItem: () => '[' } }],
    ['there is no storage', {}],
  ])('%s', (_case, window) => {
    vi.stubGlobal('window', window);
    expect(readStored('localStorage', 'a')).toBeUndefined();
    expect(() => store('localStorage', 'a', 1)).not.toThrow();
    expect(() => store('localStorage', 'a', undefined)).not.toThrow();
  });
});
