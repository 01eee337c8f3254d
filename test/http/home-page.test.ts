import { expect, it } from 'vitest';
import { readPage } from '../setup/app.ts';
import { all, only } from '../setup/html.ts';
import { html, markupOf } from '../setup/markup.ts';

const page = await readPage('/');
const section = (id: string) => only(page, `main > section#${id}`);
const below = '/site/study-destination';
const countries = Object.entries({ alpha: 'Alpha', beta: 'Beta Islands', gamma: 'Gamma' });

/** The HTML for each country, with its id for `ID` and its name for `NAME`. */
function each(html: string): string {
  return countries.map(([id, name]) => html.replaceAll('ID', id).replaceAll('NAME', name)).join('');
}

it('the home page at its other address shows the same', async () => {
  expect(only(await readPage('/site'), '#root').innerHTML).toBe(only(page, '#root').innerHTML);
});

it('above the page stand its name, the way to the four sections, phone, street, city and hours', () => {
  expect(markupOf(only(page, '#root header'))).toBe(html`<header>
    <a class="brand" href="/"><img src="/assets/icon-*.svg" alt="" width="40" height="40" fetchpriority="low"><span>Quill & Öst’s “Bureau”</span><span>Study far from Testington</span></a>
    <nav aria-label="On this page"><ul>
      <li><a href="#welcome" data-section="welcome">Welcome</a></li>
      <li><a href="#services" data-section="services">Our Services</a></li>
      <li><a href="#what-we-do" data-section="what-we-do">What we do</a></li>
      <li><a href="#get-in-touch" data-section="get-in-touch">Get in touch</a></li>
    </ul></nav>
    <address class="small">
      <a href="tel:+914000000000" dir="ltr">+91 40 0000 0000</a><span>1 Fixture Street</span><span>Testington 000001, Test Region</span><span>Monday to Friday, 9 am to 5:30 pm</span>
    </address>
  </header>`);
});

it('the parts stand in this order', () => {
  const parts = all(page, '#root > div > *, main > *').map(({ localName, id }) => id || localName);
  expect(parts.join()).toBe(
    'header,main,welcome,services,what-we-do,families,get-in-touch,footer,aside',
  );
});

it('the first section has the introduction, the ways to the services and to this month’s starts, and the map', () => {
  expect(markupOf(section('welcome'))).toBe(html`
    <section id="welcome" tabindex="-1" aria-labelledby="welcome-title">
      <h1 id="welcome-title" tabindex="-1">First line of the tagline. Second line of it. </h1>
      <p>First paragraph of the introduction.</p>
      <p>Second paragraph of it.</p>
      <a class="button" href="#services">Explore Our Services</a>
      <div><a class="row" href="#board"><b>What to apply for in <time datetime="2026-11">November 2026</time></b> For Class 12, final year and graduates</a></div>
      <picture><img src="/assets/hero-*.svg" alt="A map of the fixture & its routes" width="900" height="600" fetchpriority="low"></picture>
      <div aria-hidden="true"></div>
    </section>`);
});

const start = (href: string, name: string, country: string, note: string) =>
  `<a href="${below}/${href}">${name}<span class="visually-hidden">, ${country}</span></a> ${note} `;

it('the board names the starts for which people apply this month, each with its country’s page', () => {
  const sign = (code: string) => `<span aria-hidden="true" translate="no">${code}</span>`;
  expect(markupOf(only(section('services'), '#board'))).toBe(html`<div id="board"><table>
    <caption>${sign('TTT <svg aria-hidden="true"></svg>')} In November 2026 people usually apply for Results by July 2027, unless a line says more</caption>
    <thead><tr><td></td><th scope="col">Bachelor’s</th><th scope="col">Master’s or PhD</th></tr></thead>
    <tbody>
      <tr data-destination="alpha">
        <th scope="row">${sign('AAA')} Alpha</th>
        <td><p>${start('alpha?level=bachelor&start=2027-autumn', 'Autumn 2027', 'Alpha', 'by 13 January 2027, 23:30 in India')}</p></td>
        <td><p>${start('alpha?level=master&start=2027-autumn', 'Autumn 2027', 'Alpha', 'many close December 2026 to February 2027')}</p></td>
      </tr>
      <tr data-destination="beta">
        <th scope="row">${sign('BBB')} Beta Islands</th>
        <td colspan="2">
          <p>${start('beta?start=2028-february', 'February 2028', 'Beta Islands', 'from May 2027')}</p>
          <p>Results in hand: <a href="${below}/beta?start=2027-february">February 2027<span class="visually-hidden">, Beta Islands</span></a>, many close October to November 2026 </p>
        </td>
      </tr>
      <tr data-destination="gamma">
        <th scope="row">${sign('CCC')} Gamma</th>
        <td>–</td>
        <td><p>${start('gamma?level=master&start=2027-september', 'September 2027', 'Gamma', 'from December 2026')}</p></td>
      </tr>
    </tbody>
  </table></div>`);
});

