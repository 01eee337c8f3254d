import { isServiceAddress } from '../server/settings.ts';
import { enquiryFields } from '../shared/enquiry/enquiry-fields.ts';
import { enquirySentAddress } from '../shared/routes.ts';
import { parseHtml } from './parse-html.ts';

/** One thing that was checked; `fault` says what is wrong and what would be right. */
export type Finding = { readonly subject: string; readonly fault?: string };

type Answer = Pick<Response, 'status' | 'headers'>;

/** Checks whether a page's headers and markup would let an enquiry through. Posts nothing. */
export function checkEnquiryPage(url: string, answer: Answer, html: string): readonly Finding[] {
  const { status, headers } = answer;
  const { origin, protocol } = new URL(url);
  const document = parseHtml(html);
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  // The last policy of a list counts.
  const referrer = headers.get('referrer-policy')?.split(',').at(-1)?.trim();
  const form = document.querySelector('form#enquiry');
  return [
    finding('answer', status === 200, `the status is ${status}; it must be 200`),
    finding(
      'Referrer-Policy',
      referrer === 'strict-origin-when-cross-origin',
      `it is ${referrer}; it must be strict-origin-when-cross-origin, as the service refuses a post without Referer`,
    ),
    finding('https', isServiceAddress(url), `the page is served over ${protocol}`),
    finding(
      'canonical address',
      canonical === `${origin}/`,
      `it is ${canonical}; with PUBLIC_ORIGIN=${origin} it is ${origin}/`,
    ),
    finding('form', form !== null, 'the page has no enquiry form'),
    ...(form ? checkForm(form, origin, headers) : []),
  ];
}

function checkForm(form: Element, origin: string, headers: Headers): readonly Finding[] {
  const method = form.getAttribute('method');
  const action = form.getAttribute('action') ?? 'missing';
  const inbox = isServiceAddress(action) ? new URL(action) : undefined;
  const fields = [...form.querySelectorAll('[name]')]
    .map((field) => `${field.getAttribute('name')}=${field.getAttribute('value') ?? ''}`)
    .join('&');
  const names = enquiryFields.map(({ name }) => `${name}=`);
  const empty = [...names, '_captcha=false', '_next='].join('&');
  const withReturn = empty + origin + enquirySentAddress;
  const refusing = readFormAction(headers).find(
    (sources) => !["'self'", inbox?.origin ?? action].every((source) => sources.includes(source)),
  );
  return [
    finding('method', method === 'post', `the form's method is ${method}; it must be post`),
    finding(
      'action address',
      inbox !== undefined && inbox.pathname.length > 1,
      `it is ${action}; it must be the service's https address with the inbox behind it`,
    ),
    finding(
      'fields',
      fields === empty || fields === withReturn,
      `they are ${fields}; they must be ${empty} or ${withReturn}`,
    ),
    finding(
      'form-action',
      refusing === undefined,
      `it allows ${refusing?.join(' ')}; it must name 'self' and the origin of ${action}`,
    ),
  ];
}

/** The sources of each `form-action`; a browser obeys every policy that it is sent. */
function readFormAction(headers: Headers): readonly (readonly string[])[] {
  return (headers.get('content-security-policy') ?? '')
    .split(/[,;]/)
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name === 'form-action')
    .map(([, ...sources]) => sources);
}

function finding(subject: string, good: boolean, fault: string): Finding {
  return good ? { subject } : { subject, fault };
}
