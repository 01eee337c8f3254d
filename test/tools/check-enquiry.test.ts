import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  checkEnquiryPage,
  type FetchedPage,
} from '../../tools/enquiry-check/check-enquiry-page.ts';
import { freePort, startSite, stopSite } from '../../tools/running-site.ts';

// Each test starts a process, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

type Outcome = { readonly code: number | null; readonly lines: readonly string[] };

/** Runs the operator's command as `npm run check-enquiry --` does. */
async function run(...parameters: readonly string[]): Promise<Outcome> {
  const child = spawn('node_modules/.bin/tsx', ['tools/check-enquiry.ts', ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'exit')) as [number | null];
  const lines = (await outputs).join('').trim().split('\n');
  return { code, lines };
}

/** What is wrong, in the lines an operator reads. */
function faultsIn({ lines }: Outcome): readonly string[] {
  return lines.filter((line) => line.startsWith('✗'));
}

/** What a line is about: it stands between the page's address and the colon. */
function subjectOf(line: string): string | undefined {
  return /^✗ \S+ +([^:]+):/.exec(line)?.[1];
}

/** What a site answers; the origin is that of the site itself. */
type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly html: string;
};

const inbox = 'https://forms.example/inbox@par-avion.example';
const policy = "default-src 'none'; form-action 'self' https://forms.example; base-uri 'none'";

/** The least that a page needs for an enquiry to go through. */
function goodAnswer(origin: string): Answer {
  const inputs = ['name', 'Phone', 'country', 'course', 'email']
    .map((name) => `<input name="${name}" required>`)
    .join('');
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': policy,
    },
    html: `<!doctype html><html lang="en"><head><title>Site</title><link rel="canonical" href="${origin}/"></head>
      <body><form id="other"><input name="q"></form>
      <form id="enquiry" action="${inbox}" method="post">${inputs}
      <input type="hidden" name="_captcha" value="false"><input type="hidden" name="_next" value="">
      <button>Send</button></form></body></html>`,
  };
}

type Fault = {
  /** The subject that the line must name. */
  readonly subject: string;
  /** What the line must quote of the fault. */
  readonly quoting: string;
  readonly spoil: (answer: Answer) => Answer;
};

const withHeader = (name: string, value: string | readonly string[]) => (answer: Answer) => ({
  ...answer,
  headers: { ...answer.headers, [name]: value },
});
const withHtml = (from: string, to: string) => (answer: Answer) => {
  expect(answer.html).toContain(from);
  return { ...answer, html: answer.html.replace(from, to) };
};

