import { expect, it } from 'vitest';
import { readPage } from '../setup/app.ts';
import { all, only, textOf, textsIn } from '../setup/html.ts';
import { html, markupOf } from '../setup/markup.ts';

const below = '/site/study-destination';
const alpha = await readPage(`${below}/alpha`);
const beta = await readPage(`${below}/beta`);
const gamma = await readPage(`${below}/gamma`);
const main = only(alpha, 'main');

it('above the page stand its name and the way to the home page and every destination, itself marked as current', () => {
  expect(markupOf(only(alpha, '#root > div > header'))).toBe(html`<header class="row site-header">
    <a class="brand" href="/"><img src="/assets/icon-*.svg" alt="" width="40" height="40" fetchpriority="low">Quill & Öst’s “Bureau”Study far from Testington</a>
    <nav aria-label="Destinations"><ul class="row">
      <li><a href="/">Home</a></li>
      <li><a href="${below}/alpha" aria-current="page">Alpha</a></li>
      <li><a href="${below}/beta">Beta Islands</a></li>
      <li><a href="${below}/gamma">Gamma</a></li>
    </ul></nav>
  </header>`);
});

it('the parts stand in this order, in the country’s colour, and of three questions the third in a second list', () => {
  expect(textsIn(gamma, '.questions > div + div summary')).toEqual(['The three?']);
  const parts = all(alpha, '#root > div > *, main > *, main > .columns > *').map((part) =>
    [part.localName, part.id || part.getAttribute('aria-label')].filter(Boolean).join(' '),
  );
  expect(only(alpha, '#root > div').getAttribute('data-destination')).toBe('alpha');
  expect(parts.join(', ')).toBe(
    'header, main main, nav Breadcrumbs, header, section Alpha at a glance, div, div, div, nav On this page, section, section after-offer, div, div, section why, section how-we-help, nav Previous and next destination, footer, aside Talk to a person',
  );
});

it('the page says where it is, and has heading, picture, postmark and first words before the form', () => {
  expect(markupOf(only(main, 'nav[aria-label="Breadcrumbs"]'))).toBe(html`
    <nav aria-label="Breadcrumbs"><ol class="row small">
      <li><a href="/">Home</a></li>
      <li aria-current="page">Study in Alpha</li>
    </ol></nav>`);
  expect(textOf(only(main, 'header > div > span'))).toBe('TESTINGTONTESTLAND23 NOV2026');
  const paths = all(main, 'header text:not([textLength]) > textPath').map(
    (text) => only(main, `${text.getAttribute('href')}[d]`).id,
  );
  expect(paths).toEqual(['postmark-upper', 'postmark-lower']);
  expect(markupOf(only(main, 'header'))).toBe(html`<header>
    <h1 tabindex="-1">Study in Alpha</h1>
    <div><picture><img src="/assets/picture-*.svg" alt="A fixture of a picture & a frame" width="900" height="600" fetchpriority="high"></picture><span translate="no"><svg aria-hidden="true"></svg><svg aria-hidden="true"></svg></span></div>
    <p>First paragraph about Alpha.</p>
  </header>`);
});

it('the boarding pass has the flight, the form that asks for level and start, this month’s starts, and each fact under its name', () => {
  expect(markupOf(only(main, 'section[aria-label="Alpha at a glance"]'))).toBe(html`
    <section aria-label="Alpha at a glance">
      <p><abbr title="Testington">TTT</abbr>Testington<span class="visually-hidden">to</span><svg aria-hidden="true"></svg><abbr title="Alphaville">AAA</abbr>AlphavilleAt a glance</p>
      <form class="flow" id="your-start" autocomplete="off" action="${below}/alpha#plan" method="get">
        <div>
          <label class="field">Level<select id="your-level" name="level">
            <option value="" selected>Not sure yet</option><option value="bachelor">Bachelor’s</option><option value="master">Master’s or PhD</option>
          </select></label><label class="field">Start<select name="start">
            <option value="" selected>Choose</option><optgroup label="Results by July 2027">
              <option value="2027-autumn">Autumn 2027</option><option value="2028-spring">Spring 2028 (some)</option><option value="2028-midyear">Midyear 2028 (some)</option><option value="2028-autumn">Autumn 2028</option><option value="2029-spring">Spring 2029 (some)</option><option value="2029-midyear">Midyear 2029 (some)</option><option value="2029-autumn">Autumn 2029</option><option value="2030-spring">Spring 2030 (some)</option><option value="2030-midyear">Midyear 2030 (some)</option>
            </optgroup><optgroup label="Results already in hand"><option value="2027-spring">Spring 2027 (some)</option><option value="2027-midyear">Midyear 2027 (some)</option></optgroup>
          </select></label>
        </div>
        <div role="status">
          <p class="small">In November 2026 people usually apply for</p>
          <ul>
            <li><a href="${below}/alpha?level=bachelor&start=2027-autumn">Autumn 2027, bachelor’s</a> <span class="small">by 13 January 2027, 23:30 in India </span></li>
            <li><a href="${below}/alpha?level=master&start=2027-autumn">Autumn 2027, master’s or PhD</a> <span class="small">many close December 2026 to February 2027 </span></li>
          </ul>
        </div>
        <p class="row screen-only"><button class="button" type="submit">Show my plan</button><a class="invisible button button--quiet" href="${below}/alpha">Clear<span class="visually-hidden"> my choice</span></a></p>
      </form>
      <dl>
        <dt class="small">Intakes</dt><dd>Intakes of Alpha</dd>
        <dt class="small">Apply through</dt><dd>Directly in Alpha</dd>
        <dt class="small">Visa</dt><dd>Alpha visa</dd>
        <dt class="small">Key visa document</dt><dd><dfn>LA</dfn> (Letter of Alpha)</dd>
        <dt class="small">Proof of funds</dt><dd>Funds for Alpha</dd>
        <dt class="small">Health cover</dt><dd>Health cover of Alpha</dd>
        <dt class="small">Work in term</dt><dd>Work in term in Alpha</dd>
        <dt class="small">Work after</dt><dd>Work after a degree in Alpha</dd>
      </dl>
    </section>`);
});

