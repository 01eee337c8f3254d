import { type DefaultTreeAdapterMap, parse } from 'parse5';

/** A page as it was fetched. */
export type FetchedPage = {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
};

/** One thing that was looked at; `fault` says what is wrong and what would be right. */
export type Finding = { readonly subject: string; readonly fault?: string };

type HtmlElement = DefaultTreeAdapterMap['element'];
type HtmlNode = DefaultTreeAdapterMap['node'];

const fieldNames = ['name', 'Phone', 'country', 'course', 'email', '_captcha', '_next'];

/** Policies under which a browser tells the forwarding service which page a post comes from. */
const tellingPolicies = [
  'strict-origin-when-cross-origin',
  'origin-when-cross-origin',
  'origin',
  'strict-origin',
  'unsafe-url',
  'no-referrer-when-downgrade',
];

/** Whether a page's headers and markup would let an enquiry through. Nothing is posted. */
export function checkEnquiryPage(page: FetchedPage, origin: string): readonly Finding[] {
  const elements = elementsOf(parse(page.html));
  const form = elements.find(
    (element) => element.tagName === 'form' && attribute(element, 'id') === 'enquiry',
  );
  const action = form ? attribute(form, 'action') : undefined;
  return [
    finding('answer', page.status === 200, `the status is ${page.status}; it must be 200`),
    checkReferrerPolicy(page.headers, elements),
    checkHttps(page.url),
    checkCanonical(elements, origin),
    finding('form', form !== undefined, 'the page has no enquiry form'),
    ...(form && action !== undefined
      ? [
          checkMethod(form),
          checkAction(action),
          checkFormAction(page.headers, action, origin),
          checkFields(form),
          checkSettings(form, origin),
        ]
      : []),
  ];
}

function finding(subject: string, good: boolean, fault: string): Finding {
  return good ? { subject } : { subject, fault };
}

function checkReferrerPolicy(headers: Headers, elements: readonly HtmlElement[]): Finding {
  const meta = elements.find(
    (element) => element.tagName === 'meta' && attribute(element, 'name') === 'referrer',
  );
  const policy = (meta && attribute(meta, 'content')) ?? headers.get('referrer-policy') ?? '(none)';
  // A list is read from its end: the last policy that the browser knows counts.
  const effective = policy.split(',').at(-1)?.trim() ?? '';
  return finding(
    'Referrer-Policy',
    tellingPolicies.includes(effective),
    `it is ${effective}: the service refuses a post without Referer; it must be strict-origin-when-cross-origin`,
  );
}

function checkHttps(url: string): Finding {
  const { protocol, hostname } = new URL(url);
  const local = hostname === 'localhost' || hostname.startsWith('127.');
  return finding('https', protocol === 'https:' || local, `the page is served over ${protocol}`);
}

function checkCanonical(elements: readonly HtmlElement[], origin: string): Finding {
  const link = elements.find(
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical',
  );
  const canonical = link && attribute(link, 'href');
  return finding(
    'canonical address',
    canonical === `${origin}/`,
    `it is ${canonical ?? 'missing'}; with PUBLIC_ORIGIN=${origin} it is ${origin}/`,
  );
}

function checkMethod(form: HtmlElement): Finding {
  const method = attribute(form, 'method')?.toLowerCase();
  return finding(
    'method',
    method === 'post',
    `the form's method is ${method ?? 'get'}; it must be post`,
  );
}

function checkAction(action: string): Finding {
  const url = URL.canParse(action) ? new URL(action) : undefined;
  const named = url !== undefined && url.pathname.length > 1;
  const secure = url?.protocol === 'https:' || url?.hostname === 'localhost';
  return finding(
    'action address',
    named && secure,
    `it is ${action}; it must be the service's https address with the inbox behind it`,
  );
}

function checkFormAction(headers: Headers, action: string, origin: string): Finding {
  const policy = headers.get('content-security-policy');
  if (policy === null) return { subject: 'form-action' };
  const directive = policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name === 'form-action');
  if (!directive) return { subject: 'form-action' };
  const [, ...sources] = directive;
  const target = URL.canParse(action, origin) ? new URL(action, origin).origin : action;
  const good = sources.includes(target) && (sources.includes("'self'") || sources.includes(origin));
  return finding(
    'form-action',
    good,
    `it allows ${sources.join(' ')}; it must name ${target} and 'self'`,
  );
}

function checkFields(form: HtmlElement): Finding {
  const names = elementsOf(form)
    .filter(({ tagName }) => ['input', 'select', 'textarea'].includes(tagName))
    .map((element) => attribute(element, 'name') ?? '');
  const same =
    names.length === fieldNames.length && fieldNames.every((name) => names.includes(name));
  return finding(
    'fields',
    same,
    `they are ${names.join(', ')}; they must be ${fieldNames.join(', ')}`,
  );
}

function checkSettings(form: HtmlElement, origin: string): Finding {
  const hidden = (name: string) => {
    const input = elementsOf(form).find((element) => attribute(element, 'name') === name);
    return input && (attribute(input, 'value') ?? '');
  };
  const next = hidden('_next');
  const good =
    hidden('_captcha') === 'false' && (next === '' || next === `${origin}/?enquiry=sent`);
  return finding(
    'hidden fields',
    good,
    `_captcha is ${hidden('_captcha')} and _next is ${next}; they must be false, and empty or ${origin}/?enquiry=sent`,
  );
}

function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function elementsOf(node: HtmlNode): HtmlElement[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) =>
    'tagName' in child ? [child, ...elementsOf(child)] : [],
  );
}