const faults: Readonly<Record<string, Fault>> = {
  'a policy that sends no Referer': {
    subject: 'Referrer-Policy',
    quoting: 'no-referrer',
    spoil: withHeader('referrer-policy', 'no-referrer'),
  },
  'a policy that sends none to other sites': {
    subject: 'Referrer-Policy',
    quoting: 'same-origin',
    spoil: withHeader('referrer-policy', 'same-origin'),
  },
  'a list of policies whose last sends no Referer': {
    subject: 'Referrer-Policy',
    quoting: 'no-referrer',
    spoil: withHeader('referrer-policy', ['strict-origin-when-cross-origin', 'no-referrer']),
  },
  'a page that overrules a good policy': {
    subject: 'Referrer-Policy',
    quoting: 'no-referrer',
    spoil: withHtml('<title>', '<meta name="referrer" content="no-referrer"><title>'),
  },
  "form-action 'self' alone": {
    subject: 'form-action',
    quoting: "'self'",
    spoil: withHeader('content-security-policy', "form-action 'self'"),
  },
  'form-action without the way back': {
    subject: 'form-action',
    quoting: 'https://forms.example',
    spoil: withHeader('content-security-policy', 'form-action https://forms.example'),
  },
  'form-action of another service': {
    subject: 'form-action',
    quoting: 'https://other.example',
    spoil: withHeader('content-security-policy', "form-action 'self' https://other.example"),
  },
  'form-action of a second policy, put on by something in front of the site': {
    subject: 'form-action',
    quoting: "'self'",
    spoil: withHeader('content-security-policy', [policy, "form-action 'self'"]),
  },
  'an action without an inbox': {
    subject: 'action address',
    quoting: 'https://forms.example/',
    spoil: withHtml(inbox, 'https://forms.example/'),
  },
  'an action on the site itself': {
    subject: 'action address',
    quoting: '/enquiry',
    spoil: withHtml(inbox, '/enquiry'),
  },
  'an action that is not secure': {
    subject: 'action address',
    quoting: 'http://forms.example',
    spoil: withHtml(inbox, 'http://forms.example/inbox@par-avion.example'),
  },
  'no action': {
    subject: 'action address',
    quoting: 'missing',
    spoil: withHtml(`action="${inbox}"`, ''),
  },
  'a form that is not posted': {
    subject: 'method',
    quoting: 'get',
    spoil: withHtml('method="post"', 'method="get"'),
  },
  'a missing field': {
    subject: 'fields',
    quoting: 'Phone',
    spoil: withHtml('<input name="Phone" required>', ''),
  },
  'a field under another name': {
    subject: 'fields',
    quoting: 'phone',
    spoil: withHtml('name="Phone"', 'name="phone"'),
  },
  'a field too many': {
    subject: 'fields',
    quoting: '_cc',
    spoil: withHtml('</form></body>', '<input type="hidden" name="_cc" value="x"></form></body>'),
  },
  'a field twice': {
    subject: 'fields',
    quoting: 'email, email',
    spoil: withHtml('<input name="email" required>', '<input name="email"><input name="email">'),
  },
  'the service’s captcha on': {
    subject: 'hidden fields',
    quoting: 'true',
    spoil: withHtml('value="false"', 'value="true"'),
  },
  'a way back to somewhere else': {
    subject: 'hidden fields',
    quoting: 'https://staging.example/?enquiry=sent',
    spoil: withHtml('value=""', 'value="https://staging.example/?enquiry=sent"'),
  },
  'a canonical address elsewhere': {
    subject: 'canonical address',
    quoting: 'https://staging.example/',
    spoil: (answer) => ({
      ...answer,
      html: answer.html.replace(/(canonical" href=")[^"]*/, '$1https://staging.example/'),
    }),
  },
  'no canonical address': {
    subject: 'canonical address',
    quoting: 'missing',
    spoil: withHtml('rel="canonical"', 'rel="alternate"'),
  },
  'no form': {
    subject: 'form',
    quoting: 'no enquiry form',
    spoil: withHtml('id="enquiry"', 'id="newsletter"'),
  },
  'a page that is not found': {
    subject: 'answer',
    quoting: '404',
    spoil: (answer) => ({ ...answer, status: 404 }),
  },
  'a page that has moved': {
    subject: 'answer',
    quoting: '308',
    spoil: (answer) => ({
      ...answer,
      status: 308,
      headers: { ...answer.headers, location: 'https://www.example.com/' },
    }),
  },
};

type AnswerTo = (path: string, origin: string) => Answer;

/** A server that answers as told and writes down what is asked of it. */
function createFakeSite() {
  const asked: string[] = [];
  let answerTo: AnswerTo = (_path, origin) => goodAnswer(origin);
  let server: Server;
  let origin = '';

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      const { status, headers, html } = answerTo(request.url ?? '', origin);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.writeHead(status).end(html);
    });
    server.listen(0, 'localhost');
    await once(server, 'listening');
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    expect(asked.splice(0).filter((line) => !/^GET \/(site)?$/.test(line))).toEqual([]);
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  return {
    asked,
    check(answer: AnswerTo): Promise<Outcome> {
      answerTo = answer;
      return run('--origin', origin);
    },
    get origin() {
      return origin;
    },
  };
}

describe('the launch check of a running site', () => {
  it.each(['off', 'on'])(
    'with the way back %s finds nothing wrong and ends with 0',
    async (way) => {
      const port = await freePort();
      const site = await startSite('dist', {
        PORT: String(port),
        ENQUIRY_ENDPOINT: 'https://forms.example',
        ENQUIRY_INBOX: 'inbox@par-avion.example',
        ENQUIRY_RETURN: way,
        LOG_LEVEL: 'silent',
      });
      try {
        const outcome = await run('--origin', `http://localhost:${port}`);
        expect(faultsIn(outcome)).toEqual([]);
        expect(outcome.code).toBe(0);
        for (const path of ['/', '/site']) {
          const address = `http://localhost:${port}${path} `;
          expect(outcome.lines.filter((line) => line.includes(address)).length).toBeGreaterThan(5);
        }
      } finally {
        await stopSite(site);
      }
    },
  );

  it('whose operator has set another public origin says so', async () => {
    const port = await freePort();
    const site = await startSite('dist', {
      PORT: String(port),
      PUBLIC_ORIGIN: 'https://www.par-avion.example',
      ENQUIRY_ENDPOINT: 'https://forms.example',
      ENQUIRY_INBOX: 'inbox@par-avion.example',
      LOG_LEVEL: 'silent',
    });
    try {
      const outcome = await run('--origin', `http://localhost:${port}/`);
      expect(outcome.code).toBe(1);
      expect(faultsIn(outcome)).toHaveLength(2);
      for (const line of faultsIn(outcome)) {
        expect(line).toContain('canonical address');
        expect(line).toContain('https://www.par-avion.example/');
      }
    } finally {
      await stopSite(site);
    }
  });
});

