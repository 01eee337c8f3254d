import { HtmlValidate } from 'html-validate';

// The standard's own rules, and those that assistive technology needs. What is left out is no question of validity.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes `<br/>`; both spellings are valid.
    'void-style': 'off',
    // Our own scripts come from our own origin, which the page itself comes from.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

/** What is not valid about a page; empty when all is well. */
export async function faultsOfHtml(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html, 'page.html');
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
