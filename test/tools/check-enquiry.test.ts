import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { checkEnquiryPage, type FetchedPage } from '../../tools/enquiry-check.ts';
import { freePort, startSite, stopSite } from '../../tools/running-site.ts';

const origin = 'https://www.example.com';
const inbox = 'https://forms.example/inbox@par-avion.example';
const policy = "default-src 'none'; form-action 'self' https://forms.example; base-uri 'none'";

/** The least that a page needs for an enquiry to go through. */
function goodPage(at = origin): FetchedPage {
  const inputs = ['name', 'Phone', 'country', 'course', 'email']
    .map((name) => `<input name="${name}" required>`)
    .join('');
  return {
    url: `${at}/`,
    status: 200,
    headers: new Headers({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': policy,
    }),
    html: `<!doctype html><html lang="en"><head><title>Site</title><link rel="canonical" href="${at}/"></head>
      <body><form id="other"><input name="q"></form>
      <form id="enquiry" action="${inbox}" method="post">${inputs}
      <input type="hidden" name="_captcha" value="false"><input type="hidden" name="_next" value="">
      <button>Send</button></form></body></html>`,
  };
}

function header(name: string, ...values: readonly string[]): FetchedPage {
  const page = goodPage();
  page.headers.delete(name);
  for (const value of values) page.headers.append(name, value);
  return page;
}

const referrer = (...values: readonly string[]) => header('referrer-policy', ...values);
const csp = (...values: readonly string[]) => header('content-security-policy', ...values);

function html(from: string, to: string): FetchedPage {
  const page = goodPage();
  expect(page.html).toContain(from);
  return { ...page, html: page.html.replace(from, to) };
}

/** The subjects at fault, with what the operator reads of them. */
function faultsOf(page: FetchedPage): readonly (readonly [string, string])[] {
  return checkEnquiryPage(page).flatMap(({ subject, fault }) => (fault ? [[subject, fault]] : []));
}

type Case = readonly [name: string, page: () => FetchedPage, subject: string, quoted: string];

const insecure = 'http://forms.example/inbox';
const metaReferrer = '<meta name="referrer" content="no-referrer"><title>';
const metaCsp = `<meta http-equiv="Content-Security-Policy" content="form-action 'self'"><title>`;
const emailField = '<input name="email" required>';

