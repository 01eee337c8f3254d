import { describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, attributesOf, closedQuestionsIn, hrefsIn, linksIn, textsIn } from '../setup/pages.ts';

const { ask } = await createTestApp();

async function fetchPage(path: string) {
  const { text } = await ask.get(path);
  return { path, page: parseHtml(text) };
}

const homePages = [await fetchPage('/'), await fetchPage('/site')];

describe.each(homePages)('the home page at $path', ({ page }) => {
  const section = (id: string) => only(page, `main > section#${id}`);

  it('has a navigation that leads to its four sections', () => {
    expect(linksIn(only(page, 'nav[aria-label="On this page"]'))).toEqual([
      ['Welcome', '#welcome'],
      ['Our Services', '#services'],
      ['What we do', '#what-we-do'],
      ['Get in touch', '#get-in-touch'],
    ]);
  });

  it('has these sections in this order, each but the first under its name', () => {
    expect(all(page, 'main > section').map(({ id }) => id)).toEqual([
      'welcome',
      'services',
      'what-we-do',
      'get-in-touch',
    ]);
    expect(textsIn(page, 'main > section h2')).toEqual([
      'Our Services',
      'What we do',
      'Get in touch',
    ]);
  });

  it('begins with the tagline, the introduction, a button to the services and a picture', () => {
    const welcome = section('welcome');
    expect(textOf(only(welcome, 'h1'))).toBe('First line of the tagline. Second line of it.');
    expect(textsIn(welcome, 'p')).toEqual([
      'First paragraph of the introduction.',
      'Second paragraph of it.',
    ]);
    expect(linksIn(welcome)).toEqual([['Explore Our Services', '#services']]);
    expect(only(welcome, 'img').getAttribute('alt')).not.toBe('');
  });

  it('has a card for each destination, with a link that says where it leads', () => {
    const cards = all(section('services'), 'ul > li').map((card) => ({
      name: textOf(only(card, 'h3')),
      text: textOf(only(card, 'p')),
      picture: only(card, 'img').getAttribute('alt'),
      links: linksIn(card),
    }));
    expect(cards).toEqual([
      {
        name: 'Alpha',
        text: 'First line of Alpha’s card. Second line of Alpha’s card.',
        picture: 'A fixture of a picture & a frame',
        links: [['Learn more about studying in Alpha', '/site/study-destination/alpha']],
      },
      {
        name: 'Beta Islands',
        text: 'First line of Beta Islands’s card. Second line of Beta Islands’s card.',
        picture: 'A photograph of the Beta Islands',
        links: [['Learn more about studying in Beta Islands', '/site/study-destination/beta']],
      },
      {
        name: 'Gamma',
        text: 'First line of Gamma’s card. Second line of Gamma’s card.',
        picture: 'A drawing of Gamma',
        links: [['Learn more about studying in Gamma', '/site/study-destination/gamma']],
      },
    ]);
  });

  it('has six feature blocks, numbered by their order', () => {
    const blocks = all(section('what-we-do'), 'ol > li');
    expect(blocks.map((block) => [textOf(only(block, 'h3')), textOf(only(block, 'p'))])).toEqual([
      ['Stage one', 'Text of stage one.'],
      ['Stage two', 'Text of stage two.'],
      ['Stage three', 'Text of stage three.'],
      ['Stage four', 'Text of stage four.'],
      ['Stage five', 'Text of stage five.'],
      ['Stage six', 'Text of stage six.'],
    ]);
  });

  it.each([
    { name: 'what the services are', within: 'services', text: 'Lead of the services.' },
    { name: 'what is compared', within: 'services', text: 'Lead of the comparison.' },
    { name: 'what the six blocks are', within: 'what-we-do', text: 'Lead of the stages.' },
    { name: 'what to write', within: 'get-in-touch', text: 'Lead of the contact section.' },
    {
      name: 'whose questions these are',
      within: 'get-in-touch',
      text: 'Lead of the families’ questions.',
    },
    { name: 'what is promised', within: 'get-in-touch', text: 'We answer within two days.' },
  ])('says in #$within $name', ({ within, text }) => {
    expect(textsIn(section(within), 'p, li')).toContain(text);
  });

  it('answers what families ask, each question closed, with its anchor and its official page', () => {
    const families = only(section('get-in-touch'), '#families ~ .questions');
    expect(textOf(only(page, '#families'))).toBe('Title of the families’ questions');
    expect(closedQuestionsIn(families)).toEqual([
      {
        question: 'First question of families?',
        anchor: 'family-first',
        answer: 'First answer, with ABC (A Better Certificate). Page of the first answer',
        pages: ['https://official.example/first'],
      },
      {
        question: 'Second question of families?',
        anchor: 'family-second',
        answer: 'Second answer, with a link.',
        pages: ['/site/study-destination/gamma#visa-refused'],
      },
    ]);
  });

  it('says in a closed table what one can do after a refusal, and leads to the answer of each country', () => {
    const fold = only(section('get-in-touch'), 'details:not([open]):has(#refusals)');
    expect(textsIn(fold, 'summary, #refusals')).toEqual([
      'Title of the refusals',
      'Lead of the refusals.',
    ]);
    expect(all(fold, 'tr').map((row) => [...row.children].map(textOf))).toEqual([
      ['Country', 'Until when', 'What you can ask for', 'What must change'],
      ['Alpha', 'Days for Alpha', 'Road of Alpha', 'Change for Alpha'],
      ['Beta Islands', 'Days for Beta Islands', 'Road of Beta Islands', 'Change for Beta Islands'],
      ['Gamma', 'Days for Gamma', 'Road of Gamma', 'Change for Gamma'],
    ]);
    expect(hrefsIn(fold)).toEqual([
      '/site/study-destination/alpha#visa-refused',
      '/site/study-destination/beta#visa-refused',
      '/site/study-destination/gamma#visa-refused',
    ]);
  });

  it('begins with the form; the questions follow', () => {
    const parts = all(section('get-in-touch'), '#enquiry, #families, #money');
    expect(parts.map(({ id }) => id)).toEqual(['enquiry', 'families', 'money']);
  });

  it('has the questions about money under their title, in a fold that says what it opens', () => {
    const fold = only(section('get-in-touch'), 'details:has(#money)');
    expect(fold.hasAttribute('open')).toBe(false);
    expect(fold.previousElementSibling?.textContent).toBe('Title of the questions about money');
    expect(only(fold, 'summary[aria-label]').getAttribute('aria-label')).toBe(
      'Title of the questions about money',
    );
    expect(textOf(only(fold, '#money'))).toBe('Lead of the questions about money.');
  });

  it('has street address, phone, mail, and links to both networks', () => {
    const contact = only(section('get-in-touch'), 'address');
    expect(textsIn(contact, 'p:first-child > span > span')).toEqual([
      '1 Fixture Street',
      'Testville 000001, Test Region',
      'Testland',
    ]);
    expect(linksIn(contact)).toEqual([
      ['+91 40 0000 0000', 'tel:+914000000000'],
      ['hello@fixture.example', 'mailto:hello@fixture.example'],
      ['Pictures of ours', 'https://pictures.example/quill'],
      ['Network of ours', 'https://network.example/quill'],
    ]);
  });

  it('has a map 250 px high, fetched late, that learns no more than which site asks', () => {
    expect(attributesOf(only(page, 'iframe'))).toEqual({
      src: 'https://map.example/embed?marker=1',
      title: 'Map of Testville',
      height: '250',
      loading: 'lazy',
      referrerpolicy: 'strict-origin-when-cross-origin',
    });
  });

  it('gives the address and a link to the map to those whose browser blocks the frame', () => {
    const caption = only(page, 'figure:has(iframe) figcaption');
    expect(textOf(caption)).toContain('1 Fixture Street, Testville 000001, Test Region, Testland.');
    expect(hrefsIn(caption)).toEqual(['https://map.example/?at=1']);
  });

  it('says in a closed note how accessible it is, and links it in its footer', () => {
    const note = only(page, 'details:not([open]):has(#accessibility)');
    expect(textsIn(note, 'p')).toEqual(['How accessible the fixture is.']);
    expect(linksIn(only(page, 'footer'))).toContainEqual(['Accessibility', '/#accessibility']);
  });

  it('ends with address, rights notice and design credit', () => {
    expect(textsIn(only(page, 'footer'), 'address, p')).toEqual([
      '1 Fixture Street, Testville 000001, Test Region, Testland · +91 40 0000 0000 · hello@fixture.example',
      '© Quill & Öst’s “Bureau”',
      'Accessibility',
      'Made by Quill & Öst’s “Bureau”.',
    ]);
  });
});
