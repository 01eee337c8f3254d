import type { Response } from 'supertest';

/** Headers of every response; test/http/security-headers.test.ts compares them. */
const security = /policy|opener|resource|origin-agent|^strict-|^x-(content|frame)/;
/** Headers that depend on the time, the connection or the build. */
const passing = /^(date|connection|x-site-build)$/;

/** The security headers of a response. */
export function securityOf({ headers }: Response): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => security.test(name)));
}

/** The other headers of a response. */
export function headersOf({ headers }: Response): Readonly<Record<string, string>> {
  const own = Object.entries(headers).filter(([it]) => !security.test(it) && !passing.test(it));
  return Object.fromEntries(own);
}