const faults: readonly Case[] = [
  ['no Referer', () => referrer('no-referrer'), 'Referrer-Policy', 'no-referrer'],
  ['no Referer elsewhere', () => referrer('same-origin'), 'Referrer-Policy', 'same-origin'],
  ['no policy', () => referrer(), 'Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['a bad last policy', () => referrer('origin', 'no-referrer'), 'Referrer-Policy', 'no-referrer'],
  ['a bad policy in markup', () => html('<title>', metaReferrer), 'Referrer-Policy', 'no-referrer'],
  ['the site alone', () => csp("form-action 'self'"), 'form-action', "'self'"],
  ['no way back', () => csp('form-action https://forms.example'), 'form-action', 'forms.example'],
  [
    'another service',
    () => csp("form-action 'self' https://x.example"),
    'form-action',
    'x.example',
  ],
  ['a second policy', () => csp(policy, "form-action 'self'"), 'form-action', "'self'"],
  ['a policy in markup', () => html('<title>', metaCsp), 'form-action', "'self'"],
  ['no inbox', () => html(inbox, 'https://forms.example/'), 'action address', 'forms.example/'],
  ['an action on the site', () => html(inbox, '/enquiry'), 'action address', '/enquiry'],
  ['an insecure action', () => html(inbox, insecure), 'action address', insecure],
  ['no action', () => html(`action="${inbox}"`, ''), 'action address', 'missing'],
  ['a form with GET', () => html('method="post"', 'method="get"'), 'method', 'get'],
  [
    'a missing field',
    () => html(emailField, ''),
    'fields',
    'they are name, Phone, country, course,',
  ],
  ['a renamed field', () => html('name="Phone"', 'name="phone"'), 'fields', 'phone'],
  ['one more field', () => html('<button>', '<input name="_cc"><button>'), 'fields', '_cc'],
  ['a field twice', () => html(emailField, emailField + emailField), 'fields', 'email, email'],
  ['the captcha', () => html('value="false"', 'value="true"'), 'hidden fields', 'true'],
  [
    'another way back',
    () => html('value=""', 'value="https://x.example/"'),
    'hidden fields',
    'x.ex',
  ],
  [
    'a canonical elsewhere',
    () => html(`${origin}/"`, 'https://x.example/"'),
    'canonical address',
    'x.',
  ],
  ['no canonical', () => html('canonical', 'alternate'), 'canonical address', 'missing'],
  ['no form', () => html('id="enquiry"', 'id="newsletter"'), 'form', 'no enquiry form'],
  ['status 404', () => ({ ...goodPage(), status: 404 }), 'answer', '404'],
  ['a redirect', () => ({ ...goodPage(), status: 308 }), 'answer', '308'],
  ['plain http', () => goodPage('http://www.example.com'), 'https', 'http:'],
  [
    'a name that begins like a loopback',
    () => goodPage('http://127.example.com'),
    'https',
    'http:',
  ],
];

const accepted: readonly (readonly [string, () => FetchedPage])[] = [
  ['the least page', () => goodPage()],
  ['a page on localhost', () => goodPage('http://localhost:3000')],
  ['a page on 127.0.0.1', () => goodPage('http://127.0.0.1:3000')],
  ['no policy on forms', () => csp()],
  ['a good last policy', () => referrer('no-referrer, strict-origin-when-cross-origin')],
  ['ENQUIRY_RETURN=on', () => html('value=""', `value="${origin}/?enquiry=sent"`)],
  ['other quotes and letter case', () => html('method="post"', "method='POST'")],
];

describe('the launch check', () => {
  it.each(faults)('reports %s', (_name, page, subject, quoted) => {
    const [first, ...others] = faultsOf(page());
    expect(first).toEqual([subject, expect.stringContaining(quoted)]);
    // An action elsewhere is not what the policy allows either.
    const consequences = subject === 'action address' ? ['form-action'] : [];
    for (const [other] of others) expect(consequences).toContain(other);
  });

  it.each(accepted)('finds no fault in %s', (_name, page) => {
    expect(faultsOf(page())).toEqual([]);
  });
});

/** Runs the operator's command. */
async function run(...parameters: readonly string[]) {
  const child = spawn('node_modules/.bin/tsx', ['tools/check-enquiry.ts', ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
  const [code] = await ended;
  return { code, output };
}

describe('npm run check-enquiry', { timeout: 60_000 }, () => {
  it.each(['off', 'on'])('passes the built site with ENQUIRY_RETURN=%s', async (way) => {
    const port = await freePort();
    const site = await startSite('dist', {
      PORT: String(port),
      ENQUIRY_ENDPOINT: 'https://forms.example',
      ENQUIRY_INBOX: 'inbox@par-avion.example',
      ENQUIRY_RETURN: way,
      LOG_LEVEL: 'silent',
    });
    try {
      const { code, output } = await run('--origin', `http://localhost:${port}`);
      expect(output).not.toContain('✗');
      for (const path of ['/', '/site']) expect(output).toContain(`:${port}${path} `);
      expect(code).toBe(0);
    } finally {
      await stopSite(site);
    }
  });

  it('says why a site cannot be reached, without a stack trace', async () => {
    const { code, output } = await run('--origin', `http://127.0.0.1:${await freePort()}`);
    expect(output.match(/^✗ .*refused/gim)).toHaveLength(2);
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  });

  it('says how it is used', async () => {
    const { code, output } = await run('--origin', 'www.example.com');
    expect(output.trim().split('\n')).toEqual([
      expect.stringContaining('npm run check-enquiry -- --origin https://'),
    ]);
    expect(code).toBe(2);
  });
});
