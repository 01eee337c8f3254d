import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTestApp, readPage } from '../setup/app.ts';
import { all, hrefsIn, only, textOf, textsIn } from '../setup/html.ts';
import { html, markupOf } from '../setup/markup.ts';

const below = '/site/study-destination';

/** A destination's page, on 23 November 2026 if no other day is given. */
function fetchPage(path: string, today?: string): Promise<Document> {
  return readPage(below + path, today ? { today } : undefined);
}

const ticketOf = (page: Document) => only(page, 'form [role="status"]');
/** What stands above the rows of a chosen plan. */
const answerOf = (page: Document) => only(page, '#plan + div > :first-child');

it('the ticket says when to apply and for whom a start is, and of a level its own start alone', async () => {
  expect(textOf(ticketOf(await fetchPage('/beta')))).toBe(
    'In November 2026 people usually apply for February 2028 results by July 2027: apply from May 2027 February 2027 results in hand: many close October to November 2026',
  );
  // A level alone leaves its own line.
  expect(hrefsIn(ticketOf(await fetchPage('/alpha?level=master')))).toEqual([
    `${below}/alpha?level=master&start=2027-autumn`,
  ]);
});

const chosen = await fetchPage('/alpha?start=2027-autumn', '2027-02-01');

it('the page of a choice has it in its form, with what is to do now and the calendar file', () => {
  expect(textsIn(chosen, 'form option[selected]')).toEqual(['Not sure yet', 'Autumn 2027']);
  expect(markupOf(ticketOf(chosen))).toBe(html`<div role="status">
    <div>
      <ul><li><a href="#step-apply-first-degree">Apply through the office</a>, step 2 <span class="small">late forms until 15 March 2027, 21:30 in India </span></li></ul>
      <p class="small">Usually in February 2027:</p>
      <ul><li><a href="#step-apply-second-degree">Apply to the university</a>, step 2 <span class="small">many close December 2026 to February 2027 </span></li></ul>
    </div>
  </div>`);
  expect(all(ticketOf(chosen), '.plan-answer__items')).toEqual([]);
  expect(markupOf(only(chosen, '#your-start > p'))).toBe(html`<p class="row screen-only">
    <button class="button button--quiet" type="submit">Show my plan</button><button class="button" type="submit" formaction="/calendar/alpha.ics">Add to my calendar</button><a class="button button--quiet" href="${below}/alpha">Clear<span class="visually-hidden"> my choice</span></a>
  </p>`);
});

