import { enquiryFields } from '#content/enquiry-fields.ts';
import { isLoopback } from '../server/setting-values.ts';
import { enquirySentAddress } from '../shared/routes.ts';
import { parseHtml } from './parse-html.ts';

/** What in a page's headers and markup would lose an enquiry, a line each. Posts nothing. */
export function findEnquiryProblems(url: string, answer: Response, html: string): string[] {
  const { status, headers } = answer;
  const { origin } = new URL(url);
  const document = parseHtml(html);
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  // The last policy of a list counts.
  const referrer = headers.get('referrer-policy')?.split(',').at(-1)?.trim();
  const form = document.querySelector('form#enquiry');
  const method = form?.getAttribute('method');
  const action = form?.getAttribute('action') ?? '';
  const fields = [...(form?.querySelectorAll('[name]') ?? [])]
    .map((field) => `${field.getAttribute('name')}=${field.getAttribute('value') ?? ''}`)
    .join('&');
  const names = enquiryFields.map(({ name }) => `${name}=`);
  const allowed = [...names, '_captcha=false', '_next='].join('&');
  const rules: readonly (readonly [holds: boolean, problem: string])[] = [
    [status === 200, `the status is ${status}; it must be 200`],
    [isPrivate(url), 'the page is not served over https'],
    [
      referrer === 'strict-origin-when-cross-origin',
      `Referrer-Policy is ${referrer}; with another than strict-origin-when-cross-origin the service refuses the post`,
    ],
    [
      canonical === `${origin}/`,
      `the canonical address is ${canonical}: set PUBLIC_ORIGIN=${origin}`,
    ],
    [method === 'post', `the method of the form is ${method}; it must be post`],
    [
      isPrivate(action) && isLocal(action) === isLocal(url) && new URL(action).pathname.length > 1,
      `the action of the form is ${action}; it must be the service's https address with the inbox behind it`,
    ],
    [
      [allowed, allowed + origin + enquirySentAddress].includes(fields),
      `the fields of the form are ${fields}; they must be ${allowed}`,
    ],
    [
      readFormAction(headers).every((sources) => allows(sources, action)),
      `the policy's form-action must name 'self' and the origin of ${action}`,
    ],
  ];
  return rules.filter(([holds]) => !holds).map(([, problem]) => problem);
}

function isPrivate(address: string): boolean {
  return /^https:/.test(address) || isLocal(address);
}

/** Whether an address is one of this machine, where no visitor's browser finds the service. */
function isLocal(address: string): boolean {
  return URL.canParse(address) && isLoopback(address);
}

/** The sources of each `form-action`; a browser obeys every policy that it is sent. */
function readFormAction(headers: Headers): readonly (readonly string[])[] {
  return (headers.get('content-security-policy') ?? '')
    .split(/[,;]/)
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name === 'form-action');
}

function allows(sources: readonly string[], action: string): boolean {
  return (
    sources.includes("'self'") && sources.some((source) => `${action}/`.startsWith(`${source}/`))
  );
}
