import { expect, it } from 'vitest';
import { findViolation } from '../../server/middleware/header-limits.ts';

/** A request with these header lines, as Node hands it over: values by lower-case name, and names and values in turn. */
function requestWith(lines: readonly (readonly [name: string, value: string])[]) {
  const headers: Record<string, string> = {};
  for (const [name, value] of lines) headers[name.toLowerCase()] ??= value;
  return { headers, rawHeaders: lines.flat() };
}

const host = ['Host', 'a.example'] as const;

function linesOf(count: number): readonly (readonly [string, string])[] {
  return [host, ...Array.from({ length: count - 1 }, () => ['X-Short', 'a'] as const)];
}

it.each([
  { name: 'a host name', value: 'a.example' },
  { name: 'a host name in capitals, with a port', value: 'A.Example:8080' },
  { name: 'a host name with an empty port', value: 'a.example:' },
  { name: 'a name as in a container', value: 'my_service:3000' },
  { name: 'an IPv4 address', value: '127.0.0.1:3000' },
  { name: 'an IPv6 address', value: '[::1]:3000' },
])('$name as Host is taken', ({ value }) => {
  expect(findViolation(requestWith([['Host', value]]))).toBeUndefined();
});

it.each([
  { name: 'a path', value: 'a.example/path' },
  { name: 'white space', value: 'a.example b.example' },
  { name: 'a user name', value: 'user@a.example' },
  { name: 'a port of six digits', value: 'a.example:123456' },
  { name: 'a port of letters', value: 'a.example:http' },
  { name: 'an open bracket', value: '[::1' },
  { name: 'nothing', value: '' },
])('a Host with $name is a bad request', ({ value }) => {
  expect(findViolation(requestWith([['Host', value]]))).toBe('badRequest');
});

it.each([
  { name: 'with two Host lines', lines: [host, ['Host', 'b.example']] as const },
  { name: 'with the same Host twice', lines: [host, ['host', 'a.example']] as const },
])('a request $name is a bad request', ({ lines }) => {
  expect(findViolation(requestWith(lines))).toBe('badRequest');
});

it('a request without a Host line, as of HTTP/1.0, is taken: in HTTP/1.1 Node refuses it', () => {
  expect(findViolation(requestWith([['Accept', '*/*']]))).toBeUndefined();
});

it('a header whose value is “Host” is no second Host line', () => {
  expect(findViolation(requestWith([host, ['X-Name', 'Host']]))).toBeUndefined();
});

it.each([
  { name: 'without a body', lines: [host] },
  { name: 'with a body of 4,096 bytes', lines: [host, ['Content-Length', '4096']] as const },
  { name: 'with 100 header lines', lines: linesOf(100) },
])('a request $name is taken', ({ lines }) => {
  expect(findViolation(requestWith(lines))).toBeUndefined();
});

it.each([
  {
    name: 'with a body of 4,097 bytes',
    lines: [host, ['Content-Length', '4097']] as const,
    violation: 'bodyTooLarge',
  },
  {
    name: 'with a body of unknown length',
    lines: [host, ['Transfer-Encoding', 'chunked']] as const,
    violation: 'lengthRequired',
  },
  { name: 'with 101 header lines', lines: linesOf(101), violation: 'tooManyHeaders' },
])('a request $name is refused: $violation', ({ lines, violation }) => {
  expect(findViolation(requestWith(lines))).toBe(violation);
});
