// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { propertiesOf, readStored, saved, textOf } from '../../shared/storage.client.ts';

const choice = saved.choice('alpha');

function parse(stored: unknown): string | undefined {
  const { name, fails } = propertiesOf(stored);
  if (fails) throw new Error('no such shape');
  return textOf(name) || undefined;
}

beforeEach(() => localStorage.clear());

it.each([
  ['no JSON', 'no JSON'],
  ['null', 'null'],
  ['a list', '["name"]'],
  ['another type', '{"name":{"toString":1}}'],
  ['a prototype', '{"__proto__":{"name":"Zoë"}}'],
  ['nested brackets', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['5 MB', JSON.stringify({ name: 'x'.repeat(5_000_000) })],
  ['rejected by the parser', '{"fails":true}'],
])('removes and ignores a stored value that is %s', (_, text) => {
  localStorage.setItem(choice.key, text);
  expect([readStored(choice, parse), localStorage.getItem(choice.key)]).toEqual([undefined, null]);
});
