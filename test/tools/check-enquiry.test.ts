import { expect, it } from 'vitest';
import { findEnquiryProblems } from '../../tools/enquiry-problems.ts';
import { serveSite, testEnquiryAction, testEnvironment } from '../setup/site.ts';

const { PUBLIC_ORIGIN: origin, ENQUIRY_ENDPOINT: endpoint } = testEnvironment;
const { ask } = await serveSite();
const returning = await serveSite({ ENQUIRY_RETURN: 'on' });
const allowed = `form-action 'self' ${endpoint}`;

type Change = {
  readonly from?: string;
  readonly status?: number;
  readonly referrer?: string;
  readonly policy?: string;
  readonly markup?: readonly [from: string, to: string];
};

/** What is found wrong with the site's own home page after a change. */
async function problemsAfter(change: Change, get = ask): Promise<readonly string[]> {
  const { from = origin, status = 200, referrer, policy, markup: [old, to] = ['', ''] } = change;
  const page = await get('/');
  expect(page.text).toContain(old);
  const headers = new Headers(page.headers as Record<string, string>);
  if (referrer) headers.set('referrer-policy', referrer);
  if (policy) headers.set('content-security-policy', policy);
  return findEnquiryProblems(`${from}/`, { status, headers }, page.text.replace(old, to));
}

it.each<[Change, problem: RegExp]>([
  [{ status: 308 }, /status is 308/],
  [{ referrer: 'no-referrer' }, /Referrer-Policy is no-referrer/],
  [{ referrer: 'origin, same-origin' }, /Referrer-Policy is same-origin/],
  [{ policy: "form-action 'self'" }, /form-action must name/],
  [{ policy: `form-action ${endpoint}` }, /form-action must name/],
  [{ policy: `${allowed}, form-action 'self'` }, /form-action must name/],
  [{ markup: [testEnquiryAction, endpoint] }, /action of the form is .*forms\.example;/],
  [{ markup: ['method="post"', 'method="get"'] }, /method of the form is get/],
  [{ markup: ['name="Phone"', 'name="phone"'] }, /fields of the form are .*&phone=/],
  [{ markup: ['value="false"', 'value="true"'] }, /_captcha=true/],
  [{ markup: ['rel="canonical"', ''] }, /canonical address .*PUBLIC_ORIGIN=/],
])('a page with %j would lose enquiries, and one line says why', async (change, problem) => {
  expect(await problemsAfter(change)).toEqual([expect.stringMatching(problem)]);
});

it('an insecure page and one without a form would lose enquiries', async () => {
  expect((await problemsAfter({ from: 'http://a.example' }))[0]).toContain('https');
  expect(await problemsAfter({ markup: ['id="enquiry"', 'id="other"'] })).not.toEqual([]);
});

it('nothing is wrong with the site as it is, with and without the way back', async () => {
  expect(await problemsAfter({})).toEqual([]);
  expect(await problemsAfter({}, returning.ask)).toEqual([]);
  expect(await problemsAfter({ referrer: 'no-referrer, strict-origin-when-cross-origin' })).toEqual(
    [],
  );
});
