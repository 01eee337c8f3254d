import type { Response } from 'supertest';

/** Headers of every response; test/http/security-headers.test.ts compares them. */
export const security = /policy|opener|resource|origin-agent|^strict-|^x-(content|frame)/;
/** Headers that depend on the time, the connection or the build. */
const passing = /^(date|connection|x-site-build)$/;

/** The headers of a response, without these. */
export function headersOf({ headers }: Response): Readonly<Record<string, string>> {
  const own = Object.entries(headers).filter(([it]) => !security.test(it) && !passing.test(it));
  return Object.fromEntries(own);
}
