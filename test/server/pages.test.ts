import { createHash } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { home, spotlights } from '../../shared/content/home.ts';
import { site } from '../../shared/content/site.ts';
import type { Destination } from '../../shared/content/types.ts';
import { loadPage } from '../../shared/pages.tsx';
import {
  type DestinationId,
  destinationRoutes,
  homeRoute,
  homeSections,
  routes,
} from '../../shared/routes.ts';
import { destinations } from '../setup/destinations.ts';
import {
  attributeOf,
  attributesOf,
  type HtmlElement,
  only,
  parseHtml,
  textOf,
  textsOf,
} from '../setup/html.ts';
import {
  createTestSite,
  type Served,
  serveBothWays,
  testEnquiryAction,
  testEnvironment,
} from '../setup/site.ts';
import { faultsOfHtml } from '../setup/valid-html.ts';

const forms = await serveBothWays();
const homeRoutes = routes.filter(({ canonicalPath }) => canonicalPath === homeRoute.path);
const origin = testEnvironment.PUBLIC_ORIGIN;

async function openPage({ ask }: Served, path: string): Promise<HtmlElement> {
  const { status, text } = await ask(path);
  expect(status).toBe(200);
  return parseHtml(text);
}

/** Every string a visitor is meant to read: all of the content but addresses and pictures. */
function stringsIn(content: unknown): readonly string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  const hidden = ['href', 'lastReviewed', 'picture'];
  return Object.entries(content)
    .filter(([key]) => !hidden.includes(key))
    .flatMap(([, value]) => stringsIn(value));
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Values of the destination table of the product's specification, as they stand on the page. */
const facts: Readonly<Record<DestinationId, readonly string[]>> = {
  usa: ['Fall (August-September)', 'Spring (January)', 'F-1', 'CPT', 'OPT'],
  uk: [
    'UCAS for undergraduates',
    'direct applications for postgraduates',
    'September and January',
    'Student visa',
    'via CAS',
  ],
  canada: ['Fall (September)', 'Winter (January)', 'Summer (May)', 'study permit', 'PGWP'],
  australia: [
    'February',
    'July',
    'sometimes in October/November|sometimes October/November',
    'CoE',
    'Student visa (subclass 500)',
    'GTE',
    'OSHC',
    'Post-study work visa',
    '485',
  ],
  newzealand: ['February and July', 'Post-study work visa'],
  ireland: [
    'CAO for undergraduates',
    'September and January',
    'Study visa',
    'INIS',
    '2-year post-study work',
    'master’s graduates',
  ],
};

