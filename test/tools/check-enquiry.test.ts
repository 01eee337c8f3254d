import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { checkEnquiryPage } from '../../tools/enquiry-check.ts';
import { freePort } from '../../tools/ports.ts';
import { startTestSite } from '../setup/process.ts';
import { serveSite, testEnquiryAction, testEnvironment } from '../setup/site.ts';

const { PUBLIC_ORIGIN: origin, ENQUIRY_ENDPOINT: endpoint } = testEnvironment;
const site = await serveSite();
const allowed = `form-action 'self' ${endpoint}`;
const returning = await serveSite({ ENQUIRY_RETURN: 'on' });

type Change = {
  readonly from?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly markup?: readonly [from: string, to: string];
};

/** What is found at fault in the site's own home page after a change. */
async function faultsOf(
  { from = origin, status = 200, headers, markup: [old, to] = ['', ''] }: Change,
  { ask } = site,
) {
  const served = await ask('/');
  expect(served.text).toContain(old);
  const sent = new Headers({ ...(served.headers as Record<string, string>), ...headers });
  const html = served.text.replace(old, to);
  return checkEnquiryPage(`${from}/`, { status, headers: sent }, html).filter(({ fault }) => fault);
}

const referrer = (policy: string): Change => ({ headers: { 'referrer-policy': policy } });
const csp = (policy: string): Change => ({ headers: { 'content-security-policy': policy } });
const markup = (from: string, to: string): Change => ({ markup: [from, to] });

describe('the launch check', () => {
  it.each<[string, Change, subjects: string, quoted: string]>([
    ['no Referer', referrer('no-referrer'), 'Referrer-Policy', 'no-referrer'],
    ['no Referer elsewhere', referrer('same-origin'), 'Referrer-Policy', 'same-origin'],
    ['a bad last policy', referrer('origin, no-referrer'), 'Referrer-Policy', 'is no-referrer'],
    ['the site alone', csp("form-action 'self'"), 'form-action', "allows 'self'; it must name"],
    ['no way back', csp(`form-action ${endpoint}`), 'form-action', "must name 'self'"],
    ['a second policy', csp(`${allowed}, form-action 'self'`), 'form-action', "allows 'self';"],
    ['no inbox', markup(testEnquiryAction, endpoint), 'action address', 'forms.example;'],
    ['an action on the site', markup(testEnquiryAction, '/a'), 'action address,form-action', '/a;'],
    ['a form with GET', markup('method="post"', 'method="get"'), 'method', 'get; it must be post'],
    ['a renamed field', markup('name="Phone"', 'name="phone"'), 'fields', '&phone='],
    ['one more field', markup('name="_next"', 'name="_cc"/><input name="_next"'), 'fields', '_cc='],
    ['the captcha', markup('value="false"', 'value="true"'), 'fields', '_captcha=true'],
    ['no canonical', markup('rel="canonical"', ''), 'canonical address', `it is ${origin}/`],
    ['no form', markup('id="enquiry"', 'id="other"'), 'form', 'no enquiry form'],
    ['a redirect', { status: 308 }, 'answer', '308'],
    ['plain http', { from: 'http://127.example.com' }, 'https,canonical address', 'over http:'],
  ])('reports %s, and that alone', async (_name, change, subjects, quoted) => {
    const faults = await faultsOf(change);
    expect(faults.map(({ subject }) => subject).join()).toBe(subjects);
    expect(faults[0]?.fault).toContain(quoted);
  });

  it.each<[string, Change]>([
    ['the site as it is', {}],
    ['no policy on forms', csp("default-src 'none'")],
    ['a good last policy', referrer('no-referrer, strict-origin-when-cross-origin')],
  ])('finds no fault in %s', async (_name, change) => {
    expect(await faultsOf(change)).toEqual([]);
    expect(await faultsOf(change, returning), 'with ENQUIRY_RETURN=on').toEqual([]);
  });
});

describe('npm run check-enquiry', { timeout: 60_000 }, async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;

  /** Runs the operator's command. */
  function run(at: string): Promise<{ readonly code: unknown; readonly output: string }> {
    const parameters = ['tools/check-enquiry.ts', '--origin', at];
    return new Promise((resolve) => {
      execFile('node_modules/.bin/tsx', parameters, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, output: stdout + stderr }),
      );
    });
  }

  it('passes a running site, at both addresses of the home page', async () => {
    const { port } = await startTestSite();
    const { code, output } = await run(`http://localhost:${port}`);
    expect(output).not.toContain('✗');
    for (const path of ['/', '/site']) expect(output).toContain(`:${port}${path} `);
    expect(code).toBe(0);
  });

  it.each([
    ['why a site cannot be reached', nowhere, 1, /^(✗ .*refused.*\n){2}.*\n$/i],
    ['how it is used', 'www.example.com', 2, /^.*npm run check-enquiry -- --origin https:.*\n$/],
  ])('says %s, without a stack trace', async (_what, at, code, message) => {
    expect(await run(at)).toEqual({ code, output: expect.stringMatching(message) });
  });
});
