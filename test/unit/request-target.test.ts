import { expect, it } from 'vitest';
import { originForm } from '../../server/connections/request-target.ts';

it.each([
  { name: 'a path', target: '/site', local: '/site' },
  { name: 'a path with a query', target: '/site?a=1', local: '/site?a=1' },
  { name: 'an absolute address', target: 'http://a.example/site?a=1', local: '/site?a=1' },
  { name: 'an absolute address with a port', target: 'https://a.example:8080/', local: '/' },
  { name: 'an absolute address in capitals', target: 'HTTP://A.EXAMPLE/Site', local: '/Site' },
  { name: 'an absolute address without a path', target: 'http://a.example', local: '/' },
  { name: 'a query behind a host', target: 'http://a.example?a=1', local: '/?a=1' },
  {
    name: 'an address within a query',
    target: '/?to=http://b.example/',
    local: '/?to=http://b.example/',
  },
  { name: 'an address within a path', target: '/http://b.example/', local: '/http://b.example/' },
  { name: 'another host without a scheme', target: '//b.example/', local: '//b.example/' },
  { name: 'a fragment', target: '/site#part', local: '/site' },
  { name: 'a fragment behind a query', target: '/?a=1#part', local: '/?a=1' },
  { name: 'a fragment behind a host', target: 'http://a.example#part', local: '/' },
  { name: 'a fragment alone', target: '#part', local: '/' },
  { name: 'the server itself', target: '*', local: '*' },
  { name: 'nothing', target: '', local: '/' },
])('the target with $name, “$target”, asks for “$local”', ({ target, local }) => {
  expect(originForm(target)).toBe(local);
});
