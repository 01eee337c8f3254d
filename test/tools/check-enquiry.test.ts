import { expect, it } from 'vitest';
import { findEnquiryProblems } from '../../tools/enquiry-problems.ts';
import { serveSite, testEnvironment } from '../setup/site.ts';

const plain = await serveSite();
const returning = await serveSite({ ENQUIRY_RETURN: 'on' });

it.each<[Record<string, string>, markup: readonly [string, string], problem: RegExp]>([
  [{ 'referrer-policy': 'no-referrer' }, ['', ''], /Referrer-Policy is no-referrer/],
  [{ 'content-security-policy': "form-action 'self'" }, ['', ''], /form-action must name/],
  [{}, ['action="https', 'action="http'], /action of the form is http:/],
  [{}, ['name="Phone"', 'name="phone"'], /fields of the form are .*&phone=/],
])(
  'a page with %j %j would lose enquiries, and a line says why',
  async (changed, markup, problem) => {
    for (const { ask } of [plain, returning]) {
      const { status, headers, text } = await ask('/');
      const url = `${testEnvironment.PUBLIC_ORIGIN}/`;
      const find = (more: Record<string, string>, html: string) => {
        const all = new Headers({ ...(headers as Record<string, string>), ...more });
        return findEnquiryProblems(url, { status, headers: all }, html);
      };
      expect(find({}, text)).toEqual([]);
      expect(find(changed, text.replace(...markup)).join('\n')).toMatch(problem);
    }
  },
);
