import { site } from '#content/site.ts';
import { placeholderWarning } from '../server/start-warnings.ts';
import { findEnquiryProblems } from './enquiry-problems.ts';

// `npm run check-enquiry -- https://www.example.com`: would the live site's headers and markup let an enquiry through?
// Fetches the two addresses of the home page and posts nothing. Exits with 0 when all is well, 1 when not.
const origin = process.argv.at(-1) ?? '';

if (/^https?:/.test(origin)) {
  for (const path of ['/', '/site']) await report(new URL(path, origin).href);
  if (site.hasPlaceholders) console.log(`Warning: ${placeholderWarning}`);
  console.log('To be sure that an enquiry arrives, send one from each page by hand.');
} else {
  console.error('Which site? npm run check-enquiry -- https://www.example.com');
  process.exitCode = 2;
}

async function report(url: string): Promise<void> {
  const problems = await check(url);
  for (const problem of problems) console.log(`✗ ${url}: ${problem}`);
  if (problems.length === 0) console.log(`✓ ${url} lets an enquiry through`);
  else process.exitCode = 1;
}

async function check(url: string): Promise<readonly string[]> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    return findEnquiryProblems(url, answer, await answer.text());
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return [`it can't be fetched: ${cause ?? error}`];
  }
}