const card = (id: string, name: string, picture: string) =>
  `<li class="row" data-destination="${id}">
    <picture><img ${picture} loading="lazy" decoding="async"></picture>
    <div class="flow">
      <h3>${name}</h3>
      <p>First line of ${name}’s card. Second line of ${name}’s card.</p>
      <a class="button button--quiet" href="${below}/${id}">Learn more<span class="visually-hidden"> about studying in ${name}</span></a>
    </div>
  </li>`;

/** A row of the comparison: what is compared, and what is said of each country. */
const row = (name: string, text: string) =>
  `<tr><th scope="row">${name}</th>${each(`<td data-destination="ID">${text} </td>`)}</tr>`;

it('the services lead to questions and comparison, and have a card for each country and the comparison of all, which a keyboard can scroll', () => {
  const services = section('services').cloneNode(true) as Element;
  only(services, '#board').remove();
  const options = each('<option value="ID">NAME</option>');
  expect(markupOf(services)).toBe(html`
    <section id="services" tabindex="-1" aria-labelledby="services-title">
      <h2 id="services-title">Our Services</h2>
      <p class="lead">Lead of the services.</p>
      <p><a href="#families">What families look for</a><br><a href="#compare">Title of the comparison</a></p>
      <ul>
        ${card('alpha', 'Alpha', 'src="/assets/picture-*.svg" alt="A fixture of a picture & a frame" width="900" height="600"')}
        ${card('beta', 'Beta Islands', 'src="/assets/photograph-*.webp" alt="A photograph of the Beta Islands" width="120" height="80"')}
        ${card('gamma', 'Gamma', 'src="/assets/gamma-*.svg" alt="A drawing of Gamma" width="900" height="600"')}
      </ul>
      <p class="lead">Lead of the comparison.</p>
      <section id="compare" aria-label="Title of the comparison" tabindex="0">
        <h3>Title of the comparison</h3>
        <fieldset>
          <legend class="visually-hidden">Countries to compare</legend>
          <label class="field">Compare <select>${options.replace('"alpha"', '"alpha" selected')}</select></label><label class="field"><span class="visually-hidden">Compare </span>with <select>${options.replace('"beta"', '"beta" selected')}</select></label>
        </fieldset>
        <table aria-label="Title of the comparison">
          <thead><tr><td></td>${each(`<th scope="col" data-destination="ID"><a href="${below}/ID">NAME</a></th>`)}</tr></thead>
          <tbody>
            ${row('Length of a degree', 'Length of NAME’s courses <a href="https://ID.example/courses" rel="noopener">Courses of NAME</a>')}
            ${row('With results in May to August', 'Start in NAME after results')}
            ${row('Intakes', 'Intakes of NAME')}
            ${row('Apply through', 'Directly in NAME')}
            <tr><th scope="row">Key visa document</th><td data-destination="alpha"><dfn>LA</dfn> (Letter of Alpha)</td><td data-destination="beta"><dfn>LB</dfn> (Letter of Beta Islands)</td><td data-destination="gamma"><dfn>LG</dfn> (Letter of Gamma)</td></tr>
            ${row('Proof of funds', 'Funds for NAME <a href="https://ID.example/funds" rel="noopener">Sum for NAME</a>')}
            ${row('Health cover', 'Health cover of NAME')}
            ${row('Work in term', 'Work in term in NAME')}
            ${row('Work after', 'Work after a degree in NAME')}
            ${row('Husband or wife', 'Family in NAME')}
          </tbody>
        </table>
      </section>
    </section>`);
});

it('what we do stands in six blocks, in their order', () => {
  const stages = ['one', 'two', 'three', 'four', 'five', 'six'].map(
    (stage) =>
      `<li><svg aria-hidden="true"></svg><h3>Stage ${stage}</h3><p>Text of stage ${stage}.</p></li>`,
  );
  expect(markupOf(section('what-we-do'))).toBe(html`
    <section id="what-we-do" tabindex="-1" aria-labelledby="what-we-do-title">
      <h2 id="what-we-do-title">What we do</h2>
      <p class="lead">Lead of the stages.</p>
      <ol class="columns">${stages.join('')}</ol>
    </section>`);
});

const question = (id: string, text: string, answer: string) =>
  `<details class="question"><summary>${text}</summary><p id="${id}">${answer} </p></details>`;

