import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { checkEnquiryPage } from '../../tools/enquiry-check.ts';
import { freePort } from '../../tools/running-site.ts';
import { startProcess } from '../setup/process.ts';
import { serveSite, testEnquiryAction, testEnvironment } from '../setup/site.ts';

const { PUBLIC_ORIGIN: origin, ENQUIRY_ENDPOINT: endpoint } = testEnvironment;
const site = await serveSite();
const returning = await serveSite({ ENQUIRY_RETURN: 'on' });

type Change = {
  readonly from?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly html?: (html: string) => string;
};

/** The subjects at fault in the site's own home page after a change, with what the operator reads of them. */
async function faultsOf({ from = origin, headers = {}, ...change }: Change, { ask } = site) {
  const served = await ask('/');
  const html = change.html ? change.html(served.text) : served.text;
  expect(html === served.text).toBe(change.html === undefined);
  const answer = {
    status: change.status ?? served.status,
    headers: new Headers({ ...(served.headers as Record<string, string>), ...headers }),
  };
  return checkEnquiryPage(`${from}/`, answer, html).flatMap(({ subject, fault }) =>
    fault ? [`${subject}: ${fault}`] : [],
  );
}

const referrer = (policy: string): Change => ({ headers: { 'referrer-policy': policy } });
const csp = (policy: string): Change => ({ headers: { 'content-security-policy': policy } });
const markup = (from: string, to: string): Change => ({ html: (html) => html.replace(from, to) });

describe('the launch check', () => {
  it.each<[string, Change, RegExp]>([
    ['no Referer', referrer('no-referrer'), /^Referrer-Policy: it is no-referrer/],
    ['no Referer elsewhere', referrer('same-origin'), /^Referrer-Policy: it is same-origin/],
    ['a bad last policy', referrer('origin, no-referrer'), /^Referrer-Policy: it is no-referrer/],
    [
      'the site alone',
      csp("form-action 'self'"),
      /^form-action: it allows 'self'; .*forms\.example/,
    ],
    [
      'no way back',
      csp(`form-action ${endpoint}`),
      /^form-action: it allows .*; it must name 'self'/,
    ],
    [
      'a second policy',
      csp(`form-action 'self' ${endpoint}, form-action 'self'`),
      /^form-action: /,
    ],
    ['no inbox', markup(testEnquiryAction, endpoint), /^action address: it is .*forms\.example;/],
    ['a form with GET', markup('method="post"', 'method="get"'), /^method: .* is get; /],
    ['a renamed field', markup('name="Phone"', 'name="phone"'), /^fields: .*&phone=/],
    [
      'one more field',
      markup('name="_next"', 'name="_cc"/><input name="_next"'),
      /^fields: .*&_cc=/,
    ],
    ['the captcha', markup('value="false"', 'value="true"'), /^fields: .*_captcha=true/],
    ['no canonical', markup('rel="canonical"', ''), /^canonical address: it is undefined; /],
    ['no form', markup('id="enquiry"', 'id="other"'), /^form: the page has no enquiry form/],
    ['a redirect', { status: 308 }, /^answer: the status is 308/],
  ])('reports %s, and that alone', async (_name, change, message) => {
    expect(await faultsOf(change)).toEqual([expect.stringMatching(message)]);
  });

  it('reports a site over plain http, one under another origin, and an action on the site', async () => {
    const insecure = await faultsOf({ from: 'http://127.example.com' });
    expect(insecure.map((fault) => fault.split(':')[0])).toEqual(['https', 'canonical address']);
    const inside = await faultsOf(markup(testEnquiryAction, '/enquiry'));
    expect(inside.map((fault) => fault.split(':')[0])).toEqual(['action address', 'form-action']);
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

describe('npm run check-enquiry', { timeout: 60_000 }, () => {
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
    const port = await freePort();
    await startProcess({ environment: { PORT: String(port) } }).listening;
    const { code, output } = await run(`http://localhost:${port}`);
    expect(output).not.toContain('✗');
    for (const path of ['/', '/site']) expect(output).toContain(`:${port}${path} `);
    expect(code).toBe(0);
  });

  it('says why a site cannot be reached, without a stack trace', async () => {
    const { code, output } = await run(`http://127.0.0.1:${await freePort()}`);
    expect(output.match(/^✗ .*refused/gim)).toHaveLength(2);
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  });

  it('says how it is used', async () => {
    const { code, output } = await run('www.example.com');
    expect(output).toMatch(/^.*npm run check-enquiry -- --origin https:.*\n$/);
    expect(code).toBe(2);
  });
});
