import { type Content, type DestinationContent, loadContent } from './content/load-content.ts';
import { measureTexts } from './content/readability.ts';
import { destinationTexts, homeTexts, plainText } from './content/reading-order.ts';

/** Facts older than this are due for another look at the official pages. */
const maxAgeDays = 120;
const dayMs = 24 * 60 * 60 * 1000;

const content = await loadContent();
printAges(content.destinations);
printUnconfirmed(content.destinations);
printReadability(content);

function printAges(destinations: readonly DestinationContent[]): void {
  const rows = destinations.map(({ label, guide }) => {
    const days = Math.floor((Date.now() - Date.parse(guide.lastReviewed)) / dayMs);
    const due = days >= maxAgeDays ? `older than ${maxAgeDays} days: review` : '';
    return { label, reviewed: guide.lastReviewed, days, due };
  });
  console.log('\nFacts by age');
  console.table(
    rows.toSorted((a, b) => b.days - a.days),
    ['label', 'reviewed', 'days', 'due'],
  );
  const late = rows.filter(({ due }) => due !== '');
  if (late.length > 0) {
    console.warn(`Warning: review ${late.map(({ label }) => label).join(', ')}.`);
  }
}

function printUnconfirmed(destinations: readonly DestinationContent[]): void {
  console.log('\nNot confirmed, so not on the pages');
  for (const { label, toConfirm } of destinations) {
    console.log(`\n${label}: ${toConfirm.length}`);
    for (const { claim, source } of toConfirm) {
      console.log(`- ${claim}\n  ${source.text}: ${source.href}`);
    }
  }
}

function printReadability({ home, destinations }: Content): void {
  const summaries = destinations.map(({ summary }) => summary);
  const pages = [
    { page: 'Home', texts: homeTexts(home, summaries) },
    ...destinations.map(({ label, summary, guide }) => ({
      page: label,
      texts: destinationTexts(summary, guide),
    })),
  ];
  console.log('\nReading level (grade by Flesch and Kincaid) and length, in words');
  console.table(
    pages.map(({ page, texts }) => {
      const { words, grade, longestText } = measureTexts(texts.map(plainText));
      return { page, words, grade: Number(grade.toFixed(1)), longestText };
    }),
  );
}
