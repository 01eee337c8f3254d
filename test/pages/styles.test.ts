import { expect, it } from 'vitest';
import { only, parseHtml } from '../setup/html.ts';
import { serveSite } from '../setup/site.ts';

const { ask } = await serveSite();
const css = only(parseHtml((await ask('/')).text), 'style').textContent ?? '';

it('text is shown in fallbacks with the measures of the display face until that is here', () => {
  const [face = '', ...fallbacks] = css.match(/@font-face ?\{[^}]*\}/g) ?? [];
  expect(face).toMatch(/src:url\(.*font-display:swap/);
  for (const fallback of fallbacks) {
    expect(fallback).toMatch(/src:local\(/);
    for (const measure of ['size-adjust', 'ascent-override', 'descent-override']) {
      expect(fallback).toMatch(new RegExp(`[;{]${measure}:\\d+(\\.\\d+)?%`));
    }
  }
  const names = [face, ...fallbacks].map((each) => /font-family:([^;]+)/.exec(each)?.[1]);
  expect(new Set(names).size).toBeGreaterThan(3);
  // One of them is always installed.
  const families = [...new Set(names)].join(', ');
  expect(css).toMatch(new RegExp(`--font-display: ${families}, [^;]*serif;`));
});

it('nothing is animated for those who want less motion', () => {
  const block = /@media[^{]*prefers-reduced-motion:no-preference\)\{(?:[^{}]*\{[^{}]*\})*\}/g;
  const moving = /[{;](?:animation|transition|scroll-behavior)[^;}]*/g;
  expect(css.match(moving)?.length).toBeGreaterThan(3);
  expect(css.replace(block, '').match(moving)).toBeNull();
});
