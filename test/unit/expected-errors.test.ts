import { expect, it } from 'vitest';
import { OperatorError } from '../../server/observe/operator-error.ts';
import { describeError } from '../../tools/expected-errors.ts';

it.each([{ code: 'EACCES' }, { code: 'EPERM' }, { code: 'EROFS' }])(
  'a file that may not be written ($code) is one line, with what to do',
  ({ code }) => {
    const error = Object.assign(new Error(`${code}: no`), { code, path: 'shared/a.svg' });
    expect(describeError(error)).toMatch(/^shared\/a\.svg can't be written: this user needs .+$/);
  },
);

it('what the operator can put right is its message, without a stack', () => {
  expect(describeError(new OperatorError('The port is in use.'))).toBe('The port is in use.');
});

it('any other error has its stack', () => {
  expect(describeError(new Error('wrong'))).toMatch(/^Error: wrong\n\s+at /);
});