it('a chosen plan says of which day and by whom it is, what falls into this month, what to do in each step and until when, and where its calendar file is', () => {
  const step = (...[heading, when, id, title, months, todo]: readonly string[]) =>
    `<div id="step-${id}" data-when="${when}">
      <${heading}>${title}</${heading}><p class="small">${months}</p><svg aria-hidden="true"></svg>
      <details id="do-${id}"${id === 'apply-second-degree' ? ' open' : ''}><summary aria-label="What to do: ${title}"></summary>${todo}</details>
    </div>`;
  const limits = `
    <p class="small marked">Last day for medicine: 15 October 2026, 18:00 office time (22:30 in India). That day has passed. <a href="https://office.example/medicine" rel="noopener">Office</a></p>
    <p class="small marked">Last day for other courses: 13 January 2027, 18:00 office time (23:30 in India). That day has passed. Some courses still take forms. <a href="https://office.example/others" rel="noopener">Office</a></p>`;
  expect(markupOf(only(chosen, '#plan + div'))).toBe(html`<div class="flow">
    <div class="flow">
      <p class="small"><strong>Alpha, Autumn 2027</strong>, on 1 February 2027, by <a href="/">Quill & Öst’s “Bureau”</a>. <a class="screen-only" href="#your-level">Change</a></p>
      <ul><li><a href="#step-apply-first-degree">Apply through the office</a>, step 2 <p class="small">Last day for other courses: 13 January 2027, 18:00 office time (23:30 in India). That day has passed. Some courses still take forms.</p></li></ul>
      <p>Usually in February 2027:</p>
      <ul><li><a href="#step-apply-second-degree">Apply to the university</a>, step 2 <p class="small">Many close December 2026 to February 2027.</p></li></ul>
    </div>
    <div aria-hidden="true"><p class="small">Autumn 2027</p><ol>${[...'JJASONDJFMAMJJAS'].map((month, i) => `<li>${month}${i === 7 ? '<b>2027</b>' : ''}</li>`).join('')}</ol></div>
    <div>
      <svg aria-hidden="true"></svg>
      <ol>
        <li data-when="over">${step('h4', 'over', 'choose', 'Choose a course', 'June to September 2026 <strong>Usually over</strong>', '<p>Text of the first step.</p>')}</li>
        <li data-when="this-month">
          <h4>Apply for a place</h4>
          ${step('h5', 'over', 'apply-first-degree', 'Apply through the office', 'August 2026 to January 2027 <strong>Usually over</strong>', `<p>Text of the <b>first</b> way, <dfn>ABC</dfn> (A Better Certificate) or <dfn>DEF</dfn> (Another).</p> ${limits}`)}
          ${step('h5', 'this-month', 'apply-second-degree', 'Apply to the university', 'October 2026 to April 2027 <strong>Usually in February</strong>', '<p>Text of the second way. What Autumn has. For Autumn 2027, many close December 2026 to February 2027. Many courses close when they are full.</p>')}
        </li>
        <li data-when="later">${step('h4', 'later', 'visa', 'Apply for the visa', 'May to July 2027 With your parents', '<p>Text of the visa step.</p><p class="small marked">The visa needs the letter. <a href="https://alpha.example/visa-step" rel="noopener">Visa office</a></p>')}</li>
        <li data-when="later">${step('h4', 'later', 'travel', 'ETA and travel to Alpha', 'July to September 2027', '<p>Text of the last step.</p><p class="small marked">By a day.</p>')}</li>
      </ol>
    </div>
    <ul class="row small" aria-hidden="true"><li>1 February 2027</li><li>last day</li><li>classes begin</li></ul>
    <p>Can’t be ready for Autumn 2027? Next: <a href="${below}/alpha?level=bachelor&start=2028-autumn#plan">Autumn 2028, bachelor’s</a>. <a href="${below}/alpha?level=master&start=2028-spring#plan">Spring 2028, master’s or PhD</a>.</p>
    <div class="flow screen-only">
      <p class="row"><a class="button button--quiet" href="/calendar/alpha.ics?start=2027-autumn">Add to my calendar</a><button class="invisible button button--quiet" type="button">Send this plan</button><span role="status"></span></p>
      <p class="small">“Add to my calendar” downloads a file: open it to add the steps ahead, and each last day or when to look it up.</p>
      <p class="invisible row small"><span role="status">This plan came with the link.</span><button class="invisible button button--quiet" type="button">Keep it on this device</button></p>
    </div>
  </div>`);
});

/** What only those see who see a plan: where bars, last days, the months in which classes begin and today are, and its key. */
function drawingOf(page: Document) {
  const placeOf = (shape: Element) =>
    ['x', 'cx', 'width', 'height', 'r'].flatMap((name) => shape.getAttribute(name) ?? []).join(' ');
  const places = (row: Element, selector: string) => all(row, selector).map(placeOf);
  const rows = all(page, '[id^="step-"] > svg');
  return {
    bars: rows.map((row) => places(row, 'rect:first-child, circle').join(', ')),
    marks: [...new Set(rows.map((row) => places(row, 'rect:not(:first-child)').join(', ')))],
    key: textsIn(page, 'ul[aria-hidden="true"] > li').join(', '),
  };
}

const inBeta = {
  bars: ['0% 70% .8em', '90% 10% .8em'],
  marks: ['90% 10% 100%'],
  key: 'classes begin',
};

// By hand, in months of the axis. Autumn in Alpha: June 2026 to September 2027 are sixteen; 23 November is 5 + 22/31, last days
// are on 15 October, 4 + 14/31, and on 13 January, 7 + 12/31.
it.each([
  { path: '/beta', ...inBeta },
  {
    path: '/alpha?level=bachelor&start=2027-autumn',
    bars: [
      '0% 25% .8em',
      '12.5% 37.5% .8em, 27.82% .4em, 46.17% .4em',
      '68.75% 18.75% .8em',
      '81.25% 18.75% .8em',
    ],
    marks: ['87.5% 12.5% 100%, 35.69% 3 100%'],
    key: '23 November 2026, last day, classes begin',
  },
  { path: '/beta?start=2029-february', ...inBeta },
])('the plan at $path is drawn', async ({ path, ...drawn }) => {
  expect(drawingOf(await fetchPage(path))).toEqual(drawn);
});

