import type { Response } from 'supertest';

/** Those that every answer has; test/http/security-headers.test.ts compares them. */
const security = /policy|opener|resource|origin-agent|^strict-|^x-(content|frame)/;
/** Those that differ from moment to moment or from connection to connection. */
const passing = /^(date|connection)$/;

/** The headers of an answer that are about security, whatever their values. */
export function securityOf({ headers }: Response): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => security.test(name)));
}

/** The headers that are an answer's own. */
export function headersOf({ headers }: Response): Readonly<Record<string, string>> {
  const own = Object.entries(headers).filter(
    ([name]) => !security.test(name) && !passing.test(name),
  );
  return Object.fromEntries(own);
}
