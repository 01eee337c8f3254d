import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Rules } from '../../shared/guide/rules.tsx';
import { destinationRoutes } from '../../shared/routes.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import {
  all,
  attributesOf,
  factNames,
  hrefsIn,
  linksIn,
  missingInOrder,
  questionsIn,
  servePages,
  textsOf,
} from '../setup/pages.ts';

const { destinationPages } = await servePages();
const names = ['Home', 'USA', 'UK', 'Canada', 'Australia', 'New Zealand', 'Ireland'];

describe.each(destinationPages)('the page about $label', ({ page, ...destination }) => {
  const { id, label, path, nameInText, gateway, summary, guide } = destination;
  const { process, afterOffer, whyWorthIt } = guide;
  const main = only(page, 'main');
  const sections = all(main, 'section:has(h2)');

  it('has heading, introduction and sections in the order of the specification, and all of its copy', () => {
    const titles = [
      'Application Process Overview',
      'After You Receive an Offer',
      "Why It's Worth It",
      'How We Help',
    ];
    const heading = `Study in ${label}`;
    const shown = textOf(main);
    expect(all(main, 'h1, h2').map(textOf)).toEqual([heading, ...titles]);
    expect(missingInOrder(shown, [heading, ...textsOf(guide.intro), ...titles])).toEqual([]);
    expect(textsOf(guide).filter((text) => !shown.includes(text))).toEqual([]);
    const abbreviations = JSON.stringify(guide).match(/(?<=\[)[^\]{}"]+(?=\]\()/g);
    expect(all(main, 'dfn').map(textOf)).toEqual(expect.arrayContaining(abbreviations ?? ['one']));
  });

  it('leads home, to every destination, to its neighbours, and with its country to the form', () => {
    const [title, ...links] = linksIn(only(page, '#root > * > header'));
    expect(title).toEqual([expect.stringContaining('Par Avion'), '/']);
    expect(links.map(([text]) => text)).toEqual(names);
    const paths = destinationRoutes.map((row) => row.path);
    expect(links.map(([, href]) => href)).toEqual(['/', ...paths]);
    const current = only(page, 'nav[aria-label="Destinations"] [aria-current]');
    expect(attributesOf(current)).toMatchObject({ href: path, 'aria-current': 'page' });
    const trail = only(page, 'nav[aria-label="Breadcrumbs"]');
    expect(linksIn(trail)).toEqual([['Home', '/']]);
    expect(textOf(only(trail, 'li:last-child[aria-current="page"]'))).toBe(`Study in ${label}`);
    const index = destinationRoutes.findIndex((route) => route.id === id);
    const previous = destinationRoutes.at(index - 1);
    const next = destinationRoutes.at(index + 1 - destinationRoutes.length);
    expect(linksIn(only(page, 'nav[aria-label="Previous and next destination"]'))).toEqual([
      [`Previous ${previous?.label}`, previous?.path],
      [`Next ${next?.label}`, next?.path],
    ]);
    const [text, href] = linksIn(only(main, '#how-we-help')).at(-1) ?? [];
    expect(text).toContain(nameInText);
    const { pathname, searchParams, hash } = new URL(href ?? '', 'https://a.example');
    expect([pathname, ...searchParams, hash]).toEqual(['/', ['country', label], '#get-in-touch']);
  });

  it('shows its own picture, each fact at a glance under its name, and the flight there', () => {
    const { src, alt } = summary.picture;
    expect(attributesOf(only(main, 'img'))).toMatchObject({ src, alt });
    const glance = only(main, `section[aria-label^="${label}"]`);
    const pairs = all(glance, 'dl > div').map((pair) => [...pair.children].map(textOf));
    expect(pairs).toEqual(factNames.map(([name, key]) => [name, ...textsOf(summary.facts[key])]));
    expect(all(glance, 'abbr').map(textOf)).toEqual(['HYD', gateway.code]);
  });

  it('lists its parts under "On this page", by the anchors that counsellors send', () => {
    const anchors = hrefsIn(only(main, 'nav[aria-label="On this page"]'));
    expect(anchors.join(' ')).toBe(
      '#plan #documents-application #after-offer #documents-visa #rules #why #how-we-help',
    );
    const anchored = ['#plan', '#after-offer', '#why', '#how-we-help'];
    expect(anchored.map((anchor) => only(main, anchor).closest('section'))).toEqual(sections);
    expect(textOf(only(main, '#documents-application h3'))).toContain('application');
    expect(textOf(only(main, '#documents-visa h3'))).toContain('visa');
  });

  it('links the official page of each answer, rule and change', () => {
    const { rules, questions } = afterOffer;
    const answers = [...process.questions, ...questions, ...whyWorthIt.questions, ...rules];
    const sources = [...answers, ...guide.changes].flatMap(({ source }) => source ?? []);
    const linked = linksIn(main).map(([text, href]) => `${text} ${href}`);
    expect(sources.filter(({ text, href }) => !linked.includes(`${text} ${href}`))).toEqual([]);
  });

  it('has in their section boxes for documents, a button that clears them, and closed questions', () => {
    // A form of this method sends nothing anywhere.
    const box = 'form[method="dialog"]:has(button[type="reset"]) label:has([type="checkbox"])';
    const [applying, visa] = [process, afterOffer].map(({ documents }) =>
      documents.flatMap(({ name }) => textsOf(name)),
    );
    const boxes = sections.map((section) => all(section, box).map(textOf));
    expect(boxes).toEqual([applying, visa, [], []]);
    expect(all(main, '[checked]')).toEqual([]);
    // A list to tick looks complete: above the one for the visa stands whose list is.
    const official = 'The official list decides';
    expect(textOf(only(main, '#documents-visa > h3 + p'))).toContain(official);
    expect(textOf(only(main, '#documents-application'))).not.toContain(official);
    const asked = [process, afterOffer, whyWorthIt].map(({ questions }) =>
      questions.map(({ id: anchor, question }) => [question, anchor]),
    );
    expect(sections.map(questionsIn)).toEqual([...asked, []]);
  });
});

it.each([
  [undefined, 'Written 9 March 2026.', '2026-03-09'],
  ['2026-04-10', 'Last reviewed: 10 April 2026.', '2026-04-10'],
])('what changed is closed, newest first, with its day; below: %s is %s', (reviewed, said, day) => {
  const source = { text: 'Office', href: 'https://office.gov.example' };
  const changes = [
    { date: '2026-02-01', text: 'The new rule.', source },
    { date: '2024-12-31', text: 'The old rule.', source },
  ];
  const rules = <Rules rules={[]} changes={changes} written="2026-03-09" reviewed={reviewed} />;
  const page = parseHtml(renderToStaticMarkup(rules));
  expect(all(only(page, 'details:not([open])'), 'li').map(textOf)).toEqual([
    '1 February 2026: The new rule. Office',
    '31 December 2024: The old rule. Office',
  ]);
  const days = all(page, 'time').map((time) => time.getAttribute('datetime'));
  expect(days).toEqual(['2026-02-01', '2024-12-31', day]);
  const below = textOf(only(page, 'details + p'));
  expect(below.startsWith(said), below).toBe(true);
  expect(/checked|reviewed/.test(textOf(page.body))).toBe(reviewed !== undefined);
});
