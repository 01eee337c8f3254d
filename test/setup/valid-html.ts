import { HtmlValidate } from 'html-validate';

// The standard's own rules, and those that assistive technology needs; among them: ids are unique, one h1, no heading
// level is left out, every picture has an alternative text, every field a label, header cells a scope.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes `<br/>`; both spellings are valid.
    'void-style': 'off',
    // A list of papers is a form that sends nothing: its one button clears it.
    'wcag/h32': 'off',
    // The scripts come from the origin that the page itself comes from.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

// The first use compiles the rules, for seconds on a busy machine: no single test's time-out should pay for it.
await validator.validateString('');

/** What is not valid about a page; empty when all is well. */
export async function findHtmlProblems(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html, 'page.html');
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