describe.each(forms)('a page sent $name', (served) => {
  describe.each(routes)('$path', (route) => {
    it('is complete HTML for a visitor and a crawler alike', async () => {
      const reply = await request(served.server).get(route.path);
      expect(reply.status).toBe(200);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.text).toMatch(/^<!doctype html><html lang="en/i);
      expect(reply.text).toMatch(/<\/html>$/);
      const { title, description } = await loadPage(route);
      const page = parseHtml(reply.text);
      expect(textOf(only(page, 'title'))).toBe(title);
      expect(meta(page, 'name="description"')).toBe(description);
      expect(attributeOf(only(page, 'link[rel="canonical"]'), 'href')).toBe(
        origin + route.canonicalPath,
      );
      expect(attributeOf(only(page, 'meta[charset]'), 'charset')).toBe('utf-8');
      expect(meta(page, 'name="viewport"')).not.toMatch(/user-scalable|maximum-scale/);
      expect(page.querySelectorAll('meta[name="robots"]')).toHaveLength(0);
    });

    it('says the same of itself to those who share it', async () => {
      const { title, description } = await loadPage(route);
      const page = await openPage(served, route.path);
      expect(meta(page, 'property="og:title"')).toBe(title);
      expect(meta(page, 'property="og:description"')).toBe(description);
      expect(meta(page, 'property="og:url"')).toBe(origin + route.canonicalPath);
      expect(meta(page, 'property="og:site_name"')).toBe(site.name);
      const image = meta(page, 'property="og:image"');
      expect(new URL(image).origin).toBe(origin);
      const reply = await served.ask(new URL(image).pathname);
      expect(reply.status).toBe(200);
      // Networks and messengers take no SVG.
      expect(reply.headers['content-type']).toMatch(/^image\/(png|jpeg)$/);
    });

    it('has one main heading, no level left out, and its landmarks', async () => {
      const page = await openPage(served, route.path);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      const levels = page.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => {
        return Number(tagName.slice(1));
      });
      expect(levels[0]).toBe(1);
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1);
      }
      expect(page.querySelectorAll('main')).toHaveLength(1);
      expect(page.querySelectorAll('nav').length).toBeGreaterThan(0);
      const names = page.querySelectorAll('nav').map((nav) => attributeOf(nav, 'aria-label'));
      expect(new Set(names).size).toBe(names.length);
    });

    it('has a way past the navigation', async () => {
      const page = await openPage(served, route.path);
      const [first] = only(page, 'body').querySelectorAll('a');
      const target = first && attributeOf(first, 'href');
      expect(target).toMatch(/^#/);
      expect(only(page, target ?? '').tagName).toBe('main');
    });

    it('ends with rights and credit', async () => {
      const footer = textOf(only(await openPage(served, route.path), 'footer'));
      expect(footer).toContain(site.rights);
      expect(footer).toContain(site.credit);
    });

    it('carries nothing the security policy would stop', async () => {
      const { headers, text } = await served.ask(route.path);
      const page = parseHtml(text);
      for (const element of page.querySelectorAll('*')) {
        for (const { key } of element.attributes) {
          expect(key).not.toMatch(/^(on|style$)/i);
        }
      }
      // One inlined script, which the policy allows by its hash, and data.
      const scripts = page.querySelectorAll('script').map((script) => attributesOf(script));
      expect(scripts.map(({ type, src }) => ({ type, src }))).toEqual([
        { type: 'application/json', src: undefined },
        { type: 'application/json', src: undefined },
        { type: 'module', src: undefined },
      ]);
      const inlined = /<script type="module">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
      expect(inlined.length).toBeGreaterThan(500);
      const hash = createHash('sha256').update(inlined).digest('base64');
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
    });

    it('every picture has a text, and a size that keeps its place', async () => {
      const page = await openPage(served, route.path);
      const pictures = page.querySelectorAll('img');
      expect(pictures.length).toBeGreaterThan(1);
      for (const picture of pictures) {
        const { class: className, alt, width, height } = attributesOf(picture);
        // The mark stands beside the name that it would repeat.
        if (className === 'brand__mark') expect(alt).toBe('');
        else expect(alt?.length).toBeGreaterThan(5);
        expect(Number(width)).toBeGreaterThan(0);
        expect(Number(height)).toBeGreaterThan(0);
      }
    });

    it('an address within the site, or of a file it needs, is never a dead end', async () => {
      const page = await openPage(served, route.path);
      for (const address of addressesOn(page)) {
        const { pathname, search, hash, origin: host } = new URL(address, origin + route.path);
        if (host !== origin) continue;
        const reply = await served.ask(pathname + search);
        expect(reply.status, address).toBe(200);
        if (hash) expect(textOf(only(parseHtml(reply.text), hash)), address).not.toBe('');
      }
    });

    it('leads out of the site by https alone', async () => {
      const page = await openPage(served, route.path);
      for (const address of addressesOn(page)) {
        const { protocol } = new URL(address, origin + route.path);
        expect(['https:', 'mailto:', 'tel:'], address).toContain(protocol);
      }
    });
  });

  describe.each(homeRoutes)('the home page at $path', ({ path }) => {
    it('leads to its four sections, in order, each with its heading', async () => {
      const page = await openPage(served, path);
      const nav = navigationOf(page, 'On this page');
      expect(textsOf(nav, 'a')).toEqual(['Welcome', 'Our Services', 'What we do', 'Get in touch']);
      const targets = nav.querySelectorAll('a').map((link) => {
        return new URL(attributeOf(link, 'href') ?? '', origin + path).hash;
      });
      expect(targets).toEqual(homeSections.map(({ id }) => `#${id}`));
      const sections = targets.map((target) => only(page, target));
      expect(sections.map((section) => textsOf(section, 'h2'))).toEqual([
        [],
        ['Our Services'],
        ['What we do'],
        ['Get in touch'],
      ]);
    });

    it('opens with the tagline and the way to the services', async () => {
      const welcome = only(await openPage(served, path), '#welcome');
      for (const line of stringsIn(home.tagline)) {
        expect(textOf(only(welcome, 'h1'))).toContain(line);
      }
      const explore = welcome
        .querySelectorAll('a')
        .find((link) => textOf(link) === 'Explore Our Services');
      expect(explore && attributeOf(explore, 'href')).toMatch(/#services$/);
    });

    it('has a card for each destination, whose link says where it leads', async () => {
      const cards = only(await openPage(served, path), '#services').querySelectorAll('li');
      expect(cards.map((card) => textOf(only(card, 'h3')))).toEqual([
        'USA',
        'UK',
        'Canada',
        'Australia',
        'New Zealand',
        'Ireland',
      ]);
      for (const [index, card] of cards.entries()) {
        const route = destinationRoutes[index];
        if (!route) throw new Error('There are more cards than destinations.');
        const link = only(card, 'a');
        expect(attributeOf(link, 'href')).toBe(route.path);
        const name = attributeOf(link, 'aria-label') ?? textOf(link);
        expect(name).toMatch(/^Learn more/);
        expect(name).toContain(route.label);
        for (const line of spotlights[route.id].lines) expect(textOf(card)).toContain(line);
        expect(attributeOf(only(card, 'img'), 'alt')).toBe(spotlights[route.id].picture.alt);
      }
    });

    it('describes the six stages of the work, in their order', async () => {
      const stages = only(await openPage(served, path), '#what-we-do').querySelectorAll('li');
      expect(stages.map((stage) => textOf(only(stage, 'h3')))).toEqual([
        'Profile and eligibility evaluation',
        'Test preparation and documents',
        'University applications',
        'Financial and admission confirmation',
        'The visa process',
        'Pre-departure and post-arrival support',
      ]);
      for (const stage of stages) expect(textOf(only(stage, 'p')).length).toBeGreaterThan(60);
    });

    it('says all that its content holds', async () => {
      const text = textOf(only(await openPage(served, path), '#root'));
      const { title: _title, description: _description, ...body } = home;
      for (const string of stringsIn(body)) expect(text).toContain(collapse(string));
    });

    it('the office can be reached by address, phone, mail and both networks', async () => {
      const contact = only(await openPage(served, path), 'address');
      for (const line of site.address) expect(textOf(contact)).toContain(line);
      expect(textOf(contact)).toContain('Hyderabad');
      const links = contact
        .querySelectorAll('a')
        .map((link) => [attributeOf(link, 'href'), textOf(link)]);
      expect(links).toEqual([
        [`tel:${testEnvironment.CONTACT_PHONE.replaceAll(' ', '')}`, testEnvironment.CONTACT_PHONE],
        [`mailto:${testEnvironment.CONTACT_EMAIL}`, testEnvironment.CONTACT_EMAIL],
        ...site.social.map(({ href, text }) => [href, text]),
      ]);
    });

    it('the map is 250 pixels high, named, fetched late, and can be done without', async () => {
      const page = await openPage(served, path);
      const map = attributesOf(only(page, 'iframe'));
      expect(map).toMatchObject({ height: '250', loading: 'lazy', src: site.map.embed });
      expect(map['title']?.length).toBeGreaterThan(10);
      const caption = only(page, 'figcaption');
      for (const line of site.address) expect(textOf(caption)).toContain(line);
      expect(attributeOf(only(caption, 'a'), 'href')).toBe(site.map.link);
    });
  });

  describe.each(homeRoutes)('the enquiry form at $path', ({ path }) => {
    async function openForm(): Promise<HtmlElement> {
      return only(await openPage(served, path), 'form[method="post"]');
    }

    it('posts natively to the forwarding service', async () => {
      const form = attributesOf(await openForm());
      expect(form).toMatchObject({ method: 'post', action: testEnquiryAction });
      // Both would change what arrives: the service takes the browser's own encoding.
      expect(['', 'application/x-www-form-urlencoded', undefined]).toContain(form['enctype']);
      expect(form).not.toHaveProperty('novalidate');
      expect(form).not.toHaveProperty('target');
    });

    it('asks for five things, all required and checked by the browser', async () => {
      const form = await openForm();
      const fields = form.querySelectorAll('input').map(attributesOf).filter(isVisible);
      const asked = fields.map(({ name, type, autocomplete, inputmode }) => {
        return { name, type, autocomplete, inputmode };
      });
      expect(asked).toEqual([
        { name: 'name', type: 'text', autocomplete: 'name', inputmode: 'text' },
        { name: 'Phone', type: 'tel', autocomplete: 'tel', inputmode: 'tel' },
        // The visitor's own country would be the wrong answer.
        { name: 'country', type: 'text', autocomplete: 'on', inputmode: 'text' },
        { name: 'course', type: 'text', autocomplete: 'on', inputmode: 'text' },
        { name: 'email', type: 'email', autocomplete: 'email', inputmode: 'email' },
      ]);
      for (const field of fields) {
        expect(field).toHaveProperty('required');
        // A value or a rule of ours would stand between the visitor and the browser's own.
        for (const name of ['value', 'pattern', 'minlength', 'maxlength', 'disabled']) {
          expect(field).not.toHaveProperty(name);
        }
      }
    });

    it('names each field in a label of its own', async () => {
      const form = await openForm();
      for (const { id } of form.querySelectorAll('input').map(attributesOf).filter(isVisible)) {
        expect(textOf(only(form, `label[for="${id}"]`))).not.toBe('');
      }
    });

    it('hides two instructions to the service and nothing else', async () => {
      const form = await openForm();
      const hidden = form
        .querySelectorAll('input')
        .map(attributesOf)
        .filter((field) => !isVisible(field));
      expect(hidden.map(({ name, value }) => [name, value])).toEqual([
        ['_captcha', 'false'],
        ['_next', ''],
      ]);
      expect(form.querySelectorAll('select, textarea, object, button[name]')).toHaveLength(0);
    });

    it('has one button that sends it, and says what happens to what is sent', async () => {
      const form = await openForm();
      expect(attributeOf(only(form, 'button'), 'type')).toBe('submit');
      expect(attributesOf(only(form, 'button'))).not.toHaveProperty('name');
      for (const paragraph of home.privacy) expect(textOf(form)).toContain(paragraph);
    });

    it('the success panel waits beside it, unseen', async () => {
      const page = await openPage(served, path);
      const panel = page
        .querySelectorAll('section, dialog, div[role="dialog"]')
        .find((element) => textsOf(element, 'h2, h3')[0] === 'Application Submitted!');
      if (!panel) throw new Error('There is no success panel.');
      const isHidden = panel.is('dialog')
        ? !panel.hasAttribute('open')
        : panel.hasAttribute('hidden');
      expect(isHidden).toBe(true);
      expect(textsOf(panel, 'p')).toEqual([
        "Thank you for reaching out. We'll get back to you shortly.",
      ]);
      const button = only(panel, 'button');
      expect(attributeOf(button, 'aria-label') ?? textOf(button)).toMatch(/close/i);
    });
  });

  describe.each(destinationRoutes)('the destination page of $label', (route) => {
    const content = destinations[route.id];

    it('has its heading and its sections, in the order of the specification', async () => {
      const page = await openPage(served, route.path);
      const main = only(page, 'main');
      expect(textsOf(main, 'h1, h2')).toEqual([
        `Study in ${route.label}`,
        'Application Process Overview',
        'After You Receive an Offer',
        "Why It's Worth It",
        'How We Help',
      ]);
      // The introduction stands under the main heading, in front of every section.
      const text = textOf(main);
      for (const paragraph of content.intro) {
        expect(text.indexOf(collapse(paragraph))).toBeLessThan(
          text.indexOf('Application Process Overview'),
        );
      }
    });

    it('says all that its content holds', async () => {
      const text = textOf(only(await openPage(served, route.path), 'main'));
      for (const string of visibleStringsOf(content)) {
        expect(text).toContain(collapse(string));
      }
    });

    it('has every fact of the specification', async () => {
      const text = textOf(only(await openPage(served, route.path), 'main')).toLowerCase();
      for (const fact of facts[route.id]) {
        const wordings = fact.toLowerCase().split('|');
        expect(
          wordings.some((wording) => text.includes(wording)),
          fact,
        ).toBe(true);
      }
    });

    it('links the official page of every rule, and says when they were last read', async () => {
      const main = only(await openPage(served, route.path), 'main');
      const links = main.querySelectorAll('a').map((link) => attributeOf(link, 'href'));
      for (const { source } of content.facts) expect(links).toContain(source.href);
      expect(textOf(main)).toContain('Last reviewed');
      const dates = main.querySelectorAll('time').map((time) => attributeOf(time, 'datetime'));
      expect(dates).toContain(content.lastReviewed);
    });

    it('its header leads home and to all six, with this one marked', async () => {
      const page = await openPage(served, route.path);
      const [title, ...links] = only(page, '#root').querySelectorAll('header a');
      expect(title && textOf(title)).toContain(site.name);
      expect(title && attributeOf(title, 'href')).toBe(homeRoute.path);
      const navigation = navigationOf(page, 'Destinations').querySelectorAll('a');
      expect(links.slice(0, navigation.length).map(textOf)).toEqual(navigation.map(textOf));
      expect(navigation.map((link) => [textOf(link), attributeOf(link, 'href')])).toEqual(
        [homeRoute, ...destinationRoutes].map(({ label, path }) => [label, path]),
      );
      const marked = page.querySelectorAll('[aria-current="page"]');
      expect(marked.map((link) => attributeOf(link, 'href'))).toEqual([route.path]);
      expect(page.querySelectorAll('[aria-current]')).toHaveLength(1);
    });

    it('shows its picture at once', async () => {
      const [picture] = only(await openPage(served, route.path), 'main').querySelectorAll('img');
      expect(picture && attributesOf(picture)).toMatchObject({
        src: content.picture.src,
        alt: content.picture.alt,
        // The text must not wait for it; nothing else is fetched before the page has loaded.
        fetchpriority: 'low',
      });
      expect(picture?.hasAttribute('loading')).toBe(false);
    });
  });
});

