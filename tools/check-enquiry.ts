import { parseArgs } from 'node:util';
import { checkEnquiryPage, type Finding } from './enquiry-check.ts';

// `npm run check-enquiry -- --origin https://www.example.com`: would the live site's headers and markup let an enquiry
// through? Fetches the two addresses of the home page and posts nothing. Exits with 0 when all is well, 1 when not, 2
// when misused.
const { values } = parseArgs({ options: { origin: { type: 'string' } }, strict: false });
const given = String(values['origin'] ?? '');

if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
  console.error('Which site? npm run check-enquiry -- --origin https://www.example.com');
  process.exitCode = 2;
} else {
  const { origin } = new URL(given);
  let good = true;
  for (const url of [`${origin}/`, `${origin}/site`]) {
    for (const { subject, fault } of await check(url)) {
      console.log(fault ? `✗ ${url}  ${subject}: ${fault}` : `✓ ${url}  ${subject}`);
      if (fault) good = false;
    }
  }
  console.log(
    good
      ? 'An enquiry would go through. To be sure that it arrives, send one from each page by hand.'
      : 'Enquiries would be lost.',
  );
  process.exitCode = good ? 0 : 1;
}

async function check(url: string): Promise<readonly Finding[]> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    const { status, headers } = response;
    return checkEnquiryPage({ url, status, headers, html: await response.text() });
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    return [{ subject: 'answer', fault: `it can't be fetched: ${reason}` }];
  }
}
