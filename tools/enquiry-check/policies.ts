import { type Finding, finding } from './finding.ts';
import { attribute, type MarkupElement } from './markup.ts';

/** Policies under which a browser tells the forwarding service which page a post comes from. */
const telling = [
  'strict-origin-when-cross-origin',
  'origin-when-cross-origin',
  'origin',
  'strict-origin',
  'unsafe-url',
  'no-referrer-when-downgrade',
];

export function checkReferrerPolicy(headers: Headers, page: readonly MarkupElement[]): Finding {
  const meta = page.find(
    (element) => element.tagName === 'meta' && attribute(element, 'name') === 'referrer',
  );
  const policy = attribute(meta, 'content') ?? headers.get('referrer-policy') ?? '(none)';
  // A list is read from its end: the last policy that the browser knows counts.
  const effective = policy.split(',').at(-1)?.trim() ?? '';
  return finding(
    'Referrer-Policy',
    telling.includes(effective),
    `it is ${effective}: the service refuses a post without Referer; it must be strict-origin-when-cross-origin`,
  );
}

export type FormAddresses = { readonly action: string; readonly origin: string };

/** Every policy counts, in headers or markup: a browser keeps to all of them. */
export function checkFormAction(
  headers: Headers,
  page: readonly MarkupElement[],
  { action, origin }: FormAddresses,
): Finding {
  const target = URL.canParse(action, origin) ? new URL(action, origin).origin : action;
  const refusing = formActions(headers, page).find(
    (sources) =>
      !sources.includes(target) || !["'self'", origin].some((own) => sources.includes(own)),
  );
  return finding(
    'form-action',
    refusing === undefined,
    `it allows ${refusing?.join(' ')}; it must name ${target} and 'self'`,
  );
}

/** The sources of each `form-action` directive there is. */
function formActions(headers: Headers, page: readonly MarkupElement[]): readonly string[][] {
  const name = /^content-security-policy$/i;
  const inMarkup = page
    .filter((element) => name.test(attribute(element, 'http-equiv') ?? ''))
    .map((element) => attribute(element, 'content') ?? '');
  const inHeaders = (headers.get('content-security-policy') ?? '').split(',');
  return [...inHeaders, ...inMarkup]
    .flatMap((policy) => policy.split(';'))
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([directive]) => directive?.toLowerCase() === 'form-action')
    .map(([, ...sources]) => sources);
}