describe('the pages', () => {
  const [{ ask }] = forms;

  it('have titles and descriptions of their own', async () => {
    const heads = new Map<string, string[]>();
    for (const { path, canonicalPath } of routes) {
      const page = parseHtml((await ask(path)).text);
      heads.set(canonicalPath, [textOf(only(page, 'title')), meta(page, 'name="description"')]);
    }
    for (const index of [0, 1]) {
      expect(new Set([...heads.values()].map((head) => head[index])).size).toBe(heads.size);
    }
  });

  it('are the same bytes whenever they are rendered', async () => {
    const other = request((await createTestSite()).app);
    for (const { path } of routes) {
      const [one, two] = [
        await ask(path),
        await other.get(path).set('Accept-Encoding', 'identity'),
      ];
      expect(two.text).toBe(one.text);
      expect(two.headers['etag']).toBe(one.headers.etag);
    }
  });

  it('hand the browser the settings they were rendered with', async () => {
    for (const { path } of routes) {
      const page = parseHtml((await ask(path)).text);
      const settings = JSON.parse(only(page, '#settings').textContent);
      expect(settings).toMatchObject({
        enquiryAction: testEnquiryAction,
        contactEmail: testEnvironment.CONTACT_EMAIL,
        contactPhone: testEnvironment.CONTACT_PHONE,
      });
    }
  });

  it('a setting can not break out of the page it is written into', async () => {
    const hostile = `"><svg/onload=x></script><!--@x.example`;
    const site = await createTestSite({ CONTACT_EMAIL: hostile.replaceAll(/[/]/g, '') });
    const { text } = await request(site.app).get(homeRoute.path);
    expect(text).not.toContain('<svgonload');
    expect(text).not.toContain('<!--@');
  });
});