it('below it stand what else introduces, the honest limit, and the matter that changed last, with its day in sight and its official page a tap away', () => {
  expect(markupOf(only(main, ':scope > div:has(.changes)'))).toBe(html`<div class="columns">
    <div class="flow"><p>Second paragraph about Alpha.</p>
    <p>The honest limit of Alpha.</p></div>
    <p class="small">Latest change</p>
    <details>
      <summary>The change in Alpha <time datetime="2026-05-04">4 May 2026</time></summary>
      <p>What changed in Alpha. <a href="https://alpha.example/change" rel="noopener">Page of the change</a></p>
    </details>
  </div>`);
});

it('"On this page" leads to each part by its heading, and to what families ask', () => {
  expect(markupOf(only(main, 'nav[aria-label="On this page"]'))).toBe(html`
    <nav class="contents" aria-label="On this page">
      <p>On this page</p>
      <ul>
        <li><a href="#plan">Your plan, month by month</a></li>
        <li><a href="#documents-application">Documents for your application</a></li>
        <li><a href="#after-offer">After You Receive an Offer</a></li>
        <li><a href="#documents-visa">Documents for your visa</a></li>
        <li><a href="#rules">The rules, and where they are written</a></li>
        <li><a href="#why">Why It's Worth It</a></li>
        <li><a href="#how-we-help">How We Help</a></li>
        <li><a href="/#marks">Families ask: About marks</a></li>
        <li><a href="/#money">Families ask: About money</a></li>
        <li><a href="/#refused">Families ask: About refusals</a></li>
        <li><a href="/#safety">Families ask: About safety</a></li>
      </ul>
    </nav>`);
});

const motif = '<svg aria-hidden="true"></svg>';
const question = (id: string, text: string, answer: string) =>
  `<details class="question"><summary>${text}</summary><p id="${id}">${answer}</p></details>`;
const clear = (title: string) =>
  `<p class="row screen-only small"><button class="button button--quiet" type="reset">Clear ticks<span class="visually-hidden">: ${title}</span></button><span class="invisible">Ticks are kept on this device only.</span></p>`;

