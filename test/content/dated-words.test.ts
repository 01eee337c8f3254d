import { expect, it } from 'vitest';
import { datedWords } from '../../shared/content/review/dates.ts';
import { dayIn, monthOf } from '../../shared/months.ts';
import { routes } from '../../shared/routes.ts';
import { destinations } from './destinations.ts';
import { renderPage } from './render-page.tsx';

const list = 'shared/content/review/dates.ts';
const newest = Math.max(...destinations.map(({ guide }) => monthOf(guide.written)));

/** The first of the 24 months after the words were written. */
const days = Array.from({ length: 24 }, (_, index) => dayIn(newest + 1 + index, 1));

it.each(routes.filter(({ id }) => id !== 'site'))(
  'states nothing about $id that its date makes untrue within 24 months',
  async (route) => {
    const { always = [], until = {} } = datedWords[route.id] ?? {};
    const read = new Set<string>();
    for (const day of days) {
      const text = textOf(await renderPage(route, day));
      read.add(text);
      const untrue = Object.keys(until).filter(
        (words) => text.includes(words) && day > (until[words] ?? ''),
      );
      const renew = `${list}: these hold only until a day, but the page of ${day} still says them. Have you looked again? Then move the day there, else \`lookAgain\` in the guide comes too late`;
      expect(untrue, renew).toEqual([]);
    }
    const words = [...always, ...Object.keys(until)];
    expect(datesOutside([], [...read].join()).length).toBeGreaterThanOrEqual(words.length);
    const unlisted = new Set([...read].flatMap((text) => datesOutside(words, text)));
    expect([...unlisted], `${list} must have each of these: till when is it true?`).toEqual([]);
    const gone = words.filter((each) => ![...read].some((text) => text.includes(each)));
    expect(gone, `${list}: no page says these any more`).toEqual([]);
  },
);

/**
 * The running text of a page. Excludes the dates of changes and reviews, which are marked up as times, and text computed from
 * the day (selects, the board), which has its own tests.
 */
function textOf(html: string): string {
  return (
    html
      // The board's lines and the intakes after them are computed.
      .replace(/<div class="ticket-answer"[\s\S]*?<\/ul>/, '')
      .replace(/<p>Can’t be ready for [\s\S]*?<\/p>/g, '')
      .replace(/Another intake\?[\s\S]*?(?=<a href="#your-level")/g, '')
      .replace(/<(select|svg|time|script|style)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', '’')
      .replace(/\s+([.,:;)])/g, '$1')
      .replace(/\s+/g, ' ')
  );
}

/** Years and statements about today in a text, with context, except those within the given words. */
function datesOutside(words: readonly string[], text: string): readonly string[] {
  const rest = words.reduce((left, each) => left.replaceAll(each, '…'), text);
  return [...rest.matchAll(/\b20\d\d\b|nothing is decided|\bannounced\b|\bproposes\b/gi)].map(
    ({ index }) => rest.slice(index - 60, index + 30),
  );
}