describe('the launch check', () => {
  const fake = createFakeSite();

  it('of a page with all that is needed ends with 0, having read the two home pages', async () => {
    const outcome = await fake.check((_path, origin) => goodAnswer(origin));
    expect(faultsIn(outcome)).toEqual([]);
    expect(outcome.code).toBe(0);
    expect(fake.asked).toEqual(['GET /', 'GET /site']);
  });

  it.each(Object.entries(faults))(
    'names %s in a plain line, and ends with 1',
    async (_name, fault) => {
      const { subject, quoting, spoil } = fault;
      const outcome = await fake.check((_path, origin) => spoil(goodAnswer(origin)));
      expect(outcome.code).toBe(1);
      // One fault can be another's cause: an action elsewhere is not what the policy allows.
      const consequence = subject === 'action address' ? 'form-action' : subject;
      const all = faultsIn(outcome);
      for (const line of all) expect([subject, consequence]).toContain(subjectOf(line));
      const named = all.filter((line) => subjectOf(line) === subject);
      expect(named).toHaveLength(2);
      for (const line of named) expect(line).toContain(quoting);
      expect(named[0]).toContain(`${fake.origin}/ `);
      expect(named[1]).toContain(`${fake.origin}/site `);
      expect(outcome.lines.join('\n')).not.toMatch(/^ +at /m);
    },
  );

  it('names the page when only one of the two is wrong', async () => {
    const { spoil } = faults['a missing field'] as Fault;
    const outcome = await fake.check((path, origin) =>
      path === '/site' ? spoil(goodAnswer(origin)) : goodAnswer(origin),
    );
    expect(outcome.code).toBe(1);
    expect(faultsIn(outcome)).toEqual([expect.stringContaining(`${fake.origin}/site `)]);
  });

  it('of a page without a policy on forms finds nothing wrong with it', async () => {
    const outcome = await fake.check((_path, origin) => {
      const { 'content-security-policy': _, ...headers } = goodAnswer(origin).headers;
      return { ...goodAnswer(origin), headers };
    });
    expect(outcome.code).toBe(0);
  });
});

describe('the launch check of a site that can not be reached', () => {
  it.each(['localhost', '127.0.0.1'])('at %s says why, and ends with 1', async (host) => {
    const origin = `http://${host}:${await freePort()}`;
    const outcome = await run('--origin', origin);
    expect(outcome.code).toBe(1);
    expect(faultsIn(outcome)).toHaveLength(2);
    for (const line of faultsIn(outcome)) {
      expect(line).toContain(origin);
      expect(line).toMatch(/refused/i);
    }
    expect(outcome.lines.join('\n')).not.toMatch(/^ +at /m);
  });

  it('under a name that is nowhere says why, and ends with 1', async () => {
    const outcome = await run('--origin', 'https://no-such-host.invalid');
    expect(outcome.code).toBe(1);
    expect(faultsIn(outcome)[0]).toContain('no-such-host.invalid');
  });
});

describe('the launch check, misused', () => {
  it.each([
    ['without arguments', []],
    ['with no address behind --origin', ['--origin']],
    ['with a host for an address', ['--origin', 'www.example.com']],
    ['with a file', ['--origin', 'file:///etc/passwd']],
    ['with an address but no --origin', ['https://www.example.com']],
  ])('%s says how it is used, and ends with 2', async (_case, parameters) => {
    const { code, lines } = await run(...parameters);
    expect(code).toBe(2);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('npm run check-enquiry -- --origin https://');
  });
});

describe('what the launch check reads from a page', () => {
  const origin = 'https://www.example.com';

  function faultsOf(answer: Answer, url = `${origin}/`): readonly string[] {
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value].flat()) headers.append(name, one);
    }
    const page: FetchedPage = { url, status: answer.status, headers, html: answer.html };
    return checkEnquiryPage(page, new URL(url).origin)
      .filter(({ fault }) => fault !== undefined)
      .map(({ subject }) => subject);
  }

  it('a page served over http is at fault, unless it is this machine’s', () => {
    expect(faultsOf(goodAnswer(origin))).toEqual([]);
    const plain = 'http://www.example.com';
    expect(faultsOf(goodAnswer(plain), `${plain}/`)).toEqual(['https']);
    for (const local of ['http://localhost:3000', 'http://127.0.0.1:3000']) {
      expect(faultsOf(goodAnswer(local), `${local}/`)).toEqual([]);
    }
    const disguised = 'http://127.example.com';
    expect(faultsOf(goodAnswer(disguised), `${disguised}/`)).toEqual(['https']);
  });

  it.each(['strict-origin-when-cross-origin', 'no-referrer, strict-origin-when-cross-origin'])(
    'Referrer-Policy: %s is good',
    (value) => {
      expect(faultsOf(withHeader('referrer-policy', value)(goodAnswer(origin)))).toEqual([]);
    },
  );

  it.each(['no-referrer', 'same-origin', 'strict-origin-when-cross-origin, no-referrer'])(
    'Referrer-Policy: %s is at fault',
    (value) => {
      expect(faultsOf(withHeader('referrer-policy', value)(goodAnswer(origin)))).toEqual([
        'Referrer-Policy',
      ]);
    },
  );

  it('a policy on forms in the markup counts as one in the headers does', () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="form-action 'self'"><title>`;
    expect(faultsOf(withHtml('<title>', meta)(goodAnswer(origin)))).toEqual(['form-action']);
  });

  it('the way back to the site’s own address is good', () => {
    const next = withHtml('value=""', `value="${origin}/?enquiry=sent"`);
    expect(faultsOf(next(goodAnswer(origin)))).toEqual([]);
  });

  it('the order of attributes, quotes and letter case make no difference', () => {
    const upper = withHtml('method="post"', "METHOD='POST'");
    expect(faultsOf(upper(goodAnswer(origin)))).toEqual([]);
  });
});