it('without a choice the plan has the months of any year, with what to do in each step', () => {
  const step = (heading: string, id: string, title: string, months: string, todo: string) =>
    `<div id="step-${id}">
      <${heading}>${title}</${heading}><p class="small">${months}</p><svg aria-hidden="true"></svg>
      <details id="do-${id}"><summary aria-label="What to do: ${title}"></summary>${todo}</details>
    </div>`;
  const limits = `
    <p class="small marked">Last day for medicine: usually mid-October of the year before, 18:00 office time (22:30 in India). For 2027 it is 15 October 2026. For 2028 it is 14 October 2027. Look up the day at the office. <a href="https://office.example/medicine" rel="noopener">Office</a></p>
    <p class="small marked">Last day for other courses: usually mid-January of the year you start, 18:00 office time (23:30 in India). For 2027 it is 13 January 2027. Look up the day at the office. <a href="https://office.example/others" rel="noopener">Office</a></p>`;
  expect(markupOf(only(main, '#plan + div'))).toBe(html`<div class="flow">
    <p class="screen-only">These are the months of any year. <a href="#your-level">Choose your level and start</a> to see your own, with what usually falls into this month, and to get its calendar file.</p>
    <div aria-hidden="true"><p class="small">Autumn</p><ol>${[...'JJASONDJFMAMJJAS'].map((month) => `<li>${month}</li>`).join('')}</ol></div>
    <div>
      <svg aria-hidden="true"></svg>
      <ol>
        <li>${step('h4', 'choose', 'Choose a course', 'Autumn: June to September of the year before. Spring: November two years before to January of the year before. Midyear: April to July of the year before.', '<p>Text of the first step.</p>')}</li>
        <li>
          <h4>Apply for a place</h4>
          ${step('h5', 'apply-first-degree', 'Apply through the office', 'Autumn: August of the year before to January.', `<p>Text of the <b>first</b> way, <dfn>ABC</dfn> (A Better Certificate) or <dfn>DEF</dfn> (Another).</p>${limits}`)}
          ${step('h5', 'apply-second-degree', 'Apply to the university', 'Autumn: October of the year before to April. Spring: May to September of the year before. Midyear: October of the year before to March.', '<p>Text of the second way. What Autumn has. What Spring has. For Autumn, many close December of the year before to February. Many courses close when they are full.</p>')}
        </li>
        <li>${step('h4', 'visa', 'Apply for the visa', 'Autumn: May to July. Spring: October to November of the year before. Midyear: March to May. With your parents', '<p>Text of the visa step.</p><p class="small marked">The visa needs the letter. <a href="https://alpha.example/visa-step" rel="noopener">Visa office</a></p>')}</li>
        <li>${step('h4', 'travel', 'ETA and travel to Alpha', 'Autumn: July to September. Spring: December of the year before to January. Midyear: May to June.', '<p>Text of the last step.</p><p class="small marked">By a day.</p>')}</li>
      </ol>
    </div>
    <ul class="row small" aria-hidden="true"><li>classes begin</li></ul>
    <p>Can’t be ready for Autumn 2027? Next: <a href="${below}/alpha?level=bachelor&start=2028-autumn#plan">Autumn 2028, bachelor’s</a>. <a href="${below}/alpha?level=master&start=2028-spring#plan">Spring 2028, master’s or PhD</a>.</p>
  </div>`);
});

it('around the plan stand how to apply, and a list of documents that sends nothing: what each is for and what goes wrong', () => {
  const section = only(main, ':scope > section:has(#plan)').cloneNode(true) as Element;
  only(section, '#plan + div').remove();
  expect(markupOf(section)).toBe(html`<section class="destination__section flow">${motif}
    <h2>Application Process Overview</h2>
    <p>How to apply in Alpha.</p>
    <div class="flow"><h3 id="plan" tabindex="-1">Your plan, month by month</h3></div>
    <form class="sheet" id="documents-application" autocomplete="off" method="dialog">${motif}
      <h3>Documents for your application</h3>
      <ul class="sheet__list">
        <li><label><input type="checkbox" value="passport"> Passport for Alpha</label></li>
        <li>
          <label><input type="checkbox" value="marks"> <dfn>MS</dfn> (Mark sheets) for Alpha</label>
          <details id="advice-marks"><summary aria-label="Why, and what goes wrong"></summary>
            <p class="small">Why mark sheets are asked for.</p>
            <p class="small"><b>What goes wrong:</b> What goes wrong with mark sheets.</p>
          </details>
        </li>
      </ul>
      ${clear('Documents for your application')}
    </form>
    <div class="columns">${question('applying', 'How in Alpha?', 'Answer about applying.')}</div>
  </section>`);
});

it('after an offer stand a list of documents, each rule with its official page, what changed before, and on which day all this was read', () => {
  expect(
    markupOf(only(main, '#after-offer')),
  ).toBe(html`<section class="destination__section flow" id="after-offer">
    ${motif}<h2>After You Receive an Offer</h2>
    <p>What follows an offer from Alpha.</p>
    <form class="sheet" id="documents-visa" autocomplete="off" method="dialog">${motif}
      <h3>Documents for your visa</h3>
      <p class="small">Use the official list. Ours shows what often goes wrong.</p>
      <ul class="sheet__list"><li><label><input type="checkbox" value="offer"> Offer from Alpha</label></li></ul>
      ${clear('Documents for your visa')}
    </form>
    <div class="sheet" id="rules">
      <h3>The rules, and where they are written</h3>
      <dl class="sheet__list">
        <dt>Rule of Alpha</dt>
        <dd><details id="rule-1"><summary aria-label="The rule: Rule of Alpha"></summary>Detail of the rule of Alpha. <a href="https://alpha.example/rule" rel="noopener">Page of the rule</a></details></dd>
      </dl>
      <details>
        <summary>What else changed</summary>
        <ul class="flow" id="changes"><li><time datetime="2025-12-31">31 December 2025</time>: What changed in Alpha before. <a href="https://alpha.example/before" rel="noopener">Page of the change before</a></li></ul>
      </details>
      <p class="small">Last reviewed: <time datetime="2026-09-03">3 September 2026</time>. Rules change: read them before you act. <a href="https://alpha.example/visa" rel="noopener">Alpha government</a></p>
    </div>
    <div class="columns">${question('visa-refused', 'Question after an offer?', 'Answer after it.')}</div>
  </section>`);
});

