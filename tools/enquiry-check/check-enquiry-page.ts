import { address } from '../../server/setting-parsers.ts';
import { type Finding, finding } from './finding.ts';
import { attribute, elementsIn, type MarkupElement, parsePage } from './markup.ts';
import { checkFormAction, checkReferrerPolicy } from './policies.ts';

/** A page as it was fetched. */
export type FetchedPage = {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
};

const fieldNames = ['name', 'Phone', 'country', 'course', 'email', '_captcha', '_next'];

/** Whether a page's headers and markup would let an enquiry through. Nothing is posted. */
export function checkEnquiryPage(page: FetchedPage, origin: string): readonly Finding[] {
  const { url, status, headers } = page;
  const elements = parsePage(page.html);
  const form = elements.find(
    (element) => element.tagName === 'form' && attribute(element, 'id') === 'enquiry',
  );
  return [
    finding('answer', status === 200, `the status is ${status}; it must be 200`),
    checkReferrerPolicy(headers, elements),
    finding(
      'https',
      address(url) !== undefined,
      `the page is served over ${new URL(url).protocol}`,
    ),
    checkCanonical(elements, origin),
    finding('form', form !== undefined, 'the page has no enquiry form'),
    ...(form
      ? [
          checkMethod(form),
          checkAction(form),
          checkFormAction(headers, elements, { action: attribute(form, 'action') ?? '', origin }),
          checkFields(form),
          checkHiddenFields(form, origin),
        ]
      : []),
  ];
}

function checkCanonical(elements: readonly MarkupElement[], origin: string): Finding {
  const link = elements.find(
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical',
  );
  const canonical = attribute(link, 'href');
  return finding(
    'canonical address',
    canonical === `${origin}/`,
    `it is ${canonical ?? 'missing'}; with PUBLIC_ORIGIN=${origin} it is ${origin}/`,
  );
}

function checkMethod(form: MarkupElement): Finding {
  const method = attribute(form, 'method')?.toLowerCase() ?? 'get';
  return finding('method', method === 'post', `the form's method is ${method}; it must be post`);
}

function checkAction(form: MarkupElement): Finding {
  const action = attribute(form, 'action') ?? 'missing';
  return finding(
    'action address',
    address(action) !== undefined && new URL(action).pathname.length > 1,
    `it is ${action}; it must be the service's https address with the inbox behind it`,
  );
}

function checkFields(form: MarkupElement): Finding {
  const names = elementsIn(form)
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

function checkHiddenFields(form: MarkupElement, origin: string): Finding {
  const valueOfField = (name: string) => {
    const field = elementsIn(form).find((element) => attribute(element, 'name') === name);
    return attribute(field, 'value') ?? '';
  };
  const [captcha, next] = [valueOfField('_captcha'), valueOfField('_next')];
  const back = `${origin}/?enquiry=sent`;
  return finding(
    'hidden fields',
    captcha === 'false' && ['', back].includes(next),
    `_captcha is ${captcha} and _next is ${next}; they must be false, and empty or ${back}`,
  );
}
