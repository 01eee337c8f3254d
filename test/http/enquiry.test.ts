import { expect, it } from 'vitest';
import { createTestApp, readPage } from '../setup/app.ts';
import { all, only, parseHtml } from '../setup/html.ts';
import { html, markupOf } from '../setup/markup.ts';

const form = only(await readPage('/'), '#enquiry');

const notBlank = String.raw`pattern=".*[^\s\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800].*" title="Please write an answer, not only spaces."`;
const telephone = String.raw`pattern="(\P{Nd}*\p{Nd}){3}.*" title="Please write your phone number, e.g. +91 and ten digits."`;

it('the form posts the owner’s fields natively to the inbox at the forwarding service; around its button stand to what a sender agrees, other ways, and what is done with it', () => {
  expect(markupOf(form)).toBe(html`
    <form id="enquiry" tabindex="-1" aria-label="Enquiry" action="https://forms.example/f/inbox@fixture.example" method="post">
      <p class="field"><label for="enquiry-name">Who writes</label><input id="enquiry-name" name="name" required type="text" autocomplete="name" ${notBlank}></p>
      <p class="field"><label for="enquiry-Phone">Telephone</label><input id="enquiry-Phone" name="Phone" required type="tel" autocomplete="tel" ${telephone}></p>
      <p class="field">
        <!-- The browser knows the visitor's own country, which would be the wrong answer: no token for it. -->
        <label for="enquiry-country">Where to<noscript> <span class="small">Please write the country here, also if you came from its page.</span></noscript></label><input id="enquiry-country" name="country" required type="text" autocomplete="on" list="enquiry-countries" ${notBlank}>
      </p>
      <p class="field"><label for="enquiry-course">What to learn</label><input id="enquiry-course" name="course" required type="text" autocomplete="on" ${notBlank}></p>
      <p class="field"><label for="enquiry-passing">Year of passing</label><input id="enquiry-passing" name="passing" required type="text" autocomplete="on" ${notBlank}></p>
      <p class="field"><label for="enquiry-email">Mail</label><input id="enquiry-email" name="email" required type="email" autocomplete="email"></p>
      <datalist id="enquiry-countries"><option value="Alpha"></option><option value="Beta Islands"></option><option value="Gamma"></option></datalist><input type="hidden" name="access_key" value="key-of-the-fixture"><input type="hidden" name="redirect" value="">
      <p class="small">To what a sender agrees. <a href="#privacy">More about the details</a></p>
      <p class="small">Who is young asks a parent.</p>
      <p class="row"><button class="button" type="submit">Send enquiry</button><span role="status"></span></p>
      <p class="small">If the form does not go through, call <a href="tel:+914000000000" dir="ltr">+91 40 0000 0000</a> or write to <a href="mailto:hello@fixture.example">hello@fixture.example</a>.</p>
      <details class="note small">
        <summary id="privacy">How we use what you send</summary>
        <p>What is collected.</p>
        <p>What the service keeps.</p>
        <p><a href="https://forms.example/policy" rel="noopener">Policy of the service</a></p>
        <p>What the device keeps.</p>
        <p>Which rights there are.</p>
        <p>To have your enquiry deleted, <a href="mailto:hello@fixture.example?subject=Delete%3A%20mine%20%26%20all">send us this mail</a> or call <a href="tel:+914000000000" dir="ltr">+91 40 0000 0000</a>.</p>
      </details>
    </form>`);
});

it.each([
  { field: 'name', value: 'మహేశ్', accepted: true },
  // Zero-width spaces.
  { field: 'name', value: '\u200b\u200b', accepted: false },
  { field: 'Phone', value: '००१२३', accepted: true },
  { field: 'Phone', value: '10', accepted: false },
])('the browser lets “$value” through as $field: $accepted', ({ field, value, accepted }) => {
  const pattern = only(form, `[name="${field}"]`).getAttribute('pattern');
  // As the standard says how a pattern is read.
  expect(new RegExp(`^(?:${pattern})$`, 'v').test(value)).toBe(accepted);
});

const returning = { environment: { ENQUIRY_RETURN: 'on' } };

it('the panel gives thanks and says what follows; its button closes it', async () => {
  const panel = only(await readPage('/?enquiry=sent', returning), 'dialog');
  expect(markupOf(panel)).toBe(html`
    <dialog class="flow" id="enquiry-sent" open aria-labelledby="success-title" aria-describedby="success-note success-text">
      <div><img src="/assets/icon-*.svg" alt="" width="112" height="112" loading="lazy"><svg aria-hidden="true"></svg></div>
      <h3 id="success-title">Application Submitted!</h3>
      <p id="success-note">This was an enquiry to us, not an application to a university.</p>
      <p id="success-text">Thank you for reaching out. We'll get back to you shortly.</p>
      <p>What follows an enquiry.</p>
      <noscript><p class="small">If you have not pressed Send just now, nothing was sent.</p></noscript>
      <form action="/#get-in-touch"><button class="button" type="submit" autofocus>Close</button></form>
    </dialog>`);
});

it('search engines may not index the page of the return, and get no data from it', async () => {
  const page = await readPage('/?enquiry=sent', returning);
  expect(only(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(all(page, 'script[type="application/ld+json"]')).toEqual([]);
});

// Nobody stores what is under that address, whichever spelling: a cache could take one for the other and show it to everybody.
it.each([
  { path: '/?enquiry=sent', open: true, cache: 'no-store' },
  { path: '/?a=1&%65nquiry=sent', open: true, cache: 'no-store' },
  { path: '/?enquiry=SENT', open: false, cache: 'no-store' },
  { path: '/?enquiry', open: false, cache: 'no-store' },
  { path: '/site?enquiry=sent', open: false, cache: 'public, max-age=0, must-revalidate' },
])('$path says that it has arrived: $open, and may be kept: $cache', async (row) => {
  const { ask } = await createTestApp(returning);
  const { text, headers } = await ask.get(row.path).expect(200);
  expect(only(parseHtml(text), 'dialog').hasAttribute('open')).toBe(row.open);
  expect(headers['cache-control']).toBe(row.cache);
  const isKept = row.cache !== 'no-store';
  expect(['cdn-cache-control' in headers, 'etag' in headers]).toEqual([isKept, isKept]);
});

it('with ENQUIRY_RETURN=off /?enquiry=sent is the home page', async () => {
  const { ask } = await createTestApp({ environment: { ENQUIRY_RETURN: 'off' } });
  expect((await ask.get('/?enquiry=sent')).text).toBe((await ask.get('/')).text);
});