it('the page ends with the picture once more, fetched when it comes into sight, what makes it worth it, and the way to the form', () => {
  expect(markupOf(only(main, ':scope > div:has(picture)'))).toBe(
    html`<div class="screen-only"><picture><img src="/assets/picture-*.svg" alt="" width="900" height="600" loading="lazy" decoding="async"></picture></div>`,
  );
  expect(markupOf(only(main, ':scope > div:has(#why)'))).toBe(html`<div class="columns">
    <section class="destination__section flow" id="why">${motif}
      <h2>Why It's Worth It</h2>
      <p>First reason for Alpha.</p>
      <p>Second reason for Alpha.</p>
      <div class="columns">${question('worth', 'Question about worth?', 'Answer about worth.')}</div>
    </section>
    <section class="destination__section flow" id="how-we-help">${motif}
      <h2>How We Help</h2>
      <p>How we help with Alpha.</p>
      <a class="button" href="/?country=Alpha#enquiry">Ask us about the Alpha Republic</a>
    </section>
  </div>`);
});

it('the page leads to the destinations before and after it; the last one to the first', () => {
  const neighbours = (page: Document) =>
    only(page, 'nav[aria-label="Previous and next destination"]');
  expect(markupOf(neighbours(alpha))).toBe(html`<nav aria-label="Previous and next destination">
    <a rel="prev" href="${below}/gamma"><picture><img src="/assets/gamma-*.svg" alt="" width="900" height="600" loading="lazy" decoding="async"></picture><span class="small">Previous</span> Gamma</a><a rel="next" href="${below}/beta"><picture><img src="/assets/photograph-*.webp" alt="" width="120" height="80" loading="lazy" decoding="async"></picture><span class="small">Next</span> Beta Islands</a>
  </nav>`);
  expect(textsIn(neighbours(gamma), 'a')).toEqual(['Previous Beta Islands', 'Next Alpha']);
});

it('all that is still open stands in the place of the latest change, where something is', () => {
  expect(textsIn(beta, '.changes :is(p, summary)')).toEqual([
    'Not decided yet, last news of',
    'The open question 2 March 2026',
    'What is not decided in Beta Islands. Page of the proposal',
    'The ruling 9 January 2026',
    'What a court decides. Page of the court',
  ]);
});

it('below the rules stands what was decided, where something is open, and nothing where nothing else has changed; then when they were written, where nobody has reviewed them', () => {
  const decided = '4 May 2026: What changed in Beta Islands. Page of the change';
  expect(textsIn(beta, '#changes li')).toEqual([decided]);
  expect(all(gamma, '#rules > details')).toEqual([]);
  expect(textOf(only(beta, '#rules > p'))).toMatch(/^Written 2 July 2026\. Rules change/);
});

const readOn = 'We read this on 2 July 2026. It may have changed: read the official page.';

it('words with a day to look again are asserted only before it', async () => {
  const wordsOn = async (today: string) => {
    const page = await readPage(`${below}/beta`, { today });
    const change = '.changes details:first-of-type p';
    return textsIn(page, `.changes > p, ${change}, #rules dd, #why details p`);
  };
  expect(await wordsOn('2026-11-30')).toEqual([
    'Not decided yet, last news of',
    'What is not decided in Beta Islands. Page of the proposal',
    'Detail of the rule of Beta Islands. Page of the rule',
    'Answer about worth. Page of worth',
  ]);
  expect(await wordsOn('2026-12-01')).toEqual([
    'News of',
    `Page of the proposal ${readOn} What was proposed in Beta Islands.`,
    `Page of the rule ${readOn} What the rule was.`,
    `Page of worth ${readOn} What the answer was.`,
  ]);
});

it('six months after it was last read, the page says so at its top', async () => {
  const saidOn = async (today: string) =>
    textsIn(await readPage(`${below}/beta`, { today }), 'main header p.marked');
  expect(await saidOn('2027-01-01')).toEqual([]);
  expect(await saidOn('2027-01-02')).toEqual([
    'We last read the rules on this page on 2 July 2026, more than six months ago. Some may have changed: open the official page of each before you act on it.',
  ]);
});
