import { expect, it } from 'vitest';
import { canonicalPath, decodePath } from '../../server/middleware/canonical-path.ts';

it.each([
  { name: 'a plain path', path: '/site', decoded: '/site' },
  { name: 'an escaped letter', path: '/%73ite', decoded: '/site' },
  { name: 'an escaped slash', path: '/%2fsite', decoded: '//site' },
  { name: 'an escaped letter of another script', path: '/caf%C3%A9', decoded: '/café' },
  { name: 'an escape that was escaped once more', path: '/%2541', decoded: '/%41' },
])('$name is decoded: $path is $decoded', ({ path, decoded }) => {
  expect(decodePath(path)).toBe(decoded);
});

it.each([
  { name: 'a lone percent sign', path: '/%' },
  { name: 'an escape that is cut off', path: '/%E0%A4%A' },
  { name: 'a byte that is no text', path: '/%ff' },
  { name: 'an overlong dot', path: '/%c0%ae' },
  { name: 'a backslash', path: '/\\evil.example' },
  { name: 'an escaped backslash', path: '/%5Cevil.example' },
  { name: 'a zero', path: '/%00' },
  { name: 'a tab', path: '/%09/evil.example' },
  { name: 'a line break', path: '/%0d%0aLocation:%20/' },
  { name: 'a delete', path: '/%7f' },
  { name: 'a control character above ASCII', path: '/%C2%85' },
  { name: 'no slash at the start', path: 'site' },
  { name: 'a star', path: '*' },
])('a path with $name cannot be decoded', ({ path }) => {
  expect(decodePath(path)).toBeUndefined();
});

it.each([
  { name: 'a path as it should be', path: '/site', canonical: '/site' },
  { name: 'the home page', path: '/', canonical: '/' },
  { name: 'slashes alone', path: '///', canonical: '/' },
  { name: 'a slash at the end', path: '/site/', canonical: '/site' },
  { name: 'two slashes at the end', path: '/site//', canonical: '/site' },
  { name: 'slashes within', path: '/site//study', canonical: '/site/study' },
  { name: 'slashes at the start', path: '//evil.example', canonical: '/evil.example' },
  { name: 'capitals', path: '/SITE/Study', canonical: '/site/study' },
])('$name: $path is $canonical', ({ path, canonical }) => {
  expect(canonicalPath(path)).toBe(canonical);
});