it('today is as wide in the key as in the drawing: 3 px', () => {
  const styles = readFileSync('client/styles/components/plan.css', 'utf8');
  expect(styles).toMatch(/\.plan-key__today::before \{\s+border-inline-start: 3px /);
});

it('above the rows stands what is left to do, for whom the intake is, and who has not applied yet is led to another intake and to the form, with the choice', async () => {
  const page = await fetchPage('/alpha?level=master&start=2027-spring');
  const form = '/?country=Alpha&course=Master%E2%80%99s%20or%20PhD%2C%20Spring%202027#enquiry';
  const autumn = `${below}/alpha?level=master&start=2027-autumn`;
  expect(markupOf(answerOf(page))).toBe(html`<div class="flow">
    <p class="small"><strong>Alpha, Spring 2027, master’s or PhD</strong>, on 23 November 2026, by <a href="/">Quill & Öst’s “Bureau”</a>. <a class="screen-only" href="#your-level">Change</a></p>
    <p>For those who have their results in hand. Results by July 2027? <a href="${autumn}#plan">Autumn 2027, master’s or PhD</a>.</p>
    <p>Usually in November 2026:</p>
    <ul><li><a href="#step-visa">Apply for the visa</a>, step 3</li></ul>
    <p>Not applied yet? People usually apply in November 2026 for <a href="${autumn}#plan">Autumn 2027, master’s or PhD</a>. For Spring 2027, ask each university today.</p>
    <p class="screen-only"><a class="button" href="${form}">Ask us about the Alpha Republic</a></p>
  </div>`);
  expect(hrefsIn(only(page, '#how-we-help'))).toEqual([form]);
  expect(hrefsIn(only(page, 'aside'))).toContain(form);
});

it.each(
  Object.entries({
    '2027-03-20 /alpha?level=bachelor&start=2027-autumn':
      'There is usually nothing to do in March 2027. Next, from May 2027: Apply for the visa, step 3 Not applied yet? People usually apply from August 2027 for Autumn 2028, bachelor’s. For Autumn 2027, ask each university today. Since 15 March forms wait.Ask us about the Alpha Republic',
    // Applying is ahead for a master's; a bachelor's never has this start.
    '2026-11-23 /alpha?start=2028-spring': 'Usually in November 2026: Choose a course, step 1',
    // Its first month is before August.
    '2026-11-23 /beta?start=2027-july':
      'For those who have their results in hand. Results by July 2027? February 2028, from May 2027. Usually in November 2026: Apply, step 1',
    '2027-06-10 /gamma?start=2027-september':
      'Usually in June 2027: Apply, step 1 Step 2 comes next, although its usual months are over.Only after that:Get the visa, step 3 Not applied yet? People usually apply from December 2027 for September 2028, master’s or PhD. For September 2027, ask each university today.Ask us about Gamma',
    '2027-07-01 /alpha?start=2027-midyear':
      'For those who have their results in hand. Results by July 2027? Autumn 2028, bachelor’s, from August 2027. Spring 2028, master’s or PhD. Classes begin in June and July. Look at the letter from Alpha.Not applied yet? People usually apply in July 2027 for Spring 2028, master’s or PhD. Something else is not done for Midyear 2027? Ask the university for the last day of arrival, and read the official page.Ask us about the Alpha Republic',
  }),
)('above the rows stands what is left to do, and who is led where: %s', async (page, says) => {
  const [today, path = ''] = page.split(' ');
  expect(textOf(answerOf(await fetchPage(path, today))).replace(/^.*Change/, '')).toBe(says);
});

it('the page of a choice says in its title what it is, and has the address of the page without a choice', () => {
  expect(textOf(only(chosen, 'title'))).toBe(
    'Alpha, Autumn 2027: the plan, month by month | Quill & Öst’s “Bureau”',
  );
  const canonical = only(chosen, 'link[rel="canonical"]').getAttribute('href');
  expect(canonical).toBe(`https://www.fixture.example${below}/alpha`);
});

it('the page of a choice is kept by no shared cache, and the same byte for byte whatever stands behind its query', async () => {
  const { ask } = await createTestApp();
  const query = '?level=master&start=2027-autumn';
  const { text, headers } = await ask.get(`${below}/alpha${query}`);
  expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  for (const more of ['&utm_source=x', '&start=2028-autumn', '&level=bachelor']) {
    expect((await ask.get(`${below}/alpha${query}${more}`)).text).toBe(text);
  }
});

it.each([
  // Nothing is chosen: the board's start.
  { path: '/beta', missed: 'February 2028', next: ['beta?start=2028-july'] },
  // Spring is no start for a bachelor's.
  {
    path: '/alpha?level=master&start=2027-autumn',
    missed: 'Autumn 2027',
    next: ['alpha?level=master&start=2028-spring'],
  },
])('below the plan at $path stands what follows $missed', async ({ path, missed, next }) => {
  const end = only(await fetchPage(path), '.plan + p');
  expect(textOf(end)).toContain(`Can’t be ready for ${missed}? Next: `);
  expect(hrefsIn(end)).toEqual(next.map((start) => `${below}/${start}#plan`));
});

it('nothing follows the last start', async () => {
  expect(all(await fetchPage('/alpha?start=2030-midyear'), '.plan + p')).toEqual([]);
});
