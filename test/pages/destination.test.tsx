import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../shared/guide/plan-dates.ts';
import { Rules } from '../../shared/guide/rules.tsx';
import { destinationRoutes, enquirySuffix, homeRoute } from '../../shared/routes.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import {
  all,
  attributesOf,
  factNames,
  linksIn,
  missingInOrder,
  servePages,
  textsOf,
} from '../setup/pages.ts';

const { destinationPages } = await servePages();

describe.each(destinationPages)('the page about $label', ({ page, ...destination }) => {
  const { id, label, path, nameInText, gateway, summary, guide } = destination;
  const { process, afterOffer, whyWorthIt } = guide;
  const main = only(page, 'main');
  const sections = all(main, 'section:has(h2)');

  it('has its heading, its introduction and its sections in the order of the specification', () => {
    const titles = [
      'Application Process Overview',
      'After You Receive an Offer',
      "Why It's Worth It",
      'How We Help',
    ];
    const heading = `Study in ${label}`;
    expect(all(main, 'h1, h2').map(textOf)).toEqual([heading, ...titles]);
    expect(missingInOrder(textOf(main), [heading, ...textsOf(guide.intro), ...titles])).toEqual([]);
  });

  it('shows all of its copy', () => {
    const shown = textOf(main);
    expect(textsOf(guide).filter((text) => !shown.includes(text))).toEqual([]);
  });

  it('has a header that leads home and to every destination, with this one marked', () => {
    const [title, ...links] = linksIn(only(page, '#root > * > header'));
    expect(title).toEqual([expect.stringContaining('Par Avion'), '/']);
    expect(links).toEqual(
      [homeRoute, ...destinationRoutes].map((route) => [route.label, route.path]),
    );
    const marked = all(page, 'nav[aria-label="Destinations"] [aria-current]').map(attributesOf);
    expect(marked).toMatchObject([{ href: path, 'aria-current': 'page' }]);
  });

  it('says where it is: below the home page', () => {
    const trail = only(page, 'nav[aria-label="Breadcrumbs"]');
    expect(linksIn(trail)).toEqual([['Home', '/']]);
    expect(textOf(only(trail, 'li:last-child[aria-current="page"]'))).toBe(`Study in ${label}`);
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
    expect(linksIn(only(main, 'nav[aria-label="On this page"]')).map(([, href]) => href)).toEqual([
      '#plan',
      '#documents-application',
      '#after-offer',
      '#documents-visa',
      '#rules',
      '#why',
      '#how-we-help',
    ]);
    const anchored = ['plan', 'after-offer', 'why', 'how-we-help'].map((anchor) =>
      only(main, `#${anchor}`).closest('section'),
    );
    expect(anchored).toEqual(sections);
    expect(textOf(only(main, '#documents-application h3'))).toContain('application');
    expect(textOf(only(main, '#documents-visa h3'))).toContain('visa');
  });

  it('says in which months each step of the plan is due', () => {
    const times = all(main, 'li > :is(h4, h5) + div').map((lines) => all(lines, 'p').map(textOf));
    const month = /[A-Z][a-z]{2,8} (of the|two) /;
    const due = stepsOf(process.plan).map(({ when }) =>
      guide.intakes
        .filter((intake) => 'length' in when || intake.id in when)
        .map(({ name }) => expect.stringMatching(new RegExp(`^For ${name}: .*${month.source}`))),
    );
    expect(times).toEqual(due);
  });

  it('links the official page of each rule, change and answer', () => {
    const { rules, questions } = afterOffer;
    const answers = [...process.questions, ...questions, ...whyWorthIt.questions, ...rules];
    const sources = [...answers, ...guide.changes].flatMap(({ source }) => source ?? []);
    const linked = linksIn(main).map(([text, href]) => `${text} ${href}`);
    expect(sources.filter(({ text, href }) => !linked.includes(`${text} ${href}`))).toEqual([]);
  });

  it('has a box to tick for each document, and a button that clears the list, without script', () => {
    // A form of this method sends nothing anywhere.
    const box = 'form[method="dialog"]:has(button[type="reset"]) label:has([type="checkbox"])';
    expect(sections.map((section) => all(section, box).map(textOf))).toEqual(
      [process.documents, afterOffer.documents, [], []].map((documents) =>
        documents.flatMap(({ name }) => textsOf(name)),
      ),
    );
    expect(all(main, '[checked]')).toEqual([]);
  });

  it('answers questions in the section that they belong to, each closed, under its own anchor', () => {
    const questions = [process.questions, afterOffer.questions, whyWorthIt.questions, []];
    const shown = sections.map((section) =>
      all(section, '.questions details:not([open])').map((details) => [
        textOf(only(details, 'summary')),
        only(details, 'p').id,
      ]),
    );
    expect(shown).toEqual(questions.map((list) => list.map(({ id, question }) => [question, id])));
  });

  it('ends with a call to the form that brings the country along', () => {
    const call = linksIn(only(main, '#how-we-help')).at(-1);
    expect(call).toEqual([expect.stringContaining(nameInText), `/${enquirySuffix(label)}`]);
  });

  it('leads on to the destinations before and behind it, all around', () => {
    const index = destinationRoutes.findIndex((route) => route.id === id);
    const previous = destinationRoutes.at(index - 1);
    const next = destinationRoutes.at(index + 1 - destinationRoutes.length);
    expect(linksIn(only(page, 'nav[aria-label="Previous and next destination"]'))).toEqual([
      [`Previous ${previous?.label}`, previous?.path],
      [`Next ${next?.label}`, next?.path],
    ]);
  });
});

it('what changed is closed, newest first, with its day; the day of the review stands below', () => {
  const source = { text: 'Office', href: 'https://office.gov.example' };
  const changes = [
    { date: '2026-02-01', text: 'The new rule.', source },
    { date: '2024-12-31', text: 'The old rule.', source },
  ];
  const view = renderToStaticMarkup(
    <Rules rules={[]} changes={changes} lastReviewed="2026-03-09" />,
  );
  const page = parseHtml(view);
  expect(all(only(page, 'details:not([open])'), 'li').map(textOf)).toEqual([
    '1 February 2026: The new rule. Office',
    '31 December 2024: The old rule. Office',
  ]);
  expect(all(page, 'time').map((time) => [time.getAttribute('datetime'), textOf(time)])).toEqual([
    ['2026-02-01', '1 February 2026'],
    ['2024-12-31', '31 December 2024'],
    ['2026-03-09', '9 March 2026'],
  ]);
  expect(textOf(only(page, '.rules__reviewed'))).toMatch(/^Last reviewed: 9 March 2026\./);
});
