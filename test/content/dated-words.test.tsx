import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { home } from '#content/home.ts';
import { App } from '../../shared/app.tsx';
import { datedWords } from '../../shared/content/review/dates.ts';
import { loadPage } from '../../shared/load-page.ts';
import { type Day, dayIn, monthOf } from '../../shared/months.ts';
import { type Route, routes } from '../../shared/routes.ts';
import { SettingsContext } from '../../shared/settings.ts';
import { siteSettings } from '../setup/settings.ts';
import { destinations } from './destinations.ts';

const list = 'shared/content/review/dates.ts';
const written = Math.max(...destinations.map(({ guide }) => monthOf(guide.written)));
const lastDays = Object.values(datedWords).flatMap(({ until = {} }) => Object.values(until));
/** The first month of the test: words still hold in it, also after a later review. */
const start = Math.min(written + 1, ...lastDays.map((day) => monthOf(day as Day)));

/** The first day of every sixth month in two years. */
const halfYears = [0, 6, 12, 18, 24].map((months) => dayIn(start + months, 1));

/** The days in these two years on which a page's words change, and the days after words have expired. */
function daysOf(id: string, until: readonly string[]): readonly Day[] {
  const copy = JSON.stringify(destinations.find((each) => each.id === id)?.guide ?? home);
  const changes = copy.match(/(?<="(?:lookAgain|from)":")[\d-]+/g) ?? [];
  const after = until.map((day) => dayIn(monthOf(day as Day), Number(day.slice(8)) + 1));
  const [first = '', last = ''] = [halfYears[0], halfYears.at(-1)];
  const all = [...halfYears, ...after, ...(changes as Day[])];
  return [...new Set(all)].filter((day) => first <= day && day <= last);
}

it.each(routes.filter(({ id }) => id !== 'site'))(
  'shows no expired wording about $id in the next 24 months',
  async (route) => {
    const { always = [], until = {} } = datedWords[route.id] ?? {};
    const read = new Set<string>();
    for (const day of daysOf(route.id, Object.values(until))) {
      const text = await readPage(route, day);
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
 * The running text of a page on a day. Excludes the dates of changes and reviews, which are marked up as times, and text
 * computed from the day (selects, the board), which has its own tests.
 */
async function readPage(route: Route, day: Day): Promise<string> {
  const page = await loadPage(route);
  const html = renderToStaticMarkup(
    <StaticRouter location={route.path}>
      <SettingsContext value={siteSettings}>
        <App page={page} view={{ day, board: { today: day, month: '', rows: [] } }} />
      </SettingsContext>
    </StaticRouter>,
  );
  return (
    html
      // Removes the board and the intakes listed after it, which are computed.
      .replace(/<div class="ticket-answer"[\s\S]*?<\/ul>/, '')
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