describe('valid HTML', () => {
  const [{ ask }] = forms;
  const addresses: readonly string[] = [...routes.map(({ path }) => path), '/not-found'];

  it.each(addresses)('%s', async (path) => {
    expect(await faultsOfHtml((await ask(path)).text)).toEqual([]);
  });
});

/** The navigation of this name. */
function navigationOf(page: HtmlElement, name: string): HtmlElement {
  const found = page
    .querySelectorAll('nav')
    .find((navigation) => attributeOf(navigation, 'aria-label') === name);
  if (!found) throw new Error(`There is no navigation called ${name}.`);
  return found;
}

function meta(page: HtmlElement, attribute: string): string {
  return attributeOf(only(page, `meta[${attribute}]`), 'content') ?? '';
}

function isVisible({ type }: Readonly<Record<string, string>>): boolean {
  return type !== 'hidden';
}

/** What stands in the page's body. */
function visibleStringsOf(content: Destination): readonly string[] {
  const { title: _title, description: _description, intakes: _intakes, ...body } = content;
  return stringsIn(body);
}

/** All addresses that a browser would follow or fetch, those in the style sheet included. */
function addressesOn(page: HtmlElement): ReadonlySet<string> {
  const found = ['href', 'src', 'action', 'poster'].flatMap((name) =>
    page.querySelectorAll(`[${name}]`).map((element) => attributeOf(element, name) ?? ''),
  );
  const styles = page.querySelectorAll('style').map((style) => style.textContent);
  const named = [...styles.join('').matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url = '']) => url);
  return new Set([...found, ...named]);
}
