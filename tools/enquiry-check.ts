import { address } from '../server/setting-parsers.ts';
import { parseHtml } from './parse-html.ts';

/** A page as it was fetched. */
export type FetchedPage = {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
};

/** One thing that was checked; `fault` says what is wrong and what would be right. */
export type Finding = { readonly subject: string; readonly fault?: string };

const fieldNames = ['name', 'Phone', 'country', 'course', 'email', '_captcha', '_next'];

/** Policies with which a browser tells the forwarding service the page that a post comes from. */
const sendingReferer = [
  'strict-origin-when-cross-origin',
  'origin-when-cross-origin',
  'origin',
  'strict-origin',
  'unsafe-url',
  'no-referrer-when-downgrade',
];

/** Checks whether a page's headers and markup would let an enquiry through. Posts nothing. */
export function checkEnquiryPage(page: FetchedPage): readonly Finding[] {
  const { url, status, headers, html } = page;
  const { origin, protocol } = new URL(url);
  const document = parseHtml(html);
  const canonical = attribute(document, 'link[rel="canonical"]', 'href');
  const policy = attribute(document, 'meta[name="referrer"]', 'content');
  // The last policy of a list that the browser knows counts.
  const referrer = (policy ?? headers.get('referrer-policy'))?.split(',').at(-1)?.trim();
  const form = document.querySelector('form#enquiry');
  return [
    finding('answer', status === 200, `the status is ${status}; it must be 200`),
    finding(
      'Referrer-Policy',
      sendingReferer.includes(referrer ?? ''),
      `it is ${referrer}: the service refuses a post without Referer; it must be strict-origin-when-cross-origin`,
    ),
    finding('https', address(url) !== undefined, `the page is served over ${protocol}`),
    finding(
      'canonical address',
      canonical === `${origin}/`,
      `it is ${canonical ?? 'missing'}; with PUBLIC_ORIGIN=${origin} it is ${origin}/`,
    ),
    finding('form', form !== null, 'the page has no enquiry form'),
    ...(form ? [...checkForm(form, origin), checkFormAction(form, document, page)] : []),
  ];
}

function checkForm(form: Element, origin: string): readonly Finding[] {
  const method = form.getAttribute('method')?.toLowerCase() ?? 'get';
  const action = form.getAttribute('action') ?? 'missing';
  const names = [...form.querySelectorAll('input, select, textarea')].map(
    (field) => field.getAttribute('name') ?? '',
  );
  const captcha = attribute(form, '[name="_captcha"]', 'value');
  const next = attribute(form, '[name="_next"]', 'value');
  const back = `${origin}/?enquiry=sent`;
  return [
    finding('method', method === 'post', `the form's method is ${method}; it must be post`),
    finding(
      'action address',
      address(action) !== undefined && new URL(action).pathname.length > 1,
      `it is ${action}; it must be the service's https address with the inbox behind it`,
    ),
    finding(
      'fields',
      names.toSorted().join() === fieldNames.toSorted().join(),
      `they are ${names.join(', ')}; they must be ${fieldNames.join(', ')}`,
    ),
    finding(
      'hidden fields',
      captcha === 'false' && (next === '' || next === back),
      `_captcha is ${captcha} and _next is ${next}; they must be false, and empty or ${back}`,
    ),
  ];
}

/** A browser obeys every policy there is, in headers and markup. */
function checkFormAction(
  form: Element,
  document: Document,
  { url, headers }: FetchedPage,
): Finding {
  const metas = [...document.querySelectorAll('meta[http-equiv]')].filter(
    (meta) => meta.getAttribute('http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  const policies = [
    ...(headers.get('content-security-policy') ?? '').split(','),
    ...metas.map((meta) => meta.getAttribute('content') ?? ''),
  ];
  const sourceLists = policies
    .flatMap((policy) => policy.split(';'))
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name?.toLowerCase() === 'form-action')
    .map(([, ...sources]) => sources);
  const { origin } = new URL(url);
  const action = form.getAttribute('action') ?? '';
  const target = URL.canParse(action, origin) ? new URL(action, origin).origin : action;
  const refusing = sourceLists.find(
    (sources) =>
      !sources.includes(target) || !["'self'", origin].some((it) => sources.includes(it)),
  );
  return finding(
    'form-action',
    refusing === undefined,
    `it allows ${refusing?.join(' ')}; it must name ${target} and 'self'`,
  );
}

function attribute(within: ParentNode, selector: string, name: string): string | undefined {
  return within.querySelector(selector)?.getAttribute(name) ?? undefined;
}

function finding(subject: string, good: boolean, fault: string): Finding {
  return good ? { subject } : { subject, fault };
}
