import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { only } from '../setup/html.ts';
import { alpha, beta, follow, heading, open, wait } from '../setup/site.tsx';

describe('a link to another page', () => {
  beforeEach(async () => {
    await open('/?utm_source=x');
    vi.spyOn(window, 'scrollY', 'get').mockReturnValueOnce(700);
    await follow('Beta Islands');
  });

  it('updates title, description and canonical URL with the server’s origin', () => {
    expect(document.title).toBe('Study in Beta Islands | Quill & Öst’s “Bureau”');
    only(document, 'meta[content="A description of the page about Beta Islands."]');
    // The document's own origin is localhost.
    only(document, `[rel="canonical"][href="https://www.fixture.example${beta}"]`);
  });

  it('focuses the heading, without an announcement', async () => {
    expect(document.activeElement).toBe(heading());
    await wait(8_000);
    expect(document.querySelector('[aria-live]')?.textContent).toBe('');
  });

  it('focuses the heading on Back, and restores scroll positions on Back and Forward', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    vi.spyOn(window, 'scrollY', 'get').mockReturnValueOnce(300);
    dispatchEvent(new Event('scroll'));
    await wait(300);
    await act(async () => history.back());
    // happy-dom goes back asynchronously.
    await wait(100);
    expect(heading().textContent).toBe('First line of the tagline. Second line of it. ');
    expect(document.activeElement).toBe(heading());
    expect(scroll).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
    await act(async () => history.forward());
    await wait(100);
    expect(scroll).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
  });
});

it('shows the first screen of another page before the rest', async () => {
  await open('/');
  const countFooters = vi.fn(() => document.querySelectorAll('footer').length);
  document.addEventListener('focusin', countFooters);
  await follow('Beta Islands');
  // On the new page's heading.
  expect(countFooters.mock.results.map(({ value }) => value)).toEqual([0]);
});

it('fills in the countries of a link to the form', async () => {
  await open('/');
  await follow('Ask us about Alpha and Beta Islands');
  screen.getByDisplayValue('Alpha and Beta Islands');
});

it('returns scroll restoration to the browser when a page is left', async () => {
  await open(alpha);
  await wait(1_000);
  const states = ['focus', 'pagehide', 'pageshow'].map((type) => {
    dispatchEvent(new Event(type));
    return history.scrollRestoration;
  });
  expect(states).toEqual(['manual', 'auto', 'manual']);
});
