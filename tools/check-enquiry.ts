import { parseArgs } from 'node:util';
import { checkEnquiryPage } from './enquiry-check/check-enquiry-page.ts';

// `npm run check-enquiry -- --origin https://www.example.com`: would the live site's headers and markup let an enquiry
// through? Fetches its two home pages and posts nothing. Exits with 0 when all is well, 1 when not, 2 when misused.
const { values } = parseArgs({ options: { origin: { type: 'string' } }, strict: false });
const given = String(values['origin'] ?? '');

if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
  console.error('Say which site: npm run check-enquiry -- --origin https://www.example.com');
  process.exitCode = 2;
} else {
  const { origin } = new URL(given);
  const results = [await check(origin, '/'), await check(origin, '/site')];
  const good = results.every(Boolean);
  console.log(
    good
      ? 'An enquiry would go through. To be sure that it arrives, send one from each page by hand.'
      : 'Enquiries would be lost.',
  );
  process.exitCode = good ? 0 : 1;
}

/** Reports on one page in plain lines; says whether all was well. */
async function check(origin: string, path: string): Promise<boolean> {
  const url = origin + path;
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    const { status, headers } = response;
    const findings = checkEnquiryPage(
      { url, status, headers, html: await response.text() },
      origin,
    );
    for (const { subject, fault } of findings) {
      console.log(fault ? `✗ ${url}  ${subject}: ${fault}` : `✓ ${url}  ${subject}`);
    }
    return findings.every(({ fault }) => !fault);
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    console.log(`✗ ${url}  can not be fetched: ${reason}`);
    return false;
  }
}
