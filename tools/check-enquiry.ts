import { parseArgs } from 'node:util';
import { checkEnquiryPage, type Finding } from './enquiry-check.ts';

// `npm run check-enquiry -- --origin https://www.example.com`: would the live site's headers and markup let an enquiry
// through? Fetches the two addresses of the home page and posts nothing. Exits with 0 when all is well, 1 when not, 2
// when misused.
const { values } = parseArgs({ options: { origin: { type: 'string' } }, strict: false });
const origin = String(values['origin']);

if (URL.canParse(origin) && /^https?:/.test(origin)) {
  process.exitCode = 0;
  for (const path of ['/', '/site']) await report(new URL(path, origin).href);
  console.log(
    process.exitCode
      ? 'Enquiries would be lost.'
      : 'An enquiry would go through. To be sure that it arrives, send one from each page by hand.',
  );
} else {
  console.error('Which site? npm run check-enquiry -- --origin https://www.example.com');
  process.exitCode = 2;
}

async function report(url: string): Promise<void> {
  for (const { subject, fault } of await check(url)) {
    console.log(fault ? `✗ ${url}  ${subject}: ${fault}` : `✓ ${url}  ${subject}`);
    if (fault) process.exitCode = 1;
  }
}

async function check(url: string): Promise<readonly Finding[]> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    return checkEnquiryPage(url, answer, await answer.text());
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    return [{ subject: 'answer', fault: `it can't be fetched: ${reason}` }];
  }
}
