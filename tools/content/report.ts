import { home } from '../../shared/content/home.ts';
import { destinationRoutes } from '../../shared/routes.ts';
import { destinationTexts, homeTexts, plainText } from './reading-order.ts';

/** Facts older than this are due for another look at the official pages. */
const maxAgeDays = 120;
const dayMs = 24 * 60 * 60 * 1000;

const destinations = await Promise.all(
  destinationRoutes.map(async ({ id, label }) => ({
    label,
    ...(await import(`../../shared/content/${id}/summary.ts`)),
    ...(await import(`../../shared/content/${id}/guide.ts`)),
    ...(await import(`../../shared/content/${id}/to-confirm.ts`)),
  })),
);
const summaries = destinations.map(({ summary }) => summary);

console.log('\nPages: words, words of the longest text, days since the review');
console.table([
  lengthsOf('Home', homeTexts(home, summaries)),
  ...destinations.map(({ label, summary, guide }) => {
    const days = Math.floor((Date.now() - Date.parse(guide.lastReviewed)) / dayMs);
    const lengths = lengthsOf(label, destinationTexts(summary, guide));
    return { ...lengths, days, due: days >= maxAgeDays ? 'review' : '' };
  }),
]);

console.log('\nNot confirmed, so not on the pages');
for (const { label, toConfirm } of destinations) {
  console.log(`\n${label}: ${toConfirm.length}`);
  for (const { claim, source } of toConfirm) console.log(`- ${claim}\n  ${source.href}`);
}

function lengthsOf(page: string, texts: readonly string[]) {
  const lengths = texts.map((text) => plainText(text).split(/\s+/).length);
  return {
    page,
    words: lengths.reduce((sum, length) => sum + length, 0),
    longest: Math.max(...lengths),
  };
}
