import { describe, expect, it } from 'vitest';
import { site } from '../../shared/content/site.ts';
import type { Question } from '../../shared/content/types.ts';
import { factLabels } from '../../shared/guide/facts.ts';
import { destinationRoutes, enquirySuffix, homeRoute } from '../../shared/routes.ts';
import { destinationTexts, plainText } from '../../tools/content/reading-order.ts';
import { destinations } from '../setup/destinations.ts';
import { only, textOf } from '../setup/html.ts';
import { all, attributesOf, missingInOrder, navigationOf, servePages } from '../setup/pages.ts';

const { pages } = await servePages();
const served = destinations.map((destination) => {
  const page = pages.find(({ id }) => id === destination.id)?.page;
  if (!page) throw new Error(`${destination.id} is not served.`);
  return { ...destination, page };
});

const sectionTitles = [
  'Application Process Overview',
  'After You Receive an Offer',
  "Why It's Worth It",
  'How We Help',
] as const;

describe.each(served)('the page about $label', ({ page, ...destination }) => {
  const { id, label, path, summary, guide } = destination;
  const main = only(page, 'main');
  const { process, afterOffer, whyWorthIt } = guide;

  function section(title: (typeof sectionTitles)[number]): Element {
    const found = all(main, 'section').find(
      (element) => textOf(element.querySelector('h2') ?? element) === title,
    );
    if (!found) throw new Error(`There is no section ${title}.`);
    return found;
  }

  it('has its heading, its introduction and its sections in the order of the specification', () => {
    expect(all(main, 'h1, h2').map(textOf)).toEqual([`Study in ${label}`, ...sectionTitles]);
    const [intro = ''] = guide.intro;
    expect(
      missingInOrder(textOf(main), [`Study in ${label}`, plainText(intro), ...sectionTitles]),
    ).toEqual([]);
  });

  it('shows all of its copy, in the order in which it is meant to be read', () => {
    const texts = destinationTexts(summary, guide).map(plainText);
    // The home page shows the official site.
    const expected = texts.filter((text) => text !== summary.facts.official.text);
    expect(missingInOrder(textOf(main), expected)).toEqual([]);
  });

  it('has a header that leads home and to every destination, with this one marked', () => {
    const title = only(page, '#root').querySelector('header a');
    expect(title && textOf(title)).toContain(site.name);
    expect(title?.getAttribute('href')).toBe(homeRoute.path);
    const links = all(navigationOf(page, 'Destinations'), 'a');
    expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual(
      [homeRoute, ...destinationRoutes].map((route) => [route.label, route.path]),
    );
    const marked = links.filter((link) => link.hasAttribute('aria-current')).map(attributesOf);
    expect(marked).toMatchObject([{ href: path, 'aria-current': 'page' }]);
  });

  it('says where it is: below the home page', () => {
    const steps = all(navigationOf(page, 'Breadcrumbs'), 'li');
    expect(steps.map(textOf)).toEqual([homeRoute.label, `Study in ${label}`]);
    expect(steps[0] && only(steps[0], 'a').getAttribute('href')).toBe(homeRoute.path);
    expect(steps[1] && attributesOf(steps[1])).toEqual({ 'aria-current': 'page' });
  });

  it('shows its own picture', () => {
    const { src, alt } = summary.picture;
    expect(attributesOf(only(main, 'img'))).toMatchObject({ src, alt });
  });

  it('gives the facts at a glance and the flight there', () => {
    const glance = only(main, `section[aria-label^="${label}"]`);
    expect(all(glance, 'dt').map(textOf)).toEqual(factLabels.map(([, term]) => term));
    expect(all(glance, 'dd').map(textOf)).toEqual(
      factLabels.map(([fact]) => plainText(summary.facts[fact])),
    );
    expect(all(glance, 'abbr').map(textOf)).toEqual([site.airport.code, destination.gateway.code]);
  });

  it('lists the steps of the plan in order, each with its months', () => {
    const list = only(section('Application Process Overview'), 'ol');
    const steps = [...list.children];
    expect(steps.map((step) => textOf(only(step, 'h4')))).toEqual(
      process.plan.map(({ title }) => title),
    );
    for (const step of steps)
      expect(textOf(step)).toMatch(/ (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/);
  });

  it('has a box to tick for each paper, and a button that clears the list, without script', () => {
    const folders = [
      [section('Application Process Overview'), process.papers],
      [section('After You Receive an Offer'), afterOffer.papers],
    ] as const;
    for (const [part, papers] of folders) {
      const form = only(part, 'form');
      // Nothing is sent anywhere: what a visitor has collected is nobody else's business.
      expect(form.getAttribute('method')).toBe('dialog');
      const boxes = all(form, 'label:has(input[type="checkbox"])');
      expect(boxes.map(textOf)).toEqual(papers.map(({ name }) => plainText(name)));
      for (const box of all(form, 'input')) expect(box.hasAttribute('checked')).toBe(false);
      expect(attributesOf(only(form, 'button'))).toHaveProperty('type', 'reset');
    }
  });

  it('answers questions in the section that they belong to, each closed until it is asked', () => {
    const asked: readonly (readonly [Element, readonly Question[]])[] = [
      [section('Application Process Overview'), process.questions],
      [section('After You Receive an Offer'), afterOffer.questions],
      [section("Why It's Worth It"), whyWorthIt.questions],
    ];
    for (const [part, questions] of asked) {
      const found = all(part, 'details');
      expect(found.map((details) => textOf(only(details, 'summary')))).toEqual(
        questions.map(({ question }) => question),
      );
      for (const [index, details] of found.entries()) {
        expect(details.hasAttribute('open')).toBe(false);
        const links = all(details, 'a').map((link) => link.getAttribute('href'));
        const source = questions[index]?.source;
        expect(links).toEqual(source ? [source.href] : []);
      }
    }
  });

  it('links the official page of every rule and limit, and says when they were read', () => {
    const rules = all(section('After You Receive an Offer'), 'dl > div');
    expect(rules.map((rule) => only(rule, 'dd a').getAttribute('href'))).toEqual(
      afterOffer.rules.map(({ source }) => source.href),
    );
    const limits = process.plan.flatMap(({ limit }) => (limit ? [limit.source.href] : []));
    const linked = all(section('Application Process Overview'), 'ol a');
    expect(linked.map((link) => link.getAttribute('href'))).toEqual(limits);
    expect(attributesOf(only(main, 'time'))).toEqual({ datetime: guide.lastReviewed });
    expect(textOf(main)).toContain('Last reviewed');
  });

  it('ends with a call to the form that brings the country along', () => {
    const link = only(section('How We Help'), 'a');
    expect(link.getAttribute('href')).toBe(homeRoute.path + enquirySuffix(label));
    expect(textOf(link)).toContain(destination.inSentence);
  });

  it('leads on to the destinations before and behind it, all around', () => {
    const { length } = destinationRoutes;
    const index = destinationRoutes.findIndex((route) => route.id === id);
    const neighbours = [index + length - 1, index + 1].map((at) => destinationRoutes[at % length]);
    const links = all(navigationOf(page, 'Previous and next destination'), 'a');
    expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      [`Previous ${neighbours[0]?.label}`, neighbours[0]?.path],
      [`Next ${neighbours[1]?.label}`, neighbours[1]?.path],
    ]);
  });
});
