import { expect, it } from 'vitest';
import { createSecurityHeaders } from '../../server/responses/security-headers.ts';
import { parseSettings } from '../../server/settings.ts';
import { buildOutput } from '../fixture/build-output.ts';
import { testSettings } from '../setup/app.ts';
import { securityHeaders, securityPolicy } from '../setup/headers.ts';

/** The headers by their names in lower case. */
function headersWith(environment: Readonly<Record<string, string>> = {}) {
  const settings = parseSettings({ ...testSettings, ...environment });
  const headers = createSecurityHeaders(settings, buildOutput.manifest);
  return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
}

function directivesOf(policy: string | undefined): ReadonlySet<string> {
  return new Set(policy?.split(';'));
}

it('the content security policy allows what the pages need, and nothing else', () => {
  const directives = directivesOf(headersWith()['content-security-policy']);
  expect(directives).toEqual(new Set(securityPolicy));
});

it('an answer has exactly these security headers', () => {
  expect(headersWith()).toEqual(securityHeaders);
});

it('names have their usual capitals', () => {
  const headers = createSecurityHeaders(parseSettings(testSettings), buildOutput.manifest);
  const names = headers.map(([name]) => name);
  expect(names).toContain('Content-Security-Policy');
  expect(names).toContain('X-Frame-Options');
});

it('the form may post to the origin of ENQUIRY_ENDPOINT, and be sent back to the site', () => {
  const headers = headersWith({ ENQUIRY_ENDPOINT: 'http://localhost:3001/f/el' });
  const directive = "form-action 'self' http://localhost:3001 https://thanks.example";
  const directives = directivesOf(headers['content-security-policy']);
  expect(directives).toEqual(new Set([...securityPolicy.filter(isNotAboutForms), directive]));
});

function isNotAboutForms(directive: string): boolean {
  return !directive.startsWith('form-action');
}

it('a changed style sheet or script has another hash, and no other style or script is allowed', () => {
  const manifest = { ...buildOutput.manifest, styles: 'p{}', entry: 'document.body;' };
  const headers = createSecurityHeaders(parseSettings(testSettings), manifest);
  const policy = headers.find(([name]) => name === 'Content-Security-Policy')?.[1];
  const inlined = [...directivesOf(policy)].filter((directive) => directive.includes('sha256'));
  // printf 'document.body;' | openssl dgst -sha256 -binary | base64, and the same with 'p{}'.
  expect(inlined).toEqual([
    "script-src 'self' 'sha256-NH2tv/8sRcHjttaErfv10I/QqD3NrzH5a4cfkGBl/Mw='",
    "style-src 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='",
  ]);
});

it('HSTS_INCLUDE_SUBDOMAINS=on extends https to all subdomains', () => {
  expect(headersWith({ HSTS_INCLUDE_SUBDOMAINS: 'on' })).toEqual({
    ...securityHeaders,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
});

it('INDEXING=off keeps search engines from all answers', () => {
  expect(headersWith({ INDEXING: 'off' })).toEqual({
    ...securityHeaders,
    'x-robots-tag': 'noindex',
  });
});
