// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { kept, propertiesOf, readStored, textOf } from '../../shared/storage.client.ts';

const { key } = kept.choice('alpha');

function parse(stored: unknown): string | undefined {
  const { name } = propertiesOf(stored);
  return textOf(name) || undefined;
}

beforeEach(() => localStorage.clear());

it('reads a stored value as it was parsed', () => {
  localStorage.setItem(key, '{"name":"Zoë"}');
  expect(readStored(kept.choice('alpha'), parse)).toBe('Zoë');
});

it.each([
  ['no JSON', 'no JSON'],
  ['null', 'null'],
  ['a list', '["name"]'],
  ['another type', '{"name":{"toString":1}}'],
  ['a prototype', '{"__proto__":{"name":"Zoë"}}'],
  ['nested brackets', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['5 MB', JSON.stringify({ name: 'x'.repeat(5_000_000) })],
])('removes and ignores a stored value that is %s', (_, text) => {
  localStorage.setItem(key, text);
  expect([readStored(kept.choice('alpha'), parse), localStorage.getItem(key)]).toEqual([
    undefined,
    null,
  ]);
});

it('removes and ignores a stored value for which the parser throws', () => {
  localStorage.setItem(key, '1');
  const fail = vi.fn(() => {
    throw new Error('no such shape');
  });
  expect([readStored(kept.choice('alpha'), fail), localStorage.getItem(key)]).toEqual([
    undefined,
    null,
  ]);
});
