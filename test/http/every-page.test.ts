import { describe, expect, it } from 'vitest';
import { readPage } from '../setup/app.ts';
import { all, only, textOf } from '../setup/html.ts';
import { linksIn } from '../setup/reading.ts';

const paths = ['/', '/site/study-destination/alpha', '/site/study-destination/beta'];

describe.each(paths)('%s', async (path) => {
  const page = await readPage(path);

  it('begins with the site’s name, linked to the home page', () => {
    const [first] = linksIn(only(page, '#root'));
    expect(first).toBe('Quill & Öst’s “Bureau” Study far from Testington → /');
  });

  it('sets rel="noopener" on links to other sites', () => {
    const others = all(page, 'a[href^="http"]');
    expect(others.length).toBeGreaterThan(5);
    expect(others.filter((link) => !link.matches('[rel~="noopener"]'))).toEqual([]);
  });

  it('hides drawings from assistive technology', () => {
    const drawings = all(page, 'svg');
    expect(drawings.length).toBeGreaterThan(5);
    expect(drawings.filter((each) => !each.closest('[aria-hidden="true"]'))).toEqual([]);
  });

  it('sets widths that fit a phone without styles on pictures and drawings', () => {
    const pictures = all(page, 'img, svg');
    expect(pictures.length).toBeGreaterThan(5);
    const wide = pictures.filter((each) => !(Number(each.getAttribute('width') ?? NaN) <= 320));
    expect(wide).toEqual([]);
  });

  it('sends every disclosure closed', () => {
    expect(all(page, 'summary').length).toBeGreaterThan(5);
    expect(all(page, 'details[open]')).toEqual([]);
  });

  it('sets dir="ltr" on phone numbers', () => {
    const numbers = all(page, 'a[href^="tel:"]').filter((link) => /\d/.test(textOf(link)));
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers.filter((link) => !link.matches('[dir="ltr"]'))).toEqual([]);
  });
});