it('what families ask is answered in counted groups that links lead to, each question closed; what one can do after a refusal is a table', () => {
  expect(markupOf(section('families'))).toBe(html`
    <section id="families" tabindex="-1" aria-labelledby="families-title">
      <h2 id="families-title">5 questions that families ask</h2>
      <p class="lead">Lead of the families’ questions.</p>
      <nav class="contents" aria-labelledby="families-title"><ul>
        <li><a href="#marks">About marks</a></li>
        <li><a href="#money">About money</a></li>
        <li><a href="#refused">About refusals</a></li>
        <li><a href="#safety">About safety</a></li>
      </ul></nav>
      <div class="columns"><h3 id="marks" tabindex="-1">About marks <span class="small">2 questions</span></h3>
      ${question('family-first', 'First question of families?', 'First answer, with <dfn>ABC</dfn> (A Better Certificate). <a href="https://official.example/first" rel="noopener">Page of the first answer</a>')}
      ${question('family-second', 'Second question?', 'Second answer.')}
      <h3 id="money" tabindex="-1">About money <span class="small">1 question</span></h3>
      ${question('money-first', 'Question about money?', 'Answer about money.')}
      <h3 id="refused" tabindex="-1">About refusals <span class="small">1 question</span></h3>
      <details class="question">
        <summary>Title of the refusals</summary>
        <div class="flow"><p id="refusals">Lead of the refusals.</p>
        <table aria-label="Title of the refusals">
          <thead><tr>
            <th scope="col">Country</th><th scope="col">Until when</th><th scope="col">What you can ask for</th><th scope="col">What must change</th>
          </tr></thead>
          <tbody>${each(`<tr>
            <th scope="row"><a href="${below}/ID#visa-refused">NAME</a></th>
            <td>Days for NAME</td><td>Road of NAME</td><td>Change for NAME</td>
          </tr>`)}</tbody>
        </table></div>
      </details>
      <h3 id="safety" tabindex="-1">About safety <span class="small">1 question</span></h3>
      ${question('safety-first', 'Safe?', 'Answer about safety.')}</div>
    </section>`);
});

it('beside the form stand address, phone, hours, mail and networks, a map that is not fetched without script, with its links, and a note on access', () => {
  const maps = 'https://www.google.com/maps/search/?api=1&query=';
  const hello = encodeURIComponent('Hello Quill & Öst’s “Bureau”: ');
  const contact = section('get-in-touch').cloneNode(true) as Element;
  // What stands there is compared in enquiry.test.ts.
  only(contact, ':scope > div > div:first-child').replaceChildren();
  expect(markupOf(contact)).toBe(html`
    <section id="get-in-touch" tabindex="-1" aria-labelledby="contact-title">
      <h2 id="contact-title">Get in touch</h2>
      <p class="lead">Lead of the contact section.</p>
      <div class="columns">
        <address>
          <p><span>1 Fixture Street</span><span>Testington 000001, Test Region</span><span>Testland</span></p>
          <p><a href="tel:+914000000000" dir="ltr">+91 40 0000 0000</a>Monday to Friday, 9 am to 5:30 pm </p>
          <p><a href="https://wa.me/919000012345?text=${hello}" rel="noopener">WhatsApp</a></p>
          <p><a href="mailto:hello@fixture.example">hello@fixture.example</a></p>
          <p class="row"><a href="https://pictures.example/quill" rel="noopener">Pictures of ours</a><a href="https://network.example/quill" rel="noopener">Network of ours</a></p>
        </address>
        <p>What to bring.</p>
        <p><a href="#our-charges">What we charge, and who pays us</a></p>
        <figure>
          <div><svg aria-hidden="true"></svg></div>
          <iframe class="invisible" title="Map of Testington" height="250" referrerpolicy="strict-origin-when-cross-origin"></iframe>
          <figcaption>1 Fixture Street, Testington 000001, Test Region, Testland. <a href="${maps}1%20Fixture%20Street%2C%20Testington%20000001%2C%20Test%20Region%2C%20Testland" rel="noopener">Show the address in your maps app</a> or <a href="https://map.example/?at=1" rel="noopener">open the map in OpenStreetMap</a>.</figcaption>
        </figure>
        <details class="note small"><summary id="accessibility">How accessible this site is</summary><p>How accessible the fixture is.</p></details>
      </div>
    </section>`);
});

it('the page ends with address, rights notice, the way to the note on access and the design credit, and offers a person to talk to', () => {
  expect(markupOf(only(page, '#root footer'))).toBe(html`<footer class="row site-footer small">
    <address>1 Fixture Street, Testington 000001, Test Region, Testland <a href="tel:+914000000000" dir="ltr">+91 40 0000 0000</a> <a href="mailto:hello@fixture.example">hello@fixture.example</a> Monday to Friday, 9 am to 5:30 pm</address>
    <p>© Quill & Öst’s “Bureau”</p>
    <p><a href="/#privacy">Privacy</a> <a href="/#accessibility">Accessibility</a></p>
    <p>Made by Quill & Öst’s “Bureau”.</p>
  </footer>`);
  const hello = encodeURIComponent(
    'Hello Quill & Öst’s “Bureau”, a question about studying abroad: ',
  );
  const aside = only(page, 'footer + aside');
  expect(markupOf(aside)).toBe(html`<aside class="row small" aria-label="Talk to a person">
    <a href="tel:+914000000000"><svg aria-hidden="true"></svg>Call us</a><a href="/#enquiry"><svg aria-hidden="true"></svg>Write to us</a><a href="https://wa.me/919000012345?text=${hello}" rel="noopener"><svg aria-hidden="true"></svg>WhatsApp</a>
  </aside>`);
});
