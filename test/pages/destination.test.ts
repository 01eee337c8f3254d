import { describe, expect, it } from 'vitest';
import { site } from '../../shared/content/site.ts';
import { factLabels } from '../../shared/guide/facts.ts';
import { stepsOf } from '../../shared/guide/plan-dates.ts';
import { destinationRoutes, enquirySuffix, homeRoute } from '../../shared/routes.ts';
import { destinationTexts, plainText } from '../../tools/content/reading-order.ts';
import { only, textOf } from '../setup/html.ts';
import { all, attributesOf, linksIn, missingInOrder, servePages } from '../setup/pages.ts';

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
    const texts = [heading, ...guide.intro.map(plainText), ...titles];
    expect(missingInOrder(textOf(main), texts)).toEqual([]);
  });

  it('shows all of its copy, in the order in which it is meant to be read', () => {
    // The home page shows the official site.
    const { official } = summary.facts;
    const texts = destinationTexts(summary, guide).filter((text) => text !== official.text);
    expect(missingInOrder(textOf(main), texts.map(plainText))).toEqual([]);
  });

  it('has a header that leads home and to every destination, with this one marked', () => {
    const [title, ...links] = linksIn(only(page, '#root > * > header'));
    expect(title).toEqual([expect.stringContaining(site.name), homeRoute.path]);
    expect(links).toEqual(
      [homeRoute, ...destinationRoutes].map((route) => [route.label, route.path]),
    );
    const marked = all(page, 'nav[aria-label="Destinations"] [aria-current]').map(attributesOf);
    expect(marked).toMatchObject([{ href: path, 'aria-current': 'page' }]);
  });

  it('says where it is: below the home page', () => {
    const trail = only(page, 'nav[aria-label="Breadcrumbs"]');
    expect(linksIn(trail)).toEqual([[homeRoute.label, homeRoute.path]]);
    expect(textOf(only(trail, 'li:last-child[aria-current="page"]'))).toBe(`Study in ${label}`);
  });

  it('shows its own picture, the facts at a glance and the flight there', () => {
    const { src, alt } = summary.picture;
    expect(attributesOf(only(main, 'img'))).toMatchObject({ src, alt });
    const glance = only(main, `section[aria-label^="${label}"]`);
    expect(all(glance, 'dt').map(textOf)).toEqual(factLabels.map(([, term]) => term));
    expect(all(glance, 'abbr').map(textOf)).toEqual([site.airport.code, gateway.code]);
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

  it('links the official page of each limit, rule and answer, and says when they were read', () => {
    const { rules, questions } = afterOffer;
    const answers = [...process.questions, ...rules, ...questions, ...whyWorthIt.questions];
    const sources = [
      ...stepsOf(process.plan).map(({ limit }) => limit?.source),
      ...answers.map(({ source }) => source),
    ];
    // Between the way home and the call to the form.
    expect(linksIn(main).slice(1, -1)).toEqual(
      sources.flatMap((source) => (source ? [[source.text, source.href]] : [])),
    );
    expect(attributesOf(only(main, 'time'))).toEqual({ datetime: guide.lastReviewed });
    expect(textOf(main)).toContain('Last reviewed');
  });

  it('has a box to tick for each paper, and a button that clears the list, without script', () => {
    // A form of this method sends nothing anywhere.
    const list = 'form[method="dialog"]:has(button[type="reset"])';
    const box = `${list} label:has(input[type="checkbox"]:not([checked]))`;
    expect(sections.map((section) => all(section, box).map(textOf))).toEqual(
      [process.documents, afterOffer.documents, [], []].map((papers) =>
        papers.map(({ name }) => plainText(name)),
      ),
    );
  });

  it('answers questions in the section that they belong to, each closed until it is asked', () => {
    const questions = [process.questions, afterOffer.questions, whyWorthIt.questions, []];
    expect(
      sections.map((section) => all(section, 'details:not([open]) > summary').map(textOf)),
    ).toEqual(questions.map((list) => list.map(({ question }) => question)));
  });

  it('ends with a call to the form that brings the country along', () => {
    expect(linksIn(main).at(-1)).toEqual([
      expect.stringContaining(nameInText),
      homeRoute.path + enquirySuffix(label),
    ]);
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
